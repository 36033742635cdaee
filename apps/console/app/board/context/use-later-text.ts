import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useText } from "../../i18n/text.ts";
import { laterText } from "../words/later-text.ts";
import { useSituation } from "./board-context.tsx";
import { useTimeStyle } from "./use-time-style.ts";

/** When an order is wanted that is still for later; null for every other one. */
export function useLaterText(order: StaffOrder | null): string | null {
  const t = useText();
  const style = useTimeStyle();
  const now = useSituation((situation) => situation.now);
  return order && laterText(order, now, style, t);
}
