import type { OrderOptions } from "@comanda/contract/orders/order-options";
import { customerCancelUntil } from "@comanda/domain/board/customer-cancel";
import { changesLive } from "@comanda/domain/orders/progress";
import { findBoardSettings } from "../companies/board-settings.store.ts";
import type { ApiContext } from "../context/api-context.ts";
import type { OrderRequest } from "../orders/order-request.ts";
import { findOrder, mayAccessOrder } from "../orders/orders.store.ts";
import { Refusal } from "../shared/refusal.ts";

/**
 * Returns what the customer can do with an order now; nothing for a device that may not access it.
 * `pushKey` is the server's key for push messages, null without them. 404 `company_not_found`,
 * `order_not_found`.
 */
export async function readOrderOptions(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  { companyId, orderId, device }: OrderRequest,
  pushKey: string | null,
): Promise<OrderOptions | Refusal> {
  const settings = await findBoardSettings(db, companyId);
  if (!settings) return new Refusal("company_not_found");
  const stored = await findOrder(db, companyId, orderId);
  if (!stored) return new Refusal("order_not_found");
  const now = clock();
  const { order } = stored;
  const mayAct = mayAccessOrder(stored, device);
  const until = mayAct ? customerCancelUntil(order, settings, now) : null;
  const isUnderWay = changesLive({ status: order.status, payment_status: null });
  return {
    now: now.toISOString(),
    cancel: until && { until: until === "always" ? null : until.toISOString() },
    push_key: mayAct && isUnderWay ? pushKey : null,
  };
}
