import type { Order } from "@comanda/contract/orders/order";
import { expect, test } from "vitest";
import { isRefunding, isUnfinished, newerOrder, orderPageState } from "./order-page-state.ts";

const order = (changes: Partial<Order>) =>
  ({ id: "ord", status: "PENDING", payment_status: null, ...changes }) as Order;

test("a draft has no page, unless it is paid online", () => {
  expect(orderPageState(null)).toBe("not_found");
  const draft = (payment_status: Order["payment_status"]) =>
    orderPageState(order({ status: "INITIATED", payment_status }));
  expect(draft(null)).toBe("not_found");
  expect(draft("payment_requested")).toBe("waiting_for_payment");
  expect(draft("failed")).toBe("payment_failed");
  expect(draft("refund_pending")).toBe("payment_returned");
  expect(draft("refunded")).toBe("payment_returned");
});

test("a new order waits for its payment, with either status", () => {
  const placed = (payment_status: Order["payment_status"]) =>
    orderPageState(order({ status: "PENDING", payment_status }));
  expect(placed("payment_requested")).toBe("waiting_for_payment");
  expect(placed("failed")).toBe("payment_failed");
  expect(placed("refunded")).toBe("under_way");
  expect(orderPageState(order({ status: "READY", payment_status: "payment_requested" }))).toBe(
    "under_way",
  );
  expect(orderPageState(order({ status: "INITIATED", payment_state: "PAID" }))).toBe("under_way");
});

test("a placed, a cancelled and a finalized order have their own states", () => {
  expect(orderPageState(order({ status: "READY" }))).toBe("under_way");
  expect(orderPageState(order({ status: "DELIVERED" }))).toBe("under_way");
  expect(orderPageState(order({ status: "FINALIZED" }))).toBe("finalized");
  expect(orderPageState(order({ status: "CANCELLED" }))).toBe("cancelled");
});

test("an order is unfinished until it is finalized or cancelled", () => {
  expect(isUnfinished(order({ status: "DELIVERED" }))).toBe(true);
  expect(isUnfinished(order({ status: "FINALIZED" }))).toBe(false);
  expect(isUnfinished(order({ status: "CANCELLED" }))).toBe(false);
  expect(isUnfinished(null)).toBe(false);
});

test("a cancelled order is finished, but its refund may be open", () => {
  const cancelled = order({ status: "CANCELLED", payment_status: "refund_pending" });
  expect([isUnfinished(cancelled), isRefunding(cancelled)]).toEqual([false, true]);
  expect(isRefunding(order({ status: "CANCELLED", payment_status: "refunded" }))).toBe(false);
  expect(isRefunding(null)).toBe(false);
});

test("an answer that is older than the shown order is ignored", () => {
  const at = (updated_at: string | null, id = "ord") => order({ id, updated_at });
  const [noon, one] = [at("2026-05-01T12:00:00.000Z"), at("2026-05-01T13:00:00.000Z")];
  expect(newerOrder(noon, one)).toBe(one);
  expect(newerOrder(one, noon)).toBe(one);
  expect(newerOrder(null, noon)).toBe(noon);
  const again = at(noon.updated_at ?? null);
  expect(newerOrder(noon, again)).toBe(again);
});

test("an order without a date, or with another id, replaces the shown one", () => {
  const shown = order({ updated_at: "2026-05-01T13:00:00.000Z" });
  const undated = order({ updated_at: null });
  expect(newerOrder(shown, undated)).toBe(undated);
  const other = order({ id: "other", updated_at: "2026-05-01T12:00:00.000Z" });
  expect(newerOrder(shown, other)).toBe(other);
});
