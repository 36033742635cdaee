import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { laneOf } from "@comanda/domain/board/lane";
import type { Translate } from "../../i18n/text.ts";
import { momentText, type TimeStyle } from "./board-times.ts";

/**
 * When an order for later is wanted, shown in place of its age and `New`, which count only once the kitchen
 * has to start: `Later · 20:45`. Null for every other order.
 */
export function laterText(
  order: Pick<StaffOrder, "status" | "starts_at" | "confirmed_at" | "scheduled_for" | "placed_at">,
  now: number,
  style: TimeStyle,
  t: Translate,
): string | null {
  if (laneOf(order, new Date(now)) !== "later") return null;
  return `${t("board.lane.later")} · ${momentText(order.scheduled_for ?? order.placed_at, now, style)}`;
}
