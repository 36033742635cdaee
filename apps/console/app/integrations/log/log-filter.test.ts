import { expect, test } from "vitest";
import { type LogFilter, logFilter, logQuery } from "./log-filter.ts";

test.each<[string, LogFilter]>([
  ["", {}],
  ["state=failed", { state: "failed" }],
  ["state=waiting&before=120", { state: "waiting", before: "120" }],
  ["state=odd&before=-1&more=1", {}],
])("the address ?%s shows %j", (query, filter) => {
  expect(logFilter(new URLSearchParams(query))).toEqual(filter);
  expect(logFilter(new URLSearchParams(logQuery(filter)))).toEqual(filter);
});
