import type { Order } from "@comanda/contract/orders/order";
import type { OrderUpdate } from "@comanda/contract/orders/order-requests";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { isOnlineMethod } from "@comanda/domain/orders/payment-method";
import { readCatalog } from "../catalog/read-catalog.ts";
import { transact } from "../db/transact.ts";
import { toWireOrder, visibilityFor } from "../orders/order-view.ts";
import { findOrder, type OrderRow, type StoredOrder } from "../orders/orders.store.ts";
import { findOfferedMethod } from "../orders/place/validate-for-placement.ts";
import { publishOrderChangedOrLog } from "../orders/publish-order-changed.ts";
import type { PaymentContext } from "../payments/payment-context.ts";
import { ProviderFailure } from "../payments/providers/common/provider-failure.ts";
import { Refusal } from "../shared/refusal.ts";
import { maySubmitOrder } from "./may-submit-order.ts";
import { type OrderRequestKey, submitOrder } from "./submit-order.ts";
import { withdrawOpenPayments, withdrawSupersededPayments } from "./withdraw-payments.ts";

/**
 * Changes a draft's comment and time. An assigned payment sends the order (decision 23): an offline method
 * places it, an online method makes it wait for its payment. The same update sent again returns the order
 * as it is. The cookie of another device than the client's finds no order; without a cookie the order's id
 * is enough. Providers are called before and after the transaction, never in it. An offline method first
 * withdraws the open online payments; if one of them was paid already, the result is the order that it
 * placed. Reads catalog, method and order once before the lock and once under it. Refusals: 404
 * `company_not_found`, `order_not_found`; 409 `order_not_editable`, `order_cancelled`; 422 `invalid_body`,
 * `payment_method_not_found`; 503 `payment_provider_offline`; and those of `validateForPlacement`.
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
  const result =
    prepared === "paid"
      ? "saved"
      : await transact(context.db, (trx) => submitOrder({ ...context, db: trx }, key, update));
  if (result instanceof Refusal) return result;
  const stored =
    result === "submitted"
      ? await publishAndWithdrawSuperseded(context, seen.order)
      : await findOrder(context.db, companyId, orderId);
  return stored
    ? toWireOrder(stored, visibilityFor(stored, device))
    : new Refusal("order_not_found");
}

/**
 * Checks that the order can be paid by the method before anything is reserved, and that no open card payment
 * remains before it is placed for cash. `paid`: an online payment was paid already.
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

/** Runs after the commit. Returns the order as it is then; undefined when it no longer exists. */
async function publishAndWithdrawSuperseded(
  context: PaymentContext,
  { company_id, id }: OrderRow,
): Promise<StoredOrder | undefined> {
  await publishOrderChangedOrLog(context, { company_id, id });
  const stored = await findOrder(context.db, company_id, id);
  const hasWithdrawn = stored && (await withdrawSupersededPayments(context, stored.order));
  return hasWithdrawn ? findOrder(context.db, company_id, id) : stored;
}
