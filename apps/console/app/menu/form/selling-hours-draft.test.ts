import { expect, test } from "vitest";
import {
  endsNextDay,
  newWindow,
  sellingHoursOf,
  startWindows,
  windowFaults,
} from "./selling-hours-draft.ts";

const evening = { days: ["friday" as const], from: "18:00", to: "02:00" };
const faultsOf = (fields: object) =>
  windowFaults({ ...newWindow("a"), ...fields }).flatMap(([field, fault]) =>
    fault?.kind ? [`${field} ${fault.kind}`] : [],
  );

test("unchanged times are sent as they are stored", () => {
  expect(sellingHoursOf(startWindows([evening]), {})).toEqual({ availability: [evening] });
});

test("a part without times gets no field, and one whose times were removed an empty one", () => {
  expect(sellingHoursOf([], { name: "Tacos" })).toEqual({});
  expect(sellingHoursOf([], { availability: [evening] })).toEqual({ availability: [] });
});

test.each([
  [{ days: [] }, ["days noDays"]],
  [{ from: "" }, ["from noTime"]],
  [{ to: "24:00" }, ["to noTime"]],
  [{ from: "12:00", to: "12:00" }, ["to sameTime"]],
  [{ from: "22:00", to: "02:00" }, []],
])("a time with %j has the faults %j", (fields, faults) => {
  expect(faultsOf(fields)).toEqual(faults);
});

test("a time that ends before it begins ends on the next day", () => {
  expect(endsNextDay({ ...newWindow("a"), from: "22:00", to: "02:00" })).toBe(true);
  expect(endsNextDay(newWindow("a"))).toBe(false);
});
