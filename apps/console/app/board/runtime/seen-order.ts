import type { SeenOrder } from "../actions/action-queue.ts";
import type { BoardSituation, BoardStore } from "./board-store.ts";

/**
 * The order with the revision that the screen shows. The screen shows the member's own action before the server
 * confirms it; when the answer comes during the next press, the revision that the action made was seen.
 */
export function seenOrder(
  order: SeenOrder,
  { getShown, getSituation }: Pick<BoardStore, "getShown" | "getSituation">,
): SeenOrder {
  const { id, public_id, revision } = order;
  const current = getSituation();
  const hasAction = ({ queue }: BoardSituation) => queue.some(({ orderId }) => orderId === id);
  if (!hasAction(getShown()) || hasAction(current)) return order;
  const own = current.notices.find(({ orderId }) => orderId === id);
  if (own?.kind !== "done") return order;
  return { id, public_id, revision: Math.max(revision, own.revision) };
}
