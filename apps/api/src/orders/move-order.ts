import type { Order } from "@comanda/contract/orders";
import type { OrderStatus } from "@comanda/domain/order-status";
import type { Transaction, Updateable } from "kysely";
import type { Database } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { tryPublishOrderChanged } from "./order-changed.ts";
import { toOrder } from "./order-view.ts";
import {
  addOrderEvent,
  type EventRow,
  lockOrder,
  type StoredOrder,
  updateOrderIn,
} from "./orders.store.ts";
import { findByReference } from "./show-order.ts";

export type MoveDeps = Pick<Deps, "db" | "events" | "clock">;

/** Where an order goes, and what else happens with it, in the same transaction. */
export type Move = {
  to: OrderStatus;
  changes?: Updateable<Database["orders"]>;
  effect?: (trx: Transaction<Database>) => Promise<void>;
};

/**
 * Moves the order as `decide` says of what it finds. Of several moves at once only the first happens;
 * the others get 409 `illegal_transition` with the status that it has now, so that no status is skipped.
 * An order that was moved since the call began counts as moved at once: what the caller saw is over.
 * 404 `order_not_found`. Who watches the order is told.
 */
export async function moveOrder(
  { db, events, clock }: MoveDeps,
  companyId: string,
  reference: string,
  decide: (stored: StoredOrder) => Move | Refusal,
): Promise<Order | Refusal> {
  const begun = clock();
  // Read before the transaction: where transactions wait for each other, all begin with the same.
  const seen = await findByReference(db, companyId, reference);
  if (seen instanceof Refusal) return seen;
  const moved = await transact(db, async (trx) => {
    await lockOrder(trx, companyId, seen.order.id);
    const stored = await findByReference(trx, companyId, seen.order.id);
    if (stored instanceof Refusal) return stored;
    const { order, events } = stored;
    const now = clock();
    if (order.status !== seen.order.status || movedBetween(events, begun, now)) {
      return illegalMove(`The order has been moved already: it is ${order.status} now`);
    }
    const move = decide(stored);
    if (move instanceof Refusal) return move;
    await updateOrderIn(trx, order, order.status, {
      ...move.changes,
      status: move.to,
      updated_at: now,
    });
    await addOrderEvent(trx, companyId, order.id, move.to, now);
    await move.effect?.(trx);
    return findByReference(trx, companyId, order.id);
  });
  if (moved instanceof Refusal) return moved;
  await tryPublishOrderChanged(events, moved.order);
  return toOrder(moved, "whole");
}

/**
 * Whether the last status was reached after one instant and up to another. One that another machine's
 * clock puts later than `until` says nothing.
 */
function movedBetween(events: readonly EventRow[], after: Date, until: Date): boolean {
  const last = events.at(-1);
  return last !== undefined && last.at > after && last.at <= until;
}

export function illegalMove(detail: string): Refusal {
  return new Refusal("illegal_transition", { detail });
}
