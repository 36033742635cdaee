import { WEEKDAYS } from "@comanda/domain/hours/time-zone";
import type { SpecialDate } from "@comanda/domain/hours/weekly-hours";
import { type HoursCase, hoursCases } from "@comanda/domain/testing/hours-cases";
import { businessHours } from "@comanda/domain/testing/week";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../company/company-site.tsx";
import { loadCatalog } from "../i18n/catalogs.ts";
import { type Translate, translator } from "../i18n/text.ts";
import { ComingDates } from "./coming-dates.tsx";
import { NowProvider } from "./current-time.tsx";
import { HoursButton } from "./hours-button.tsx";
import { OpenChip } from "./open-chip.tsx";
import { WeekHours } from "./week-hours.tsx";

let t: Translate;
beforeAll(async () => {
  await loadCatalog("en");
  t = translator("en");
});

/** Returns the markup that the server renders. */
function screen(
  { hours, timezone, country, now }: HoursCase,
  part: ReactNode,
  special_dates: readonly SpecialDate[] = [],
): string {
  const company = {
    business_hours_settings: hours,
    special_dates,
    timezone,
    country: { country_code: country },
  };
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={{ company, settings: {} } as CompanySite}>
        <NowProvider serverNow={now.toISOString()}>{part}</NowProvider>
      </CompanySiteProvider>
    </LocaleProvider>,
  );
}

/** Returns the texts of a piece of markup, one for each element. */
const words = (markup: string) =>
  markup
    // `bdi` only isolates the direction of a text.
    .replace(/<\/?bdi>/gu, "")
    .replace(/<\/?[a-z][^>]*>/gu, "|")
    .split("|")
    // A non-breaking space stands before AM and PM.
    .map((text) => text.replaceAll("\u00a0", " ").trim())
    .filter(Boolean);

/** Returns the chip's text for an expected text of the case table. */
function label(says: string): string {
  const [, verb, rest = ""] = /^(\w+) ?(.*)$/u.exec(says) ?? [];
  if (rest.startsWith("in ")) return t("hours.closesIn", { minutes: Number(rest.slice(3)) });
  if (verb === "open") return t("hours.open");
  if (verb === "closed") return t("hours.closed");
  if (verb === "closes") return t("hours.openUntil", { time: rest });
  const [first = "", ...time] = rest.split(" ");
  const weekday = WEEKDAYS.find((day) => day === first);
  if (!weekday && first !== "tomorrow") {
    return t("hours.closedUntil", { moment: t("moment.at", { time: rest }) });
  }
  const values = { time: time.join(" ") };
  const moment = weekday
    ? t("moment.dayTime", { day: t(`weekday.${weekday}`), ...values })
    : t("moment.tomorrow", values);
  return t("hours.closedUntil", { moment });
}

/** Returns the markup of the button as `chips`, which have the full text. */
const button = (hoursCase: HoursCase) =>
  screen(hoursCase, <HoursButton look="chips" />).replaceAll("\u00a0", " ");

test.each(hoursCases)("the chip has the expected text: $title", (hoursCase) => {
  expect(words(screen(hoursCase, <OpenChip />))).toEqual([label(hoursCase.expectedText)]);
});

test.each([
  ["08:59", "Closed · opens 9:00 AM"],
  ["12:14", "Open · closes 1:00 PM"],
  ["12:15", "Closes in 45 minutes"],
  ["12:59", "Closes in 1 minute"],
])("at %s the button and the chip say: %s", (time, says) => {
  const base = { timezone: "America/Mexico_City", country: "MX" } as HoursCase;
  const now = new Date(`2026-05-01T${time}-06:00`);
  const todayCase = { ...base, hours: businessHours({ friday: "09:00-13:00" }), now };
  expect(words(button(todayCase))).toContain(says);
  expect(words(screen(todayCase, <OpenChip />))).toEqual([says]);
});

test.each(hoursCases)("the button has the expected text and label: $title", (hoursCase) => {
  const [, name] = /^<button[^>]* aria-label="([^"]*)"/u.exec(button(hoursCase)) ?? [];
  expect(name).toBe(t("hours.show", { state: label(hoursCase.expectedText) }));
  expect(words(button(hoursCase))).toContain(label(hoursCase.expectedText));
});

test("the button opens a dialog, and the chip is not a button", () => {
  for (const hoursCase of hoursCases) {
    expect(button(hoursCase)).toContain('aria-haspopup="dialog"');
    expect(screen(hoursCase, <OpenChip />)).not.toMatch(/<button|<a |aria-haspopup/u);
  }
});

test.each(hoursCases)("the list has the expected days and marks today: $title", (hoursCase) => {
  const rows = screen(hoursCase, <WeekHours />).match(/<li.*?<\/li>/gsu) ?? [];
  const shown = rows.map((row) => {
    const [day, ...times] = words(row);
    return [day, times.join(", ")];
  });
  const timesText = (text: string) => {
    if (text === "24h") return t("hours.allDay");
    return text === "closed" ? t("hours.closed") : text;
  };
  expect(shown).toEqual(
    WEEKDAYS.map((day) => [t(`weekday.${day}`), timesText(hoursCase.list[day])]),
  );
  const today = rows.filter((row) => row.startsWith('<li aria-current="date"'));
  expect(today.map((row) => words(row)[0])).toEqual([t(`weekday.${hoursCase.today}`)]);
  // No other day has this background or weight.
  expect(rows.filter((row) => /bg-accent-soft|font-bold/u.test(row))).toEqual(today);
  expect(today[0]).toMatch(/class="[^"]*bg-accent-soft font-bold/u);
});

test("the coming dates that differ stand in order, with their names, and past ones do not", () => {
  const now = new Date("2026-12-24T12:00-06:00");
  const place = { timezone: "America/Mexico_City", country: "MX" };
  const hoursCase = { ...place, hours: null, now } as HoursCase;
  const markup = screen(hoursCase, <ComingDates />, [
    { date: "2026-12-31", hours: [{ open: "18:00", close: "02:00" }] },
    { date: "2026-12-25", name: "Christmas", hours: [] },
    { date: "2026-12-23", hours: [] },
  ]);
  const rows = markup.match(/<li.*?<\/li>/gsu) ?? [];
  expect(
    rows.map((row) =>
      row
        .replace(/<[^>]+>/gu, " ")
        .replace(/\s+/gu, " ")
        .trim(),
    ),
  ).toEqual(["Fri, Dec 25 Christmas Closed", "Thu, Dec 31 6:00 PM – 2:00 AM"]);
  expect(screen(hoursCase, <ComingDates />)).toBe("");
});
