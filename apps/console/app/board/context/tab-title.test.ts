import { expect, test } from "vitest";
import { titleWithCount } from "./tab-title.ts";

test("the title says how many orders wait, once", () => {
  expect(titleWithCount("Orders", 2)).toBe("(2) Orders");
  expect(titleWithCount("(2) Orders", 3)).toBe("(3) Orders");
  expect(titleWithCount("(3) Orders", 0)).toBe("Orders");
});
