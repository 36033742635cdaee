import { expect, test } from "vitest";
import type { Translate } from "../../i18n/text.ts";
import type { OrderAge } from "../state/order-age.ts";
import { ageText } from "./age-text.ts";

const t = ((key: string, values?: Record<string, string>) =>
  [key.replace("board.age.", ""), ...Object.values(values ?? {})].join(" ")) as Translate;

const style = { locale: "en", timezone: "America/Mexico_City" };
const now = Date.parse("2026-11-22T20:00:00Z");
const text = (age: Partial<OrderAge>) =>
  ageText({ urgency: "late", part: 1, ...age } as OrderAge, now, style, t);

test("a new order shows its seconds for an hour, then minutes, hours and days", () => {
  expect(text({ kind: "waits", seconds: 3599 })).toBe("waits 59:59");
  expect(text({ kind: "waits", seconds: 3600 })).toBe("waitsFor 60 min");
  expect(text({ kind: "waits", seconds: 86_400 })).toBe("waitsFor 1 day");
});

test("an order that is late for hours shows no thousands of minutes", () => {
  expect(text({ kind: "late", minutes: 0 })).toBe("lateNow");
  expect(text({ kind: "late", minutes: 4 })).toBe("late 4 min");
  expect(text({ kind: "late", minutes: 2900 })).toBe("late 2 days");
});

test("a ready order says how long it waits", () => {
  expect(text({ kind: "waitsMinutes", minutes: 7 })).toBe("waitsFor 7 min");
  expect(text({ kind: "waitsMinutes", minutes: 300 })).toBe("waitsFor 5 hr");
});
