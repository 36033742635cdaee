import type { Order } from "@comanda/contract/orders/order";
import { isAwaitingPayment } from "@comanda/domain/orders/progress";
import { isPlacedOrAwaitingPayment } from "../draft/pending-order.ts";

/** Milliseconds between two questions; the wait doubles from the first to the last value. */
const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 30_000;
/** Milliseconds after a press in which its order may be sent again: later the customer may want something else. */
const SEND_AGAIN_MS = 120_000;

/** A press of the button that orders: when it was (epoch milliseconds), and the wait until the next question. */
export type OrderPress = { at: number; wait: number };

export const newOrderPress = (): OrderPress => ({ at: Date.now(), wait: 0 });

/** Returns whether the order of a press may be sent again without another press. */
export const mayBeSentAgain = ({ at }: OrderPress): boolean => Date.now() < at + SEND_AGAIN_MS;

type AskOptions = {
  /** Reads the order; null when the server refuses that. Rejects without an answer. */
  read: () => Promise<Order | null>;
  onPlaced: (order: Order) => void;
  /** The restaurant does not have the order, or waits for its payment. */
  onUnplaced: () => void;
};

/**
 * Asks for an order whose placement got no answer, at once and then after growing waits, until the server answers.
 * The waits go on growing when the same press is asked about again. Returns a function that stops it.
 */
export function askForOrder(
  press: OrderPress,
  { read, onPlaced, onUnplaced }: AskOptions,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let ended = false;
  const askLater = () => {
    timer = setTimeout(() => void ask(), press.wait);
    press.wait = Math.min(Math.max(press.wait * 2, FIRST_WAIT_MS), LAST_WAIT_MS);
  };
  const ask = async () => {
    const order = await read().catch(() => undefined);
    if (ended) return;
    if (order === undefined) askLater();
    else if (order && isPlacedOrAwaitingPayment(order) && !isAwaitingPayment(order))
      onPlaced(order);
    else onUnplaced();
  };
  askLater();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
