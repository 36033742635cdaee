import type { Order } from "@comanda/contract/orders";
import { expect, test } from "vitest";
import { isUnfinished, orderPage } from "./order-page-state.ts";

const order = (changes: Partial<Order>) =>
  ({ status: "PENDING", payment_status: null, ...changes }) as Order;

test("a draft has no page, unless its payment is under way", () => {
  expect(orderPage(null)).toBe("not_found");
  expect(orderPage(order({ status: "INITIATED" }))).toBe("not_found");
  expect(orderPage(order({ status: "INITIATED", payment_status: "payment_requested" }))).toBe(
    "waiting_for_payment",
  );
});

test("a placed order is shown, a cancelled one as such", () => {
  expect(orderPage(order({ status: "READY" }))).toBe("under_way");
  expect(orderPage(order({ status: "CANCELLED" }))).toBe("cancelled");
});

test("only what can still change is asked for again", () => {
  expect(isUnfinished(order({ status: "DELIVERED" }))).toBe(true);
  expect(isUnfinished(order({ status: "FINALIZED" }))).toBe(false);
  expect(isUnfinished(order({ status: "CANCELLED" }))).toBe(false);
  expect(isUnfinished(null)).toBe(false);
});
