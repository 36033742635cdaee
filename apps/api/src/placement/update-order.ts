import type { Order } from "@comanda/contract/orders/order";
import type { OrderUpdate } from "@comanda/contract/orders/order-requests";
import type { PaymentMethod } from "@comanda/contract/payments/company-payment";
import { isOnlineMethod } from "@comanda/domain/orders/payment-method";
import { readCatalog } from "../catalog/read-catalog.ts";
import { transact } from "../db/transact.ts";
import { toWireOrder, visibilityFor } from "../orders/order-view.ts";
import { findOrder, type OrderRow } from "../orders/orders.store.ts";
import { findOfferedMethod } from "../orders/place/validate-for-placement.ts";
import { publishOrderChangedOrLog } from "../orders/publish-order-changed.ts";
import type { PaymentContext } from "../payments/payment-context.ts";
import { ProviderFailure } from "../payments/providers/common/provider-failure.ts";
import { Refusal } from "../shared/refusal.ts";
import { maySubmitOrder } from "./may-submit-order.ts";
import { type OrderRequestKey, submitOrder } from "./submit-order.ts";
import { withdrawOpenPayments, withdrawSupersededPayments } from "./withdraw-payments.ts";

/**
 * Changes a draft's comment and schedule. With an assigned payment it is sent (design §5): an offline
 * one places it, an online one makes it wait for its payment. Sent again, it is answered as it is then.
 * With the cookie of another device than the client's an order is not found; without any, its id is
 * enough. Providers are asked before and after the transaction, never in it: for who pays offline after
 * all, what is under way is withdrawn first, and if that turns out to be paid the order is as it made it.
 * Refusals: 404 `company_not_found`, `order_not_found`; 409 `order_not_editable`, `order_cancelled`; 422 `invalid_body`;
 * 503 `payment_provider_offline`; and those of `judgeOrder`.
 */
export async function updateOrder(
  context: PaymentContext,
  key: OrderRequestKey,
  update: OrderUpdate,
): Promise<Order | Refusal> {
  const { companyId, orderId, device } = key;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const seen = await findOrder(context.db, companyId, orderId);
  if (!seen || !maySubmitOrder(seen, device)) return new Refusal("order_not_found");
  const payment = update.meta_data?.assigned_payment;
  const method = payment && findOfferedMethod(catalog, seen.order, payment.payment_method_id);
  const prepared = method && (await preparePayment(context, seen.order, method));
  if (prepared instanceof Refusal) return prepared;
  if (prepared !== "paid") {
    const submitted = await transact(context.db, (trx) =>
      submitOrder({ ...context, db: trx }, key, update),
    );
    if (submitted instanceof Refusal) return submitted;
    if (submitted === "sent") await afterSubmission(context, seen.order);
  }
  const stored = await findOrder(context.db, companyId, orderId);
  return stored
    ? toWireOrder(stored, visibilityFor(stored, device))
    : new Refusal("order_not_found");
}

/**
 * Nothing is held for what cannot be paid, nor placed for cash while a card is still being charged:
 * `paid` when it has been.
 */
async function preparePayment(
  context: PaymentContext,
  order: OrderRow,
  method: PaymentMethod,
): Promise<"paid" | "ready" | Refusal> {
  if (order.status !== "INITIATED") return "ready";
  if (!(method.provider_id && isOnlineMethod(method))) {
    const outcome = await withdrawOpenPayments(context, order);
    return outcome === "processing" ? new Refusal("order_not_editable") : outcome;
  }
  const provider = await context.providers.open(order.company_id, method.provider_id);
  return provider instanceof ProviderFailure ? new Refusal("payment_provider_offline") : "ready";
}

/** Once it is committed, who watches the order is told, and payments for something else are withdrawn. */
async function afterSubmission(context: PaymentContext, order: OrderRow): Promise<void> {
  await publishOrderChangedOrLog(context, order);
  await withdrawSupersededPayments(context, order);
}
