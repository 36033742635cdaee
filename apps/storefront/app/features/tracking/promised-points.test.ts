import type { Order } from "@comanda/contract/orders/order";
import { expect, test } from "vitest";
import { promisedPoints } from "./promised-points.ts";

test.each([
  ["a placed order", {}, false, "pending"],
  ["a delivered order", { status: "DELIVERED" }, false, "pending"],
  ["a finalized order", { status: "FINALIZED" }, false, "earned"],
  ["an order without a client", { client_id: null }, false, "none"],
  ["a finalized order without a client", { status: "FINALIZED", client_id: null }, false, "none"],
  ["a cancelled order", { status: "CANCELLED" }, false, "none"],
  ["an order that waits for its payment", { payment_status: "payment_requested" }, false, "none"],
  ["an order whose payment failed", { payment_status: "failed" }, false, "none"],
  ["an order whose message is not sent", {}, true, "none"],
] as const)("the page of %s says of its points: %o, unsent %s: %s", (_, changes, unsent, said) => {
  const order = { id: "ord", status: "PENDING", payment_status: null, client_id: "c", ...changes };
  expect(promisedPoints(order as Order, { unsent })).toBe(said);
});
