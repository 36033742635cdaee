import { expect, test } from "vitest";
import { calls } from "./call-table.ts";

test("every call is public, and of one service", () => {
  const paths = Object.values(calls).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !/^\/ms-[a-z]+\/public\/[a-z]/u.test(path))).toEqual([]);
});
