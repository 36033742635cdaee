import type { Order } from "@comanda/contract/orders/order";
import type { OrderUpdate } from "@comanda/contract/orders/order-requests";
import { readCatalog } from "../catalog/read-catalog.ts";
import { transact } from "../db/transact.ts";
import type { OrderRequest } from "../orders/order-request.ts";
import { toWireOrder, visibilityFor } from "../orders/order-view.ts";
import { findOrder, type StoredOrder } from "../orders/orders.store.ts";
import { readPlacementFacts } from "../orders/place/placement-facts.store.ts";
import { findOfferedMethod } from "../orders/place/validate-for-placement.ts";
import { publishOrderChangedOrLog } from "../orders/publish-order-changed.ts";
import type { PaymentContext } from "../payments/payment-context.ts";
import { ProviderFailure } from "../payments/providers/common/provider-failure.ts";
import { Refusal } from "../shared/refusal.ts";
import { publishSharedCartChanged } from "../shared-carts/publish-shared-cart-changed.ts";
import { maySubmitOrder } from "./may-submit-order.ts";
import { needsProvider, type SubmitResult, submitOrder } from "./submit-order.ts";
import { withdrawOpenPayments, withdrawSupersededPayments } from "./withdraw-payments.ts";

/**
 * Changes a draft's comment and time. An assigned payment sends the order (decision 23): an offline method
 * places it, an online method makes it wait for its payment. The same update sent again returns the order
 * as it is. The cookie of another device than the client's finds no order; without a cookie the order's id
 * is enough. Providers are called before and after the transaction, never in it. An offline method first
 * withdraws the open online payments; if one of them was paid already, the result is the order that it
 * placed. Most orders need no provider, and are read once, under their lock. Refusals: 404
 * `company_not_found`, `order_not_found`; 409 `order_not_editable`, `order_cancelled`; 422 `invalid_body`,
 * `payment_method_not_found`; 503 `payment_provider_offline`; and those of `validateForPlacement`.
 */
export async function updateOrder(
  context: PaymentContext,
  key: OrderRequest,
  update: OrderUpdate,
): Promise<Order | Refusal> {
  const { companyId, device } = key;
  const submit = (preparation: { isPrepared: boolean }) =>
    context.placementQueue.run(companyId, () =>
      transact(context.db, (trx) => submitOrder({ ...context, db: trx }, key, update, preparation)),
    );
  let result = seemsPayableOnline(context, companyId, update)
    ? UNPREPARED
    : await submit({ isPrepared: false });
  if (!(result instanceof Refusal) && result.outcome === "unprepared") {
    const prepared = await preparePayment(context, key, update);
    if (prepared instanceof Refusal) result = prepared;
    else
      result =
        prepared === "paid"
          ? { outcome: "saved", stored: null }
          : await submit({ isPrepared: true });
  }
  if (result instanceof Refusal)
    return result.code === "order_not_found" ? orderNotFound(context, companyId) : result;
  if (result.outcome === "unprepared")
    throw new Error("a provider was called, and is still needed");
  const stored = await publishSubmitted(context, key, result);
  return stored
    ? toWireOrder(stored, visibilityFor(stored, device))
    : new Refusal("order_not_found");
}

const UNPREPARED: SubmitResult = { outcome: "unprepared" };

/**
 * Whether the payment method is one of a provider in the catalog that was read last. It may have changed
 * since, which `submitOrder` notices.
 */
function seemsPayableOnline(
  { catalogCache }: PaymentContext,
  companyId: string,
  { meta_data }: OrderUpdate,
): boolean {
  const id = meta_data?.assigned_payment?.payment_method_id;
  const methods = Object.values(catalogCache.lastRead(companyId)?.paymentMethods ?? {}).flat();
  return methods.some((method) => method.id === id && needsProvider(method));
}

async function orderNotFound(context: PaymentContext, companyId: string): Promise<Refusal> {
  const catalog = await readCatalog(context, companyId);
  return catalog instanceof Refusal ? catalog : new Refusal("order_not_found");
}

/**
 * Checks that the order can be paid by the method before anything is reserved, and that no open card payment
 * remains before it is placed for cash. `paid`: an online payment was paid already.
 */
async function preparePayment(
  context: PaymentContext,
  { companyId, orderId, device }: OrderRequest,
  update: OrderUpdate,
): Promise<"paid" | "ready" | Refusal> {
  const { db, catalogCache, clock, providers } = context;
  const facts = await readPlacementFacts(db, companyId, orderId, clock());
  if (!facts || !maySubmitOrder(facts.stored, device)) return new Refusal("order_not_found");
  const { catalogState, hasPayments, stored } = facts;
  const { order } = stored;
  const catalog = await catalogCache.readWithState(db, order.company_id, catalogState);
  if (!catalog) return new Refusal("company_not_found");
  const payment = update.meta_data?.assigned_payment;
  const method = payment && findOfferedMethod(catalog, order, payment.payment_method_id);
  if (!method || order.status !== "INITIATED") return "ready";
  if (!needsProvider(method)) {
    const outcome = hasPayments ? await withdrawOpenPayments(context, order) : "ready";
    return outcome === "processing" ? new Refusal("order_not_editable") : outcome;
  }
  const provider = await providers.open(order.company_id, method.provider_id);
  return provider instanceof ProviderFailure ? new Refusal("payment_provider_offline") : "ready";
}

/**
 * Runs after the commit: publishes a submitted order, and withdraws payments that it replaces. Returns
 * the order as it is then; undefined when it no longer exists.
 */
async function publishSubmitted(
  context: PaymentContext,
  { companyId, orderId }: OrderRequest,
  result: Exclude<SubmitResult, { outcome: "unprepared" }>,
): Promise<StoredOrder | undefined> {
  if (result.outcome === "submitted") {
    await publishOrderChangedOrLog(context, { company_id: companyId, id: orderId });
    if (result.sharedCart)
      await publishSharedCartChanged(context, { companyId, cartId: result.sharedCart.id });
  }
  const stored = result.stored ?? (await findOrder(context.db, companyId, orderId));
  if (result.outcome === "saved" || !result.hasPayments || !stored) return stored;
  const hasWithdrawn = await withdrawSupersededPayments(context, stored.order);
  return hasWithdrawn ? findOrder(context.db, companyId, orderId) : stored;
}
