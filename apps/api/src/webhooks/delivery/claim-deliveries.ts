import { findStaffOrdersByIds, type StoredStaffOrder } from "../../board/staff-orders.store.ts";
import type { Deps } from "../../context/deps.ts";
import { runInCompanyShare } from "../../db/postgres/database-use.ts";
import { newId } from "../../shared/new-id.ts";
import {
  type ClaimedDelivery,
  claimLanes,
  deleteEmptyLanes,
  findClaimed,
} from "./webhook-lanes.store.ts";

/**
 * A claim lasts longer than an attempt. When it ends, the deliveries of a process that died are due
 * again.
 */
const LEASE_MS = 60_000;

/** A claimed delivery with its order as it is now; undefined for a test. */
export type DeliveryToSend = { delivery: ClaimedDelivery; order: StoredStaffOrder | undefined };

export type ClaimBounds = { limit: number; perWebhook: number; busy: readonly string[] };

/** Claims deliveries that are due, for this process alone, and reads their orders. */
export async function claimDeliveries(
  { db, clock }: Pick<Deps, "db" | "clock">,
  bounds: ClaimBounds,
): Promise<DeliveryToSend[]> {
  const now = clock();
  const lease = newId();
  const until = new Date(now.getTime() + LEASE_MS);
  const claimed = await claimLanes(db, { ...bounds, now, until, lease });
  if (claimed === 0) return [];
  const deliveries = await findClaimed(db, lease);
  if (deliveries.length < claimed)
    await db.transaction().execute((trx) => deleteEmptyLanes(trx, lease));
  const toSend: DeliveryToSend[] = [];
  for (const [companyId, same] of Map.groupBy(deliveries, ({ company_id }) => company_id)) {
    const ids = [...new Set(same.flatMap(({ order_id }) => order_id ?? []))];
    const orders = await runInCompanyShare(companyId, async () =>
      ids.length > 0 ? findStaffOrdersByIds(db, companyId, ids) : [],
    );
    const byId = new Map(orders.map((each) => [each.order.id, each]));
    for (const delivery of same)
      toSend.push({ delivery, order: byId.get(delivery.order_id ?? "") });
  }
  return toSend;
}
