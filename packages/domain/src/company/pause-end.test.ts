import { expect, test } from "vitest";
import { isPauseEndNear } from "./pause-end.ts";

const now = new Date("2026-05-01T12:00:00Z");

test.each([
  ["2027-05-01T11:59:59.999Z", true],
  ["2027-05-01T12:00:00Z", false],
  ["2035-01-02T14:00:00Z", false],
])("a pause until %s has an end for the guest: %j", (until, expected) => {
  expect(isPauseEndNear(new Date(until), now)).toBe(expected);
});
