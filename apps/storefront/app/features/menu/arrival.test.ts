import { expect, test } from "vitest";
import { arrivalNews } from "./arrival.ts";

const now = new Date("2026-03-02T18:00:00Z");
const opensAt = new Date("2026-03-03T10:00:00Z");
const until = new Date("2026-03-02T20:00:00Z");
const open = { readOnly: false, closed: false, opensAt: null, later: false, pauses: [], now };

const kinds = (given: Partial<Parameters<typeof arrivalNews>[0]>) =>
  arrivalNews({ ...open, ...given }).map(({ kind }) => kind);

test("an open shop that takes everything says nothing", () => {
  expect(kinds({})).toEqual([]);
});

test("a closed one says whether it takes orders for later", () => {
  expect(kinds({ closed: true, opensAt, later: true })).toEqual(["later"]);
  expect(kinds({ closed: true, opensAt })).toEqual(["closed"]);
  expect(kinds({ closed: true })).toEqual(["closed"]);
});

test("what is paused is told after that, while it is", () => {
  const pauses = [{ type: "DELIVERY" as const, until }];
  expect(kinds({ pauses })).toEqual(["paused"]);
  expect(kinds({ pauses, closed: true, opensAt })).toEqual(["closed", "paused"]);
  expect(kinds({ pauses, now: until })).toEqual([]);
});

test("a menu to look at greets nobody", () => {
  const pauses = [{ type: "TAKEAWAY" as const, until }];
  expect(kinds({ readOnly: true, closed: true, opensAt, later: true, pauses })).toEqual([]);
});

test("another opening time, or another pause, is told anew", () => {
  const notes = (given: Partial<Parameters<typeof arrivalNews>[0]>) =>
    arrivalNews({ ...open, ...given }).map(({ note }) => note);
  const closed = { closed: true, opensAt };
  expect(notes(closed)).toEqual(notes({ ...closed, now: opensAt }));
  expect(notes(closed)).not.toEqual(notes({ ...closed, opensAt: until }));
  expect(notes(closed)).not.toEqual(notes({ ...closed, later: true }));
  const paused = (type: "DELIVERY" | "TAKEAWAY") => notes({ pauses: [{ type, until }] });
  expect(paused("DELIVERY")).not.toEqual(paused("TAKEAWAY"));
});
