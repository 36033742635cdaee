import type { Cents } from "@comanda/domain/money";
import type { Updateable } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Context } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import type { AssignedPayment } from "./final-price.ts";
import { type Draft, judgeOrder } from "./judge-order.ts";
import { addOrderEvent, type OrderRow, type StoredOrder, updateOrderIn } from "./orders.store.ts";
import { takeOrder } from "./take-order.ts";

/**
 * Judges a draft, takes what it needs and places it: INITIATED becomes PENDING. `changes` says what else
 * is written, now that it is known what the order costs, or refuses. Null when it is placed; else that
 * refusal, or those of `judgeOrder` and `takeOrder`. To be called in a transaction that holds the order.
 */
export async function placeOrder(
  context: Context,
  stored: Pick<StoredOrder, "order" | "lines">,
  { draft, payment }: { draft: Draft; payment: AssignedPayment },
  changes: (due: Cents) => Updateable<Database["orders"]> | Refusal,
): Promise<Refusal | null> {
  const judged = await judgeOrder(context, stored, draft.scheduledFor, payment);
  if (judged instanceof Refusal) return judged;
  const more = changes(judged.charges.total);
  if (more instanceof Refusal) return more;
  const taken = await takeOrder(context.db, stored.order, { draft, payment, judged });
  if (taken instanceof Refusal) return taken;
  await markPlaced(context, stored.order, { ...taken, ...more });
  return null;
}

/** INITIATED becomes PENDING; the order holds already what it takes, or `changes` say what. */
export async function markPlaced(
  { db, clock }: Pick<Context, "db" | "clock">,
  order: OrderRow,
  changes: Updateable<Database["orders"]>,
): Promise<void> {
  const now = clock();
  const placed = await updateOrderIn(db, order, "INITIATED", {
    ...changes,
    status: "PENDING",
    payment_expires_at: null,
    updated_at: now,
    placed_at: now,
  });
  if (!placed) throw new Error("a draft that this transaction holds has changed");
  await addOrderEvent(db, order.company_id, order.id, "PENDING", now);
}
