import type { OrderProposal } from "@comanda/contract/orders/order-proposal";
import { type ChangeableOrder, proposalStateAt } from "@comanda/domain/board/order-proposal";
import { fromCents } from "@comanda/domain/money/cents";
import type { OrderRow } from "../orders.store.ts";
import type { ProposalRow } from "./proposals.store.ts";

/**
 * The fields of an order that decide about its proposal. An order that has one is not paid online,
 * and its method cannot change any more.
 */
export function toChangeable(order: OrderRow): ChangeableOrder {
  return { ...order, online: false };
}

/** A proposal as the wire has it, with its state at `now`. */
export function toWireProposal(row: ProposalRow, order: OrderRow, now: Date): OrderProposal {
  const { number, reason, lines, charges, created_at, expires_at, answered_at } = row;
  const major = (amount: number) => fromCents(amount, order.currency.code);
  return {
    number,
    state: proposalStateAt(row, toChangeable(order), now),
    reason,
    lines: lines.map(({ position, name, variant_name, before, after }) => ({
      position,
      name,
      variant_name,
      quantity_before: before,
      quantity_after: after,
    })),
    total_before: major(charges.amount_before),
    total_after: major(charges.amount_due),
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
  };
}
