import type { RefundSource } from "@comanda/domain/orders/refunds";
import type { OrderRow } from "../../orders/orders.store.ts";
import type { PaymentRow } from "../payments.store.ts";
import { refundsByApi } from "../providers/common/refunding-kinds.ts";
import type { RefundRow } from "./order-refunds.store.ts";

type Facts = {
  order: Pick<OrderRow, "paid_at" | "amount_due" | "payment_status">;
  payments: readonly Pick<PaymentRow, "id" | "kind" | "state" | "received" | "reference">[];
  refunds: readonly Pick<RefundRow, "payment_id" | "amount" | "state">[];
};

/**
 * Returns the money that an order received: each paid online payment, then the counter. A payment that
 * its provider reports as refunded in full has nothing left, and neither has an order that is refunded,
 * also when that was recorded at the command line.
 */
export function refundSources({ order, payments, refunds }: Facts): RefundSource[] {
  if (order.payment_status === "refunded") return [];
  const givenBack = (paymentId: string | null) =>
    refunds
      .filter((refund) => refund.payment_id === paymentId && refund.state !== "refused")
      .reduce((sum, { amount }) => sum + amount, 0);
  const online = payments
    .filter(({ state }) => state === "paid" || state === "partially_refunded")
    .map(({ id, kind, received, reference }) => ({
      paymentId: id,
      received: received ?? 0,
      given: givenBack(id),
      byProvider: refundsByApi(kind) && reference !== null,
    }));
  const counter = {
    paymentId: null,
    received: order.paid_at === null ? 0 : order.amount_due,
    given: givenBack(null),
    byProvider: false,
  };
  return [...online, counter];
}
