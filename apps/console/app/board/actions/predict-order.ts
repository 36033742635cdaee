import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { movedPromise, promisedTime } from "@comanda/domain/board/promise";
import type { OrderStatus } from "@comanda/domain/orders/status";
import type { ActionQueue, QueuedAction } from "./action-queue.ts";

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
    case "accept":
      return {
        ...reach(order, "PREPARING", at),
        accepted_at: at,
        promised_at: promisedAt(order, queued.at, action.minutes ?? 0, busyMinutes),
      };
    case "refuse":
    case "cancel":
      return reach(order, "CANCELLED", at);
    case "advance":
      return reach(order, action.to, at);
    case "stepBack":
      return stepBack(order);
    case "promise":
      return {
        ...order,
        promised_at: movePromise(order.promised_at, action.addMinutes, queued.at),
      };
    case "pay":
      return {
        ...order,
        payment_state: "PAID",
        payment: order.payment && { ...order.payment, paid_at: at },
      };
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

function stepBack(order: StaffOrder): StaffOrder {
  const history = order.history.slice(0, -1);
  const status = history.at(-1)?.status ?? order.status;
  const isNew = status === "PENDING";
  return {
    ...{ ...order, status, history, undo_until: null },
    ...(isNew ? { accepted_at: null, promised_at: null } : {}),
  };
}
