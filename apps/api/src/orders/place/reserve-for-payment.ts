import { paymentIntentKind } from "@comanda/domain/orders/payment-method";
import { PAYMENT_TIMEOUT_MINUTES } from "@comanda/domain/orders/payment-status";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import type { ApiContext } from "../../context/api-context.ts";
import { Refusal } from "../../shared/refusal.ts";
import { claimSharedCart } from "../../shared-carts/claim-shared-cart.ts";
import { changePaymentStatus } from "../order-payment-status.ts";
import type { OrderRow, StoredOrder } from "../orders.store.ts";
import type { RequestedPayment } from "../rules/confirm-price.ts";
import { markPlaced, type PlacedOrder } from "./place-order.ts";
import { reservationOf } from "./reservation.ts";
import {
  type PlacementTerms,
  type SubmittedChanges,
  validateForPlacement,
} from "./validate-for-placement.ts";
import { writePlacement } from "./write-placement.store.ts";

/** An order that waits for its online payment: what is to be paid, by which method and until when. */
export type ReservedOrder = Pick<OrderRow, "company_id" | "id" | "payment_state" | "amount_due"> & {
  status: "INITIATED";
  payment_status: "payment_requested";
  payment_expires_at: Date;
  assigned_payment: { id: string };
};

/**
 * Validates a draft and reserves what it needs, but does not place it: the order stays INITIATED and
 * waits for its online payment, for the minutes that its method has. From now on its amount is fixed. An
 * order that costs nothing is placed at once. Refusals are those of `validateForPlacement`,
 * `claimSharedCart` and `writePlacement`. Call it in the transaction that has locked the
 * terms.
 */
export async function reserveForPayment(
  context: ApiContext,
  terms: PlacementTerms,
  stored: Pick<StoredOrder, "order" | "lines">,
  { draft, payment }: { draft: SubmittedChanges; payment: RequestedPayment },
): Promise<ReservedOrder | PlacedOrder | Refusal> {
  const { db, clock } = context;
  const { order } = stored;
  const now = clock();
  const validated = validateForPlacement(terms, stored, {
    scheduledFor: draft.scheduledFor,
    payment,
    now,
  });
  if (validated instanceof Refusal) return validated;
  const { method, charges } = validated;
  const limit = terms.facts.coupon?.usage_limit ?? 0;
  const submission = { draft, payment, validated };
  const { reservation, columns } = reservationOf(order, limit, submission, now);
  if (charges.total === 0) {
    const paid = { ...changePaymentStatus(order, null), payment_state: "PAID" as const };
    return markPlaced(context, order, { ...columns, ...paid }, reservation);
  }
  const unclaimed = await claimSharedCart(db, order, { isPlaced: false, now });
  if (unclaimed) return unclaimed;
  const minutes = PAYMENT_TIMEOUT_MINUTES[paymentIntentKind(method)];
  const payment_expires_at = new Date(now.getTime() + minutes * MINUTE_MS);
  const waiting = { ...changePaymentStatus(order, "payment_requested"), payment_expires_at };
  const changes = { ...columns, ...waiting, updated_at: now };
  const written = await writePlacement(db, order, changes, reservation);
  if (written instanceof Refusal) return written;
  return {
    company_id: order.company_id,
    id: order.id,
    status: "INITIATED",
    payment_status: "payment_requested",
    payment_expires_at,
    assigned_payment: { id: method.id },
    payment_state: order.payment_state,
    amount_due: charges.total,
  };
}
