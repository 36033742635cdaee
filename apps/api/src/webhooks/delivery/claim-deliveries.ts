import { MINUTE_MS } from "@comanda/domain/time/durations";
import { findStaffOrdersByIds, type StoredStaffOrder } from "../../board/staff-orders.store.ts";
import type { Deps } from "../../context/deps.ts";
import { runInCompanyShare } from "../../db/use/database-use.ts";
import { loggableError } from "../../shared/loggable-error.ts";
import { newId } from "../../shared/new-id.ts";
import type { OrderToSend } from "./attempt-delivery.ts";
import {
  type ClaimBounds,
  type ClaimedDelivery,
  claimLanes,
  deleteEmptyLanes,
  findClaimed,
} from "./webhook-lanes.store.ts";

/**
 * A claim lasts longer than an attempt. When it ends, the deliveries of a process that died are due
 * again.
 */
const LEASE_MS = MINUTE_MS;

/** A claimed delivery with its order as it is now; undefined for a test. */
export type DeliveryToSend = { delivery: ClaimedDelivery; order: OrderToSend };

/** Claims deliveries that are due, for this process alone, and reads their orders. */
export async function claimDeliveries(
  { db, clock, log }: Pick<Deps, "db" | "clock" | "log">,
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
    const orders = await runInCompanyShare(companyId, () =>
      readOrders({ db, log }, companyId, ids),
    );
    for (const delivery of same)
      toSend.push({ delivery, order: orders.get(delivery.order_id ?? "") });
  }
  return toSend;
}

/** Orders by their ids. One whose rows cannot be read is null, so that it stops no other's events. */
async function readOrders(
  { db, log }: Pick<Deps, "db" | "log">,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, StoredStaffOrder | null>> {
  if (ids.length === 0) return new Map();
  try {
    const orders = await findStaffOrdersByIds(db, companyId, ids);
    return new Map(orders.map((each) => [each.order.id, each]));
  } catch (error) {
    // An error of the database has a code: it says nothing about these orders.
    if (!(error instanceof Error) || "code" in error) throw error;
    const [only, ...others] = ids;
    if (only === undefined) throw error;
    if (others.length === 0) {
      log.error({ ...loggableError(error), company_id: companyId, order_id: only });
      return new Map([[only, null]]);
    }
    const read = await Promise.all(ids.map((id) => readOrders({ db, log }, companyId, [id])));
    return new Map(read.flatMap((orders) => [...orders]));
  }
}
