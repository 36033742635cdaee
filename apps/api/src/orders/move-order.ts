import type { Order } from "@comanda/contract/orders";
import type { OrderStatus } from "@comanda/domain/order-status";
import type { Transaction, Updateable } from "kysely";
import type { Database } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { publishOrderChanged } from "./order-changed.ts";
import { toOrder } from "./order-view.ts";
import { addOrderEvent, lockOrder, type StoredOrder, updateOrderIn } from "./orders.store.ts";
import { findByReference } from "./show-order.ts";

export type MoveDeps = Pick<Deps, "db" | "events" | "clock">;

/** Where an order goes, and what else happens with it, in the same transaction. */
export type Move = {
  to: OrderStatus;
  changes?: Updateable<Database["orders"]>;
  effect?: (trx: Transaction<Database>) => Promise<void>;
};

/**
 * Moves the order as `decide` says of what it finds. Of two moves at once from one status only the
 * first happens; the other gets 409 `illegal_transition`, so that no status is skipped.
 * 404 `order_not_found`. Who watches the order is told.
 */
export async function moveOrder(
  { db, events, clock }: MoveDeps,
  companyId: string,
  reference: string,
  decide: (stored: StoredOrder) => Move | Refusal,
): Promise<Order | Refusal> {
  const moved = await transact(db, async (trx) => {
    const seen = await findByReference(trx, companyId, reference);
    if (seen instanceof Refusal) return seen;
    await lockOrder(trx, companyId, seen.order.id);
    const stored = await findByReference(trx, companyId, seen.order.id);
    if (stored instanceof Refusal) return stored;
    const { order } = stored;
    if (order.status !== seen.order.status) {
      return illegalMove("Somebody else has just moved the order");
    }
    const move = decide(stored);
    if (move instanceof Refusal) return move;
    const now = clock();
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
  await publishOrderChanged(events, moved.order);
  return toOrder(moved, "whole");
}

export function illegalMove(detail: string): Refusal {
  return new Refusal("illegal_transition", { detail });
}
