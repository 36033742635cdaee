import type { Order } from "@comanda/contract/orders/order";
import type { LastProposal, OrderProposal } from "@comanda/contract/orders/order-proposal";
import { MINUTE_MS } from "@comanda/domain/time/durations";

/** How long the page says what became of a proposal, in milliseconds. */
const RESULT_MS = 10 * MINUTE_MS;

/** An answer of the server, and the time of this device when it came, in epoch milliseconds. */
export type ReadProposal = { answer: LastProposal; receivedAt: number };

/** A proposal as the page shows it. */
export type ShownChange = {
  proposal: OrderProposal;
  state: Exclude<OrderProposal["state"], "void">;
  /** Whole seconds that are left to answer; 0 unless it is open. */
  seconds: number;
  mayAnswer: boolean;
};

/**
 * Returns what the page shows of the last proposal at this device's time `now`. The time left counts
 * by the server's clock. Null for none, for one that is void, and some time after its end.
 */
export function shownChange(read: ReadProposal | null, now: number): ShownChange | null {
  const proposal = read?.answer.proposal;
  if (!read || !proposal || proposal.state === "void") return null;
  const serverNow = Date.parse(read.answer.now) + now - read.receivedAt;
  const mayAnswer = read.answer.may_answer;
  const left = Math.max(0, Math.ceil((Date.parse(proposal.expires_at) - serverNow) / 1000));
  if (proposal.state === "open" && left > 0) {
    return { proposal, state: "open", seconds: left, mayAnswer };
  }
  const endedAt = Date.parse(proposal.answered_at ?? proposal.expires_at);
  if (endedAt + RESULT_MS <= serverNow) return null;
  const state = proposal.state === "open" ? "expired" : proposal.state;
  return { proposal, state, seconds: 0, mayAnswer };
}

/**
 * The line of an order at a position of a proposal; undefined for one that the order does not have. Positions
 * have gaps where an earlier change has taken dishes out.
 */
export function lineAt({ id: orderId, combos }: Pick<Order, "id" | "combos">, position: number) {
  return combos.find(({ id }) => id === `${orderId}.${position}`);
}

/** Minutes and seconds: `4:05`. */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
