import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { cancelRefusedPayment, type PaymentResult } from "../../../pay/attempt/pay-order.ts";
import { fetchCardResult } from "../../../pay/card/confirm-card-payment.ts";
import type { OrderApi } from "../draft/order-api.ts";
import { paymentActions } from "./payment-actions.ts";

/**
 * Asks the server about a card payment whose answer was lost, and cancels a refused one. `unsure` where the server
 * does not say.
 */
export async function checkLostPayment(
  orderApi: OrderApi,
  order: Order | null,
  payment: CompanyPayment | null,
): Promise<PaymentResult> {
  const result = payment && (await fetchCardResult(orderApi.call, payment));
  if (!(payment && order && result)) return { kind: "unsure" };
  const actions = paymentActions(orderApi, order.id, {});
  const ended = result.kind === "paid" ? "paid" : await cancelRefusedPayment(actions, payment);
  if (ended === "paid") return { kind: "placed", placed: { order, alreadyPlaced: false } };
  return ended === "unpaid" ? { kind: "refused", reason: null } : { kind: "unsure" };
}
