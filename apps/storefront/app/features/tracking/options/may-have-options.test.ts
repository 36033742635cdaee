import type { Order } from "@comanda/contract/orders/order";
import { expect, test } from "vitest";
import { mayHaveOptions, tableToCallFrom } from "./may-have-options.ts";

const order = { status: "PENDING", service_type: "TABLE", table_id: "t4", breakdown: {} };
const of = (changes: object) => ({ ...order, ...changes }) as Order;

test.each([
  [{}, true, "t4"],
  [{ status: "INITIATED" }, false, null],
  [{ status: "READY" }, true, "t4"],
  [{ status: "DELIVERED" }, false, "t4"],
  [{ status: "FINALIZED" }, false, null],
  [{ status: "CANCELLED" }, false, null],
  [{ service_type: "TAKEAWAY", table_id: null }, true, null],
  [{ breakdown: null }, false, null],
])("an order with %o has choices: %s, and a table: %s", (changes, options, table) => {
  expect(mayHaveOptions(of(changes))).toBe(options);
  expect(tableToCallFrom(of(changes))).toBe(table);
});
