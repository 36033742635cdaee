import { expect, test } from "vitest";
import { arrivalNews } from "./arrival.ts";

const now = new Date("2026-03-02T18:00:00Z");
const opensAt = new Date("2026-03-03T10:00:00Z");
const until = new Date("2026-03-02T20:00:00Z");
const open = { readOnly: false, closed: false, opensAt: null, later: false, pauses: [], now };

type Given = Partial<Parameters<typeof arrivalNews>[0]>;

const news = (given: Given, told: string[] = []) =>
  arrivalNews({ ...open, ...given }, (note) => !told.includes(note));
const kind = (given: Given) => news(given)?.kind ?? null;
const paused = (given: Given) => news(given)?.pauses.map(({ type }) => type);

const pauses = [{ type: "DELIVERY" as const, until }];

test("an open shop that takes everything says nothing", () => {
  expect(news({})).toBeNull();
});

test("a closed one says whether it takes orders for later", () => {
  expect(kind({ closed: true, opensAt, later: true })).toBe("later");
  expect(kind({ closed: true, opensAt })).toBe("closed");
  expect(kind({ closed: true })).toBe("closed");
});

test("a pause is shown while it lasts, also in the sheet of a closed company that takes orders for later", () => {
  expect(kind({ pauses })).toBe("paused");
  expect(paused({ pauses })).toEqual(["DELIVERY"]);
  expect(news({ pauses, now: until })).toBeNull();
  const closed = { pauses, closed: true, opensAt };
  expect(kind({ ...closed, later: true })).toBe("later");
  expect(paused({ ...closed, later: true })).toEqual(["DELIVERY"]);
});

test("a pause is not shown where nothing can be ordered now", () => {
  expect(kind({ pauses, closed: true, opensAt })).toBe("closed");
  expect(paused({ pauses, closed: true, opensAt })).toEqual([]);
});

test("a menu to look at shows no sheet", () => {
  expect(news({ readOnly: true, closed: true, opensAt, later: true, pauses })).toBeNull();
});

test("another opening time, or another pause, is told anew", () => {
  const closed = { closed: true, opensAt, later: true };
  const told = news(closed)?.notes ?? [];
  expect(told).toHaveLength(1);
  expect(news({ ...closed, now: opensAt }, told)).toBeNull();
  expect(news({ ...closed, opensAt: until }, told)?.kind).toBe("later");
  expect(news({ ...closed, later: false }, told)?.kind).toBe("closed");
  expect(news({ ...closed, pauses }, told)?.kind).toBe("paused");
  const paused = news({ pauses })?.notes ?? [];
  expect(news({ pauses }, paused)).toBeNull();
  expect(news({ pauses: [{ type: "TAKEAWAY", until }] }, paused)?.kind).toBe("paused");
});
