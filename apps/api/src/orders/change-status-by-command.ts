import type { Order } from "@comanda/contract/orders/order";
import type { OrderStatus } from "@comanda/domain/orders/status";
import type { AuditAction } from "@comanda/domain/staff/audit-actions";
import type { Transaction } from "kysely";
import { COMMAND_LINE, recordChange } from "../audit/audit.store.ts";
import type { Deps } from "../context/deps.ts";
import type { Database } from "../db/schema/database.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import { illegalTransition } from "./illegal-transition.ts";
import { toWireOrder } from "./order-view.ts";
import {
  addOrderEvent,
  lockOrder,
  type OrderColumns,
  type OrderEventRow,
  type StoredOrder,
  updateOrderWithStatus,
} from "./orders.store.ts";
import { publishOrderChangedQuietly } from "./publish-order-changed.ts";
import { findOrderByReference } from "./read-order-for-restaurant.ts";
import { statusTimes } from "./status-times.ts";
import { valuesBefore } from "./values-before.ts";

export type StatusCommandDeps = Pick<Deps, "db" | "events" | "clock">;

/** Which order a command moves, by its id or short number. */
export type StatusCommand = {
  companyId: string;
  reference: string;
  /** As in the audit log: `orders.advance`. */
  action: AuditAction;
};

/** The new status, further columns, and an effect that runs before them in the same transaction. */
export type StatusChange = {
  to: OrderStatus;
  changes?: OrderColumns;
  effect?: (trx: Transaction<Database>) => Promise<void>;
};

/**
 * Changes the status of an order as `decide` returns, for the command line, which the audit log names. Of several
 * concurrent moves only the first happens; the others get 409 `illegal_transition` with the current status,
 * so that no status is skipped. An order that moved since the call began counts as moved concurrently,
 * because the caller has seen an older status. 404 `order_not_found`. Publishes the change.
 */
export async function changeStatusByCommand(
  { db, events, clock }: StatusCommandDeps,
  { companyId, reference, action }: StatusCommand,
  decide: (stored: StoredOrder) => StatusChange | Refusal,
): Promise<Order | Refusal> {
  const startedAt = clock();
  // Read before the transaction: concurrent transactions run one after the other, and each must
  // compare with the status that its caller saw.
  const before = await findOrderByReference(db, companyId, reference);
  if (before instanceof Refusal) return before;
  const moved = await transact(db, async (trx) => {
    await lockOrder(trx, companyId, before.order.id);
    const stored = await findOrderByReference(trx, companyId, before.order.id);
    if (stored instanceof Refusal) return stored;
    const { order, events } = stored;
    const now = clock();
    if (order.status !== before.order.status || movedBetween(events, startedAt, now)) {
      return illegalTransition(`The order has been moved already: it is ${order.status} now`);
    }
    const move = decide(stored);
    if (move instanceof Refusal) return move;
    // First, because it may lock the company, and the plan's count is locked after that.
    await move.effect?.(trx);
    const columns = { ...move.changes, ...statusTimes(move.to, now), status: move.to };
    await updateOrderWithStatus(trx, order, order.status, { ...columns, updated_at: now });
    await addOrderEvent(trx, order, { status: move.to, at: now });
    await recordChange(trx, { companyId, program: COMMAND_LINE }, now, {
      action,
      target: order.id,
      before: valuesBefore(order, columns),
      after: columns,
    });
    return findOrderByReference(trx, companyId, order.id);
  });
  if (moved instanceof Refusal) return moved;
  await publishOrderChangedQuietly(events, moved.order);
  return toWireOrder(moved, "whole");
}

/**
 * Returns whether the last status was reached after `after` and not later than `until`. A status
 * whose time is later than `until` comes from another machine's clock and is ignored.
 */
function movedBetween(events: readonly OrderEventRow[], after: Date, until: Date): boolean {
  const last = events.at(-1);
  return last !== undefined && last.at > after && last.at <= until;
}
