import { expect, test } from "vitest";
import { rememberRated, wasRated } from "./rated-orders.ts";

test("an order that was rated is known, and no other", () => {
  rememberRated("one");
  rememberRated("two");
  rememberRated("one");
  expect(["one", "two", "three"].map(wasRated)).toEqual([true, true, false]);
});
