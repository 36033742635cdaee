import type { Cents } from "@comanda/domain/money/cents";
import type { Updateable } from "kysely";
import { parseBoardSettings } from "../../companies/board-settings.store.ts";
import type { ApiContext } from "../../context/api-context.ts";
import type { Database } from "../../db/schema/database.ts";
import { Refusal } from "../../shared/refusal.ts";
import { acceptByRule } from "../accept-by-rule.ts";
import {
  addOrderEvent,
  type OrderColumns,
  type OrderRow,
  type StoredOrder,
} from "../orders.store.ts";
import type { RequestedPayment } from "../rules/confirm-price.ts";
import { placeDraft } from "./place-draft.store.ts";
import { reserveStockAndDiscounts } from "./reserve-stock-and-discounts.ts";
import {
  type PlacementTerms,
  type SubmittedChanges,
  validateForPlacement,
} from "./validate-for-placement.ts";

/**
 * Validates a draft, reserves what it needs and places it: INITIATED becomes PENDING. `extraChanges` gets
 * the total and returns further columns to write, or a refusal. Returns null when the order is placed;
 * otherwise that refusal, or one of `validateForPlacement` or `reserveStockAndDiscounts`. Call it in a
 * transaction that has locked the order.
 */
export async function placeOrder(
  context: ApiContext,
  terms: PlacementTerms,
  stored: Pick<StoredOrder, "order" | "lines">,
  { draft, payment }: { draft: SubmittedChanges; payment: RequestedPayment },
  extraChanges: (due: Cents) => Updateable<Database["orders"]> | Refusal,
): Promise<Refusal | null> {
  const validated = await validateForPlacement(context, terms, stored, draft.scheduledFor, payment);
  if (validated instanceof Refusal) return validated;
  const extraColumns = extraChanges(validated.charges.total);
  if (extraColumns instanceof Refusal) return extraColumns;
  const reserved = await reserveStockAndDiscounts(context.db, stored.order, {
    draft,
    payment,
    validated,
  });
  if (reserved instanceof Refusal) return reserved;
  await markPlaced(context, stored.order, { ...reserved, ...extraColumns });
  return null;
}

/**
 * INITIATED becomes PENDING, and at once PREPARING where the company's board accepts orders of this
 * type without a hand. The order has its reservation already, or `changes` contain it.
 */
export async function markPlaced(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  order: OrderRow,
  changes: OrderColumns,
): Promise<void> {
  const now = clock();
  const placed = await placeDraft(db, order, {
    ...changes,
    status: "PENDING",
    payment_expires_at: null,
    updated_at: now,
    placed_at: now,
  });
  if (!placed) throw new Error("a draft changed although this transaction has locked it");
  await addOrderEvent(db, order, "PENDING", now);
  const settings = parseBoardSettings(placed.board_settings);
  await acceptByRule(db, { ...order, ...placed }, settings, now);
}
