import { expect, test } from "vitest";
import { evaluateOrderability } from "../orders/orderability.ts";
import { type HoursCase, hoursCases } from "../testing/hours-cases.ts";
import { localTime, relativeDay } from "./local-time.ts";
import {
  formatClockTime,
  formatOpeningTime,
  openState,
  type TimeFormat,
  timeFormat,
} from "./opening-hours.ts";
import { type DaySchedule, weekSchedule } from "./week-schedule.ts";

test("the cases are sixty at least, each its own", () => {
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
  // It is so until just before, and no longer so from then on.
  expect(openState(hours, timezone, new Date(changesAt.getTime() - 1)).open).toBe(open);
  expect(openState(hours, timezone, changesAt).open).toBe(!open);
});

/** What the screens make of the state, without their words. */
function expectedTextOf({ hours, timezone, country, now }: HoursCase): string {
  const { open, closesAt, opensAt, closesInMinutes } = openState(hours, timezone, now);
  if (closesInMinutes !== null) return `closes in ${closesInMinutes}`;
  const turn = closesAt ?? opensAt;
  if (!turn) return open ? "open" : "closed";
  const time = formatClockTime(localTime(timezone, turn).time, timeFormat(country));
  const day = relativeDay(timezone, turn, now);
  return open ? `closes ${time}` : `opens ${day === "today" ? time : `${day} ${time}`}`;
}

test.each(hoursCases)("what people read: $title: $expectedText", (given) => {
  expect(expectedTextOf(given)).toBe(given.expectedText);
});

function listed({ allDay, ranges }: DaySchedule, format: TimeFormat): string {
  if (allDay) return "24h";
  const shown = ranges.map(
    ({ open, close }) => `${formatOpeningTime(open, format)} – ${formatOpeningTime(close, format)}`,
  );
  return shown.join(", ") || "closed";
}

test.each(hoursCases)("the list: $title", ({ hours, timezone, country, now, today, list }) => {
  const days = weekSchedule(hours, timezone, now);
  const shown = days.map((day) => [day.weekday, listed(day, timeFormat(country))]);
  expect(Object.fromEntries(shown)).toEqual(list);
  expect(days.filter((day) => day.today).map(({ weekday }) => weekday)).toEqual([today]);
});

test.each(hoursCases)(
  "whether it takes orders: $title",
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
    const meantForNow = evaluateOrderability({ ...context, settings: later, scheduledFor: null });
    // Where it never opens there is nothing to choose a time from.
    const code = changesAt ? "schedule_required" : "closed";
    const required = { ...closed, reasons: [{ code, opensAt: changesAt }] };
    expect(meantForNow).toEqual(open ? { allowed: true } : required);
    if (open || changesAt === null) return;
    expect(evaluateOrderability({ ...context, settings: later, scheduledFor: changesAt })).toEqual({
      allowed: true,
    });
  },
);
