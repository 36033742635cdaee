import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { laneOf } from "@comanda/domain/board/lane";
import type { Translate } from "../../i18n/text.ts";
import { momentText, type TimeStyle } from "./board-times.ts";

/**
 * When an order is wanted that is still for later: `Later · 20:45`. Null for every other order: nobody
 * waits for a later one, so neither its age nor `New` would be true.
 */
export function laterText(
  order: Pick<StaffOrder, "status" | "starts_at" | "scheduled_for" | "placed_at">,
  now: number,
  style: TimeStyle,
  t: Translate,
): string | null {
  if (laneOf(order, new Date(now)) !== "later") return null;
  return `${t("board.lane.later")} · ${momentText(order.scheduled_for ?? order.placed_at, now, style)}`;
}
