import type { StaffOrder } from "@comanda/contract/staff/staff-order";

/** Which new order takes the screen, and the orders over which the member went back to the board. */
export type Takeover = { shownId: string | null; hidden: ReadonlySet<string> };

export const noTakeover: Takeover = { shownId: null, hidden: new Set() };

/**
 * The order that takes the screen, and its place among the new ones from 1; null where there is none,
 * or where the member has hidden all of them.
 */
export function takeoverOrder({ shownId, hidden }: Takeover, orders: readonly StaffOrder[]) {
  if (orders.every(({ id }) => hidden.has(id))) return null;
  const index = Math.max(
    0,
    orders.findIndex(({ id }) => id === shownId),
  );
  const order = orders[index];
  return order ? { order, position: index + 1 } : null;
}

/** Shows the next of the new orders, and the first after the last. */
export function showNext(takeover: Takeover, orders: readonly StaffOrder[]): Takeover {
  const index = orders.findIndex(({ id }) => id === takeover.shownId);
  const next = orders[(Math.max(0, index) + 1) % orders.length];
  return { ...takeover, shownId: next?.id ?? null };
}

/** Goes back to the board until another order comes. */
export function hideTakeover(orders: readonly StaffOrder[]): Takeover {
  return { shownId: null, hidden: new Set(orders.map(({ id }) => id)) };
}
