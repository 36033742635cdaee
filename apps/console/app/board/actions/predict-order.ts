import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { movedPromise, promisedTime } from "@comanda/domain/board/promise";
import type { OrderStatus } from "@comanda/domain/orders/status";
import type { ActionQueue, QueuedAction } from "./action-queue.ts";
import type { UndoableAction } from "./order-action.ts";

/**
 * Returns the order as the board shows it while actions on it are not confirmed yet. Accepting adds
 * `busyMinutes` to the promise, as on the server.
 */
export function predictOrder(
  order: StaffOrder,
  queue: ActionQueue,
  busyMinutes: number,
): StaffOrder {
  return queue
    .filter(({ orderId }) => orderId === order.id)
    .reduce((predicted, queued) => applyAction(predicted, queued, busyMinutes), order);
}

function applyAction(order: StaffOrder, queued: QueuedAction, busyMinutes: number): StaffOrder {
  const { action } = queued;
  const at = new Date(queued.at).toISOString();
  switch (action.kind) {
    case "confirm":
      return { ...order, confirmed_at: at, undo_until: null };
    case "accept":
      return {
        ...reach(order, "PREPARING", at),
        accepted_at: at,
        promised_at: promisedAt(order, queued.at, action.minutes ?? 0, busyMinutes),
      };
    case "refuse":
    case "cancel":
      return reach(order, "CANCELLED", at);
    case "advance": {
      const advanced = reach(order, action.to, at);
      return action.payment ? payOrder(advanced, at) : advanced;
    }
    case "stepBack":
      return takeBack(order, action.undone);
    case "promise":
      return {
        ...order,
        promised_at: movePromise(order.promised_at, action.addMinutes, queued.at),
      };
    case "propose":
      // The order stays as it is until the guest accepts.
      return order;
    case "withdraw":
      return { ...order, proposals: order.proposals.map(withdrawn) };
    case "pay":
      return payOrder(order, at);
  }
}

function promisedAt(order: StaffOrder, at: number, minutes: number, busyMinutes: number): string {
  const scheduledFor = order.scheduled_for === null ? null : new Date(order.scheduled_for);
  return promisedTime({ now: new Date(at), minutes, busyMinutes, scheduledFor }).toISOString();
}

function movePromise(instant: string | null, minutes: number, at: number): string | null {
  return instant && movedPromise(new Date(instant), minutes, new Date(at)).toISOString();
}

function reach(order: StaffOrder, status: OrderStatus, at: string): StaffOrder {
  return {
    ...order,
    status,
    undo_until: null,
    history: [...order.history, { status, at, by: null }],
  };
}

function payOrder(order: StaffOrder, at: string): StaffOrder {
  return {
    ...order,
    payment_state: "PAID",
    payment: order.payment && { ...order.payment, paid_at: at },
  };
}

/** The order without its last change. A promise before the last one is known to the server only. */
function takeBack(order: StaffOrder, undone: UndoableAction): StaffOrder {
  const isPaid = undone.kind === "pay" || (undone.kind === "advance" && undone.payment !== null);
  const unpaid: StaffOrder = isPaid
    ? {
        ...order,
        payment_state: "UNPAID",
        payment: order.payment && { ...order.payment, paid_at: null },
      }
    : order;
  if (undone.kind === "accept" || undone.kind === "advance") return stepBack(unpaid);
  const confirmed_at = undone.kind === "confirm" ? null : order.confirmed_at;
  return { ...unpaid, confirmed_at, undo_until: null };
}

function stepBack(order: StaffOrder): StaffOrder {
  const history = order.history.slice(0, -1);
  const status = history.at(-1)?.status ?? order.status;
  const isNew = status === "PENDING";
  return {
    ...order,
    status,
    history,
    undo_until: null,
    ...(isNew ? { accepted_at: null, promised_at: null } : {}),
  };
}

function withdrawn(proposal: StaffOrder["proposals"][number]): StaffOrder["proposals"][number] {
  return proposal.state === "open" ? { ...proposal, state: "withdrawn" } : proposal;
}
