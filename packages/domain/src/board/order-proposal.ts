import type { Cents } from "../money/cents.ts";
import type { PaymentStateName, PaymentStatus } from "../orders/payment-status.ts";
import type { OrderStatus } from "../orders/status.ts";
import { MINUTE_MS } from "../time/durations.ts";
import { BOARD_STATUSES } from "./lane.ts";

/** Minutes for which a customer can answer a proposal. */
export const PROPOSAL_MINUTES = 5;

/**
 * The state of a proposal. `void`: the order was ended or paid before the customer answered, so that
 * the proposal changes nothing any more.
 */
export type ProposalState = "open" | "accepted" | "declined" | "withdrawn" | "expired" | "void";

/** A line as it is priced: `unitPrice` is for one piece with its modifiers. */
export type ProposableLine = { position: number; quantity: number; unitPrice: Cents };

/** What is proposed for a line: fewer pieces; 0 leaves it out. */
export type LineChange = { position: number; quantity: number };

/** What is wrong with proposed lines; `index` is null for all of them together. */
export type LineChangeFault = {
  index: number | null;
  code: "unknown_line" | "named_twice" | "not_less" | "nothing_changed" | "nothing_left";
};

/** The fields of an order that decide whether it can be changed. */
export type ChangeableOrder = {
  status: OrderStatus;
  payment_state: PaymentStateName;
  payment_status: PaymentStatus;
  /** Whether its method was paid, or tried, online. */
  online: boolean;
};

/**
 * Returns why an order cannot be changed: it is not on the board, or it is paid or being paid, and the
 * payment has the old amount. Null when it can be changed.
 */
export function changeObstacle(order: ChangeableOrder): "not_on_board" | "paid" | null {
  if (!BOARD_STATUSES.includes(order.status)) return "not_on_board";
  const isUnpaid = order.payment_state === "UNPAID" && order.payment_status === null;
  return isUnpaid && !order.online ? null : "paid";
}

/** Returns the last instant at which a proposal can be answered. */
export function proposalExpiry(proposedAt: Date): Date {
  return new Date(proposedAt.getTime() + PROPOSAL_MINUTES * MINUTE_MS);
}

/** Returns the state of a stored proposal at an instant, which may have expired without an event. */
export function proposalStateAt(
  proposal: { state: ProposalState; expires_at: Date },
  order: ChangeableOrder,
  now: Date,
): ProposalState {
  if (proposal.state !== "open") return proposal.state;
  if (changeObstacle(order) !== null) return "void";
  return now < proposal.expires_at ? "open" : "expired";
}

/** Returns what is wrong with proposed lines; empty when they can be proposed. */
export function lineChangeFaults(
  lines: readonly ProposableLine[],
  changes: readonly LineChange[],
): LineChangeFault[] {
  if (changes.length === 0) return [{ index: null, code: "nothing_changed" }];
  const faults = changes.flatMap(({ position, quantity }, index): LineChangeFault[] => {
    const line = lines.find((each) => each.position === position);
    if (!line) return [{ index, code: "unknown_line" }];
    const first = changes.findIndex((each) => each.position === position);
    if (first !== index) return [{ index, code: "named_twice" }];
    return quantity < line.quantity ? [] : [{ index, code: "not_less" }];
  });
  if (faults.length > 0) return faults;
  return linesAfter(lines, changes).length === 0 ? [{ index: null, code: "nothing_left" }] : [];
}

/** Returns the lines that an order has after the change. */
export function linesAfter<Line extends { position: number; quantity: number }>(
  lines: readonly Line[],
  changes: readonly LineChange[],
): Line[] {
  return withQuantities(lines, changes, (_before, after) => after);
}

/** Returns the pieces that the change takes out of an order, as lines. */
export function linesLeftOut<Line extends { position: number; quantity: number }>(
  lines: readonly Line[],
  changes: readonly LineChange[],
): Line[] {
  return withQuantities(lines, changes, (before, after) => before - after);
}

function withQuantities<Line extends { position: number; quantity: number }>(
  lines: readonly Line[],
  changes: readonly LineChange[],
  pieces: (before: number, after: number) => number,
): Line[] {
  const after = new Map(changes.map(({ position, quantity }) => [position, quantity]));
  return lines.flatMap((line) => {
    const left = after.get(line.position) ?? line.quantity;
    const quantity = pieces(line.quantity, left);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
