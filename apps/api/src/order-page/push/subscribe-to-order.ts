import type {
  PushSubscriptionState,
  PushSubscriptionToAdd,
} from "@comanda/contract/orders/order-options";
import { changesLive } from "@comanda/domain/orders/progress";
import { readCatalog } from "../../catalog/read-catalog.ts";
import type { AlertServices } from "../../context/alert-services.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { transact } from "../../db/transact.ts";
import type { OrderRequest } from "../../orders/order-request.ts";
import { findOrder, mayAccessOrder } from "../../orders/orders.store.ts";
import { checkSubscription } from "../../push/check-subscription.ts";
import { newId } from "../../shared/new-id.ts";
import { Refusal } from "../../shared/refusal.ts";
import { announcement } from "./announced.store.ts";
import { announcedStatus } from "./order-message.ts";
import { deleteByEndpoint, upsertOrderSubscription } from "./order-push.store.ts";

type Context = Pick<ApiContext, "db" | "clock" | "catalogCache"> & {
  /** Null where the server sends none. */
  push: AlertServices["push"] | null;
};

/**
 * Sends push messages about an order to the browser that sends this, until the order ends; not `subscribed`
 * for an order that is over or not placed, or where the server sends none. 404 `company_not_found`,
 * `order_not_found`, also for a device that may not access the order; 422 `invalid_body`.
 */
export async function subscribeToOrder(
  context: Context,
  { companyId, orderId, device }: OrderRequest,
  { endpoint, keys, language }: PushSubscriptionToAdd,
): Promise<PushSubscriptionState | Refusal> {
  const { push } = context;
  const refused = push && checkSubscription(push, { endpoint, ...keys });
  if (refused) return refused;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  return transact(context.db, async (trx) => {
    const stored = await findOrder(trx, companyId, orderId);
    if (!stored || !mayAccessOrder(stored, device)) return new Refusal("order_not_found");
    const { status } = stored.order;
    if (!push || !changesLive({ status, payment_status: null })) return { subscribed: false };
    const known = announcedStatus(stored.order);
    const said = known && announcement(known, stored.order.confirmed_at);
    const subscription = {
      company_id: companyId,
      order_id: orderId,
      id: newId(),
      endpoint,
      ...keys,
      language,
      created_at: context.clock(),
    };
    await upsertOrderSubscription(trx, subscription, said);
    return { subscribed: true };
  });
}

/** Ends the push messages about an order to a browser; refusals as above. */
export async function unsubscribeFromOrder(
  context: Omit<Context, "push">,
  { companyId, orderId, device }: OrderRequest,
  endpoint: string,
): Promise<PushSubscriptionState | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const stored = await findOrder(context.db, companyId, orderId);
  if (!stored || !mayAccessOrder(stored, device)) return new Refusal("order_not_found");
  await deleteByEndpoint(context.db, { companyId, orderId }, endpoint);
  return { subscribed: false };
}
