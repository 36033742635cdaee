import { expect, test } from "vitest";
import { lastOrder } from "./last-order.ts";

test("the last order is found among other cookies", () => {
  expect(lastOrder("a=1; comanda_last_order=ord:7; b=2")).toBe("ord:7");
  expect(lastOrder("xcomanda_last_order=1")).toBeNull();
  expect(lastOrder(null)).toBeNull();
});
