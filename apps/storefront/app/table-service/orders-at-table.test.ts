import { OwnOrder } from "@comanda/contract/orders/own-order";
import * as v from "valibot";
import { expect, test } from "vitest";
import { ordersAtTable } from "./orders-at-table.ts";

const now = new Date("2026-03-16T20:00:00Z");
const open = {
  id: "open",
  public_id: 1,
  status: "PREPARING",
  payment_state: "UNPAID",
  created_at: "2026-03-16T19:00:00Z",
  order_title: "Mesa 4",
  amount_due: 12,
};

test.each([
  ["open at this table", {}, true],
  ["delivered to the table and not paid", { status: "DELIVERED" }, true],
  ["of another table", { order_title: "Mesa 5" }, false],
  ["for takeaway", { order_title: null }, false],
  ["paid online", { payment_state: "PAID" }, false],
  ["cancelled", { status: "CANCELLED" }, false],
  ["in the books of the restaurant", { status: "FINALIZED" }, false],
  ["of yesterday", { created_at: "2026-03-15T20:00:00Z" }, false],
])("of an order that is %s, %j, the bill shows it: %j", (_, more, isShown) => {
  const order = v.parse(OwnOrder, { ...open, ...more });
  expect(ordersAtTable([order], "Mesa 4", now)).toEqual(isShown ? [order] : []);
});

test("the first order of the visit comes first", () => {
  const [later, first] = [
    v.parse(OwnOrder, { ...open, id: "later" }),
    v.parse(OwnOrder, { ...open, id: "first", created_at: "2026-03-16T18:00:00Z" }),
  ];
  expect(ordersAtTable([later, first], "Mesa 4", now)).toEqual([first, later]);
});
