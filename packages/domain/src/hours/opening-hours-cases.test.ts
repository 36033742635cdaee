import { expect, test } from "vitest";
import { evaluateOrderability } from "../orders/orderability.ts";
import { type HoursCase, hoursCases } from "../testing/hours-cases.ts";
import { formatClockTime, formatOpeningTime, type TimeFormat, timeFormat } from "./clock-format.ts";
import { localTime, relativeDay } from "./local-time.ts";
import { openState } from "./opening-hours.ts";
import { type DaySchedule, weekSchedule } from "./week-schedule.ts";

test("there are at least sixty cases with different titles", () => {
  expect(new Set(hoursCases.map(({ title }) => title)).size).toBe(hoursCases.length);
  expect(hoursCases.length).toBeGreaterThanOrEqual(60);
});

test.each(hoursCases)("$title", ({ hours, timezone, now, open, changesAt }) => {
  const state = openState(hours, timezone, now);
  expect(state).toMatchObject({
    open,
    always: open && changesAt === null,
    closesAt: open ? changesAt : null,
    opensAt: open ? null : changesAt,
  });
  if (changesAt === null) return;
  // The state changes exactly at this instant.
  expect(openState(hours, timezone, new Date(changesAt.getTime() - 1)).open).toBe(open);
  expect(openState(hours, timezone, changesAt).open).toBe(!open);
});

/** Returns the opening state as pages show it, in the short form of `HoursCase.expectedText`. */
function expectedTextOf({ hours, timezone, country, now }: HoursCase): string {
  const { open, closesAt, opensAt, closesInMinutes } = openState(hours, timezone, now);
  if (closesInMinutes !== null) return `closes in ${closesInMinutes}`;
  const change = closesAt ?? opensAt;
  if (!change) return open ? "open" : "closed";
  const time = formatClockTime(
    localTime(timezone, change).time,
    timeFormat({ country_code: country }),
  );
  const day = relativeDay(timezone, change, now);
  return open ? `closes ${time}` : `opens ${day === "today" ? time : `${day} ${time}`}`;
}

test.each(hoursCases)("the text shown: $title: $expectedText", (hoursCase) => {
  expect(expectedTextOf(hoursCase)).toBe(hoursCase.expectedText);
});

function formatDay({ allDay, ranges }: DaySchedule, format: TimeFormat): string {
  if (allDay) return "24h";
  const shown = ranges.map(
    ({ open, close }) => `${formatOpeningTime(open, format)} – ${formatOpeningTime(close, format)}`,
  );
  return shown.join(", ") || "closed";
}

test.each(hoursCases)(
  "the list of hours: $title",
  ({ hours, timezone, country, now, today, list }) => {
    const days = weekSchedule(hours, timezone, now);
    const shown = days.map((day) => [
      day.weekday,
      formatDay(day, timeFormat({ country_code: country })),
    ]);
    expect(Object.fromEntries(shown)).toEqual(list);
    expect(days.filter((day) => day.today).map(({ weekday }) => weekday)).toEqual([today]);
  },
);

test.each(hoursCases)(
  "orders are taken only while open: $title",
  ({ hours, timezone, now, open, changesAt }) => {
    const context = {
      company: { timezone, currency: { code: "USD" }, business_hours_settings: hours },
      settings: { takeaway: { active: true } },
      serviceType: "TAKEAWAY",
      now,
    } as const;
    const later = { takeaway: { active: true, scheduled_orders_enabled: true } };
    const closed = {
      allowed: false,
      reasons: [{ code: "closed", opensAt: changesAt }],
      nextAt: changesAt,
    };
    expect(evaluateOrderability(context)).toEqual(open ? { allowed: true } : closed);
    const asSoonAsPossible = evaluateOrderability({
      ...context,
      settings: later,
      scheduledFor: null,
    });
    // A company that never opens has no time to choose.
    const code = changesAt ? "schedule_required" : "closed";
    const required = { ...closed, reasons: [{ code, opensAt: changesAt }] };
    expect(asSoonAsPossible).toEqual(open ? { allowed: true } : required);
    if (open || changesAt === null) return;
    expect(evaluateOrderability({ ...context, settings: later, scheduledFor: changesAt })).toEqual({
      allowed: true,
    });
  },
);
