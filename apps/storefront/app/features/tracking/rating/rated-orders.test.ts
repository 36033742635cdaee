import { expect, test } from "vitest";
import { rememberRated, wasRated } from "./rated-orders.ts";

test("only rated orders are remembered as rated", () => {
  rememberRated("one");
  rememberRated("two");
  rememberRated("one");
  expect(["one", "two", "three"].map(wasRated)).toEqual([true, true, false]);
});
