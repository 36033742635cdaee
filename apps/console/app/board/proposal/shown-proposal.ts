import type { StaffOrder, StaffProposal } from "@comanda/contract/staff/staff-order";
import { changeObstacle } from "@comanda/domain/board/order-proposal";
import { MINUTE_MS } from "@comanda/domain/time/durations";

/** How long a card still says what became of a proposal. */
const RESULT_MS = 5 * MINUTE_MS;

/** A proposal as the board shows it: it may have expired since the server sent it. */
export type ShownProposal = {
  proposal: StaffProposal;
  state: Exclude<StaffProposal["state"], "void">;
  /** Whole seconds that the guest has left; 0 unless it is open. */
  seconds: number;
};

/** The last proposal of an order at the server's time `now`; null without one that says something. */
export function shownProposal({ proposals }: StaffOrder, now: number): ShownProposal | null {
  const proposal = proposals.at(-1);
  if (!proposal || proposal.state === "void") return null;
  if (proposal.state !== "open") return { proposal, state: proposal.state, seconds: 0 };
  const seconds = Math.max(0, Math.ceil((Date.parse(proposal.expires_at) - now) / 1000));
  return { proposal, state: seconds > 0 ? "open" : "expired", seconds };
}

/** `shownProposal` for a card, which says a result for five minutes and not for good. */
export function cardProposal(order: StaffOrder, now: number): ShownProposal | null {
  const shown = shownProposal(order, now);
  if (!shown || shown.state === "withdrawn") return null;
  const { answered_at, expires_at } = shown.proposal;
  const isOld = Date.parse(answered_at ?? expires_at) + RESULT_MS <= now;
  return shown.state !== "open" && isOld ? null : shown;
}

/** Why staff cannot change an order now; null when they can ask the guest. */
export function changeBlock(order: StaffOrder): ReturnType<typeof changeObstacle> {
  return changeObstacle({ ...order, online: order.payment?.online ?? false });
}

/** Minutes and seconds: `4:05`. */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
