import type { OrderUpdate } from "@comanda/contract/order-requests";
import type { Order } from "@comanda/contract/orders";
import type { PaymentMethod } from "@comanda/contract/payments";
import { isOnline } from "@comanda/domain/payment-method";
import { readCatalog } from "../companies/read-company.ts";
import { transact } from "../db/transact.ts";
import type { PaymentContext } from "../payments/context.ts";
import { ProviderFailure } from "../payments/providers/provider-failure.ts";
import { withdrawOthers, withdrawUnpaid } from "../payments/withdraw-payments.ts";
import { Refusal } from "../refusal.ts";
import { offeredMethod } from "./judge-order.ts";
import { mayChange } from "./may-change.ts";
import { tellOrderChanged } from "./order-changed.ts";
import { toOrder, viewFor } from "./order-view.ts";
import { findOrder, type OrderRow } from "./orders.store.ts";
import { type OrderKey, submitOrder } from "./submit-order.ts";

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
  key: OrderKey,
  update: OrderUpdate,
): Promise<Order | Refusal> {
  const { companyId, orderId, device } = key;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const seen = await findOrder(context.db, companyId, orderId);
  if (!seen || !mayChange(seen, device)) return new Refusal("order_not_found");
  const payment = update.meta_data?.assigned_payment;
  const method = payment && offeredMethod(catalog, seen.order, payment.payment_method_id);
  const prepared = method && (await prepare(context, seen.order, method));
  if (prepared instanceof Refusal) return prepared;
  if (prepared !== "paid") {
    const submitted = await transact(context.db, (trx) =>
      submitOrder({ ...context, db: trx }, key, update),
    );
    if (submitted instanceof Refusal) return submitted;
    if (submitted === "sent") await follow(context, seen.order);
  }
  const stored = await findOrder(context.db, companyId, orderId);
  return stored ? toOrder(stored, viewFor(stored, device)) : new Refusal("order_not_found");
}

/**
 * Nothing is held for what cannot be paid, nor placed for cash while a card is still being charged:
 * `paid` when it has been.
 */
async function prepare(
  context: PaymentContext,
  order: OrderRow,
  method: PaymentMethod,
): Promise<"paid" | "ready" | Refusal> {
  if (order.status !== "INITIATED") return "ready";
  if (!(method.provider_id && isOnline(method))) {
    const outcome = await withdrawUnpaid(context, order);
    return outcome === "processing" ? new Refusal("order_not_editable") : outcome;
  }
  const provider = await context.desk.open(order.company_id, method.provider_id);
  return provider instanceof ProviderFailure ? new Refusal("payment_provider_offline") : "ready";
}

/** Once it is committed, who watches the order is told, and payments for something else are withdrawn. */
async function follow(context: PaymentContext, order: OrderRow): Promise<void> {
  await tellOrderChanged(context, order);
  await withdrawOthers(context, order);
}
