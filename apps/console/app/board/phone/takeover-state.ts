import type { StaffOrder } from "@comanda/contract/staff/staff-order";

/** The new order that covers the screen, and the orders that the member has hidden to see the board. */
export type Takeover = { shownId: string | null; hidden: ReadonlySet<string> };

export const noTakeover: Takeover = { shownId: null, hidden: new Set() };

/**
 * Returns the order that covers the screen, and its position among the new ones from 1. Null where
 * there is none, or where the member has hidden all of them.
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

/** Shows the next new order; after the last one the first. */
export function showNext(takeover: Takeover, orders: readonly StaffOrder[]): Takeover {
  const index = orders.findIndex(({ id }) => id === takeover.shownId);
  const next = orders[(Math.max(0, index) + 1) % orders.length];
  return { ...takeover, shownId: next?.id ?? null };
}

/** Goes back to the board until another order comes. */
export function hideTakeover(orders: readonly StaffOrder[]): Takeover {
  return { shownId: null, hidden: new Set(orders.map(({ id }) => id)) };
}
