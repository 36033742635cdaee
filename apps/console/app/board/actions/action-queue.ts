import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { OrderAction } from "./order-action.ts";

/**
 * An action that the server has not confirmed. `waiting`: it could not be sent, and is sent again
 * when the connection is back.
 */
export type QueuedAction = {
  id: number;
  orderId: string;
  /** The number that people read, for messages. */
  publicId: number;
  /**
   * The revision that the member has seen. Null after another action on the same order, whose answer
   * brings it.
   */
  revision: number | null;
  action: OrderAction;
  /** The server's time of the tap, in epoch milliseconds. */
  at: number;
  state: "ready" | "sending" | "waiting";
};

/** The actions in the order of the taps. */
export type ActionQueue = readonly QueuedAction[];

/** An order, and the revision of it that the member saw. */
export type SeenOrder = Pick<StaffOrder, "id" | "public_id" | "revision">;

export type QueueEvent =
  | { type: "tapped"; order: SeenOrder; action: OrderAction; at: number }
  | { type: "sent"; id: number }
  | { type: "confirmed"; id: number; order: StaffOrder }
  | { type: "refused"; id: number }
  | { type: "unanswered"; id: number }
  | { type: "withdrawn"; id: number }
  | { type: "reconnected" };

/**
 * The queue after an event. Actions on one order are sent one after the other; a refused or withdrawn
 * one takes those after it along, because they were meant for the state that it would have made.
 */
export function reduceQueue(queue: ActionQueue, event: QueueEvent): ActionQueue {
  switch (event.type) {
    case "tapped":
      return [...queue, queuedAction(queue, event)];
    case "sent":
      return queue.map((each) => (each.id === event.id ? { ...each, state: "sending" } : each));
    case "confirmed":
      return confirm(queue, event.id, event.order);
    case "refused":
    case "withdrawn":
      return withoutChain(queue, event.id);
    case "unanswered":
      return queue.map((each) => (each.id === event.id ? { ...each, state: "waiting" } : each));
    case "reconnected":
      return queue.map((each) => (each.state === "waiting" ? { ...each, state: "ready" } : each));
  }
}

function queuedAction(
  queue: ActionQueue,
  { order, action, at }: Extract<QueueEvent, { type: "tapped" }>,
): QueuedAction {
  const follows = queue.some(({ orderId }) => orderId === order.id);
  return {
    id: Math.max(0, ...queue.map(({ id }) => id)) + 1,
    orderId: order.id,
    publicId: order.public_id,
    revision: follows ? null : order.revision,
    action,
    at,
    state: "ready",
  };
}

function confirm(queue: ActionQueue, id: number, { id: orderId, revision }: StaffOrder) {
  const rest = queue.filter((each) => each.id !== id);
  const next = rest.find((each) => each.orderId === orderId);
  return rest.map((each) => (each === next ? { ...each, revision } : each));
}

function withoutChain(queue: ActionQueue, id: number): ActionQueue {
  const gone = queue.find((each) => each.id === id);
  return queue.filter((each) => each.orderId !== gone?.orderId || each.id < id);
}

/** An action that can be sent now: the revision that it names is known. */
export type SendableAction = QueuedAction & { revision: number };

/** The actions to send now: the first one of each order, unless it is on its way or waits. */
export function sendableActions(queue: ActionQueue): SendableAction[] {
  const seen = new Set<string>();
  return queue.filter((each): each is SendableAction => {
    const first = !seen.has(each.orderId);
    seen.add(each.orderId);
    return first && each.state === "ready" && each.revision !== null;
  });
}

/** How many actions are kept until the connection is back. */
export function waitingCount(queue: ActionQueue): number {
  return queue.filter(({ state }) => state === "waiting").length;
}
