import type { Cents } from "@comanda/domain/money/cents";
import type { Updateable } from "kysely";
import type { ApiContext } from "../../context/api-context.ts";
import type { Database } from "../../db/schema/database.ts";
import { Refusal } from "../../shared/refusal.ts";
import {
  addOrderEvent,
  type OrderRow,
  type StoredOrder,
  updateOrderWithStatus,
} from "../orders.store.ts";
import type { RequestedPayment } from "../rules/confirm-price.ts";
import { reserveStockAndDiscounts } from "./reserve-stock-and-discounts.ts";
import { type SubmittedChanges, validateForPlacement } from "./validate-for-placement.ts";

/**
 * Judges a draft, takes what it needs and places it: INITIATED becomes PENDING. `changes` says what else
 * is written, now that it is known what the order costs, or refuses. Null when it is placed; else that
 * refusal, or those of `judgeOrder` and `takeOrder`. To be called in a transaction that holds the order.
 */
export async function placeOrder(
  context: ApiContext,
  stored: Pick<StoredOrder, "order" | "lines">,
  { draft, payment }: { draft: SubmittedChanges; payment: RequestedPayment },
  extraChanges: (due: Cents) => Updateable<Database["orders"]> | Refusal,
): Promise<Refusal | null> {
  const validated = await validateForPlacement(context, stored, draft.scheduledFor, payment);
  if (validated instanceof Refusal) return validated;
  const extraColumns = extraChanges(validated.charges.total);
  if (extraColumns instanceof Refusal) return extraColumns;
  const reserved = await reserveStockAndDiscounts(context.db, stored.order, {
    draft,
    payment,
    judged: validated,
  });
  if (reserved instanceof Refusal) return reserved;
  await markPlaced(context, stored.order, { ...reserved, ...extraColumns });
  return null;
}

/** INITIATED becomes PENDING; the order holds already what it takes, or `changes` say what. */
export async function markPlaced(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  order: OrderRow,
  changes: Updateable<Database["orders"]>,
): Promise<void> {
  const now = clock();
  const placed = await updateOrderWithStatus(db, order, "INITIATED", {
    ...changes,
    status: "PENDING",
    payment_expires_at: null,
    updated_at: now,
    placed_at: now,
  });
  if (!placed) throw new Error("a draft that this transaction holds has changed");
  await addOrderEvent(db, order.company_id, order.id, "PENDING", now);
}
