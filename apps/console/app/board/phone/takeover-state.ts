import type { StaffOrder } from "@comanda/contract/staff/staff-order";

/** The new order that covers the screen, and the orders that the member has hidden to see the board. */
export type Takeover = { shownId: string | null; hidden: ReadonlySet<string> };

export const noTakeover: Takeover = { shownId: null, hidden: new Set() };

/**
 * Returns the order that covers the screen, and its position among the new ones from 1: the one that the
 * member went to, else the one that waits longest of those that are not hidden. It stays when more orders come,
 * because a finger may be on its way to accept it. Null where there is none, or where all of them are hidden.
 */
export function takeoverOrder({ shownId, hidden }: Takeover, orders: readonly StaffOrder[]) {
  const unhidden = orders.findIndex(({ id }) => !hidden.has(id));
  if (unhidden < 0) return null;
  const chosen = orders.findIndex(({ id }) => id === shownId);
  const index = chosen < 0 ? unhidden : chosen;
  const order = orders[index];
  return order ? { order, position: index + 1 } : null;
}

/** Shows the next new order; after the last one the first. */
export function showNext(takeover: Takeover, orders: readonly StaffOrder[]): Takeover {
  const position = takeoverOrder(takeover, orders)?.position ?? 1;
  const next = orders[position % orders.length];
  return { ...takeover, shownId: next?.id ?? null };
}

/** Goes back to the board until another order comes. */
export function hideTakeover(orders: readonly StaffOrder[]): Takeover {
  return { shownId: null, hidden: new Set(orders.map(({ id }) => id)) };
}
