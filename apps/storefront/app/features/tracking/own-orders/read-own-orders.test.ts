import { Order } from "@comanda/contract/orders/order";
import * as v from "valibot";
import { expect, test } from "vitest";
import { toOwnOrder } from "./read-own-orders.ts";

const orderOf = (more: object) =>
  v.parse(Order, { id: "o", public_id: 7, status: "PENDING", ...more });

test.each([
  ["neither products nor an amount", {}, null],
  ["a total", { total: 8.5 }, 8.5],
  ["a gift alone", { combos: [{ name: "Gift", quantity: 1 }] }, 0],
])("in the list of orders one with %s costs what it says", (_, more, amount) => {
  expect(toOwnOrder(orderOf(more)).amount_due).toBe(amount);
});
