import type { StaffOrder } from "@comanda/contract/staff/staff-order";

/** The orders that were never seen in the lane before, and all that have been seen until now. */
export function newlyArrived(
  known: ReadonlySet<string>,
  orders: readonly Pick<StaffOrder, "id" | "public_id">[],
) {
  const arrived = orders.filter(({ id }) => !known.has(id));
  return { arrived, seen: new Set([...known, ...arrived.map(({ id }) => id)]) };
}
