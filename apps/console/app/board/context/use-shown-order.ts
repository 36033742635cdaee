import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { predictOrder } from "../actions/predict-order.ts";
import type { BoardSituation } from "../runtime/board-store.ts";
import { busyMinutesAt } from "../state/board-view.ts";
import { useSituation } from "./board-context.tsx";

/** An order as the board knows it, with actions that are not confirmed; null if it is not there. */
export function useShownOrder(orderId: string): StaffOrder | null {
  const order = useSituation(({ board }) => board.orders.get(orderId)?.order ?? null);
  const queue = useSituation((situation) => situation.queue);
  const busyMinutes = useSituation(busyMinutesNow);
  return order && predictOrder(order, queue, busyMinutes);
}

const busyMinutesNow = ({ board, now }: BoardSituation) => busyMinutesAt(board, new Date(now));
