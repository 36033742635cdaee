import { planMonth } from "@comanda/domain/company/plan";
import type { Cents } from "@comanda/domain/money/cents";
import { parseBoardSettings } from "../../companies/board-settings.store.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { Refusal } from "../../shared/refusal.ts";
import { claimSharedCart } from "../../shared-carts/claim-shared-cart.ts";
import { autoAcceptOrder, autoConfirmOrder } from "../auto-accept-order.ts";
import type { OrderColumns, OrderRow, StoredOrder } from "../orders.store.ts";
import type { RequestedPayment } from "../rules/confirm-price.ts";
import { reservationOf } from "./reservation.ts";
import {
  type PlacementTerms,
  type SubmittedChanges,
  validateForPlacement,
} from "./validate-for-placement.ts";
import { type Reservation, writePlacement } from "./write-placement.store.ts";

/** A placed order; null when a rule has accepted or confirmed it at once, so that its row has changed again. */
export type PlacedOrder = { order: OrderRow | null };

/**
 * Validates a draft, reserves what it needs and places it: INITIATED becomes PENDING. `extraChanges` gets
 * the total and returns further columns to write, or a refusal. Other refusals are those of
 * `validateForPlacement`, `claimSharedCart` and `writePlacement`. Call it in the transaction that has
 * locked the terms.
 */
export async function placeOrder(
  context: ApiContext,
  terms: PlacementTerms,
  stored: Pick<StoredOrder, "order" | "lines">,
  { draft, payment }: { draft: SubmittedChanges; payment: RequestedPayment },
  extraChanges: (due: Cents) => OrderColumns | Refusal,
): Promise<PlacedOrder | Refusal> {
  const now = context.clock();
  const validated = validateForPlacement(terms, stored, {
    scheduledFor: draft.scheduledFor,
    payment,
    now,
  });
  if (validated instanceof Refusal) return validated;
  const extraColumns = extraChanges(validated.charges.total);
  if (extraColumns instanceof Refusal) return extraColumns;
  const submission = { draft, payment, validated };
  const limit = terms.facts.coupon?.usage_limit ?? 0;
  const { reservation, columns } = reservationOf(stored.order, limit, submission, now);
  return markPlaced(context, stored.order, { ...columns, ...extraColumns }, reservation);
}

/**
 * INITIATED becomes PENDING, and at once PREPARING where the company's board accepts orders of this
 * type automatically; one for later is confirmed there. Without a `reservation` the order has it already. Refusals as in
 * `claimSharedCart` and `writePlacement`.
 */
export async function markPlaced(
  { db, clock, metrics }: Pick<ApiContext, "db" | "clock" | "metrics">,
  order: OrderRow,
  changes: OrderColumns,
  reservation: Reservation | null,
): Promise<PlacedOrder | Refusal> {
  const now = clock();
  const unclaimed = await claimSharedCart(db, order, { isPlaced: true, now });
  if (unclaimed) return unclaimed;
  const placed = await writePlacement(
    db,
    order,
    {
      ...changes,
      status: "PENDING",
      payment_expires_at: null,
      plan_month: planMonth(order.timezone, now),
      updated_at: now,
      placed_at: now,
    },
    reservation,
  );
  if (placed instanceof Refusal) return placed;
  metrics?.countOrder("placed");
  const settings = parseBoardSettings(placed.boardSettings);
  const isAnswered =
    (await autoAcceptOrder(db, placed.order, settings, now)) ||
    (await autoConfirmOrder(db, placed.order, settings, now));
  return { order: isAnswered ? null : placed.order };
}
