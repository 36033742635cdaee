import { expect, test } from "vitest";
import { historySearch, readHistoryQuery } from "./history-query.ts";

const read = (text: string) => readHistoryQuery(new URLSearchParams(text));

test("the address says the day, the search and the page", () => {
  const query = read("search=Ana&day=2026-11-22&page=3");
  expect(query).toEqual({ search: "Ana", day: "2026-11-22", page: 3 });
  expect(historySearch(query)).toBe("?search=Ana&day=2026-11-22&page=3");
});

test("invalid parameters are left out", () => {
  expect(read("day=2026-02-30&page=0")).toEqual({ search: "", day: "", page: 1 });
  expect(read("day=tomorrow&page=abc")).toEqual({ search: "", day: "", page: 1 });
  expect(read(`search=${"x".repeat(200)}`).search).toHaveLength(80);
});

test("the first page of everything has no query", () => {
  expect(historySearch({ search: "", day: "", page: 1 })).toBe("");
});
