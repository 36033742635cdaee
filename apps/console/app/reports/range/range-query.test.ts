import { expect, test } from "vitest";
import { rangeSearch, readRangeQuery } from "./range-query.ts";

const TODAY = "2026-03-05";
const read = (search: string) => readRangeQuery(new URLSearchParams(search), TODAY);

test.each([
  ["", "2026-02-27", TODAY],
  ["range=today", TODAY, TODAY],
  ["range=yesterday", "2026-03-04", "2026-03-04"],
  ["range=28-days", "2026-02-06", TODAY],
  ["range=month", "2026-03-01", TODAY],
  ["range=own&from=2025-12-31&to=2026-01-02", "2025-12-31", "2026-01-02"],
])("the address %j asks for the days %s to %s", (search, from, to) => {
  expect(read(search)).toMatchObject({ from, to, by: "day", error: null });
});

test.each([
  ["from=2026-03-02&to=2026-03-01", "endsBefore"],
  ["from=2020-01-01&to=2026-03-01", "tooLong"],
  ["from=2026-02-30&to=2026-03-01", "noDay"],
  ["from=&to=2026-03-01", "noDay"],
  ["from=yesterday&to=2026-03-01", "noDay"],
])("the own range %s is wrong: %s", (search, error) => {
  expect(read(`range=own&${search}`).error).toBe(error);
});

test("an unknown dimension or range is the usual one", () => {
  expect(read("range=decade&by=moon")).toMatchObject({ preset: "7-days", by: "day" });
});

test("the address of a range asks for the same range", () => {
  for (const search of [
    "range=month&by=product",
    "range=own&from=2026-01-01&to=2026-01-02&by=table",
  ])
    expect(read(rangeSearch(read(search)))).toEqual(read(search));
});
