import { expect, test } from "vitest";
import { calls } from "../calls/call-table.ts";
import { staffCalls } from "./staff-calls.ts";

test("every path names a service and a company, and is not public", () => {
  const paths = Object.values(staffCalls).map(({ path }) => path);
  const pattern = /^\/ms-[a-z]+\/companies\/\{companyId\}\/[a-z]/u;
  expect(paths.filter((path) => !pattern.test(path) || path.includes("public"))).toEqual([]);
});

test("no two calls have the same method and path", () => {
  const all = [...Object.values(calls), ...Object.values(staffCalls)];
  const keys = all.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test("no staff call has the name of a public call", () => {
  expect(Object.keys(staffCalls).filter((name) => name in calls)).toEqual([]);
});
