import { expect, test } from "vitest";
import { calls } from "./call-table.ts";

test("every path names a service and is public", () => {
  const paths = Object.values(calls).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !/^\/ms-[a-z]+\/public\/[a-z]/u.test(path))).toEqual([]);
});
