import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { AuditAction } from "@comanda/domain/staff/audit-actions";
import type { Transaction } from "kysely";
import { recordChange } from "../audit/audit.store.ts";
import { describeConflict } from "../audit/describe-conflict.ts";
import type { Database } from "../db/schema/database.ts";
import { transact } from "../db/transact.ts";
import { hashJson } from "../db/with-idempotency.ts";
import {
  addOrderEvent,
  lockOrder,
  type OrderColumns,
  type OrderRow,
  updateOrderWithStatus,
} from "../orders/orders.store.ts";
import { publishOrderChangedOrLog } from "../orders/publish-order-changed.ts";
import { valuesBefore } from "../orders/values-before.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { BoardContext } from "./board-context.ts";
import { findOrderChange, insertOrderChange } from "./order-changes.store.ts";
import { toStaffOrder } from "./staff-order-view.ts";
import { findStaffOrder, isPaidOnline, type StoredStaffOrder } from "./staff-orders.store.ts";

/** A member's request to change an order; `body` is all of it, with the revision that was seen. */
export type ChangeRequest = {
  member: StaffMember;
  orderId: string;
  /** As in the audit log: `orders.accept`. */
  action: AuditAction;
  body: { revision: number };
};

/** What a change does to the order. */
export type OrderChange = {
  columns: Omit<OrderColumns, "updated_at">;
  /** Whether the columns can be restored within ten seconds. */
  canUndo: boolean;
  /**
   * Further effects, in the same transaction and before the columns are written: they may lock the
   * company, after which the plan's count is locked.
   */
  effect?: ((trx: Transaction<Database>) => Promise<unknown>) | undefined;
  /** Whether the change writes only these columns: then the order need not be read again. */
  hasOnlyColumns?: boolean;
  /** What the audit log says of it; without, the columns before and after. */
  audited?: { before: unknown; after: unknown };
  /** Takes back the last event instead of adding one for a new status. */
  isStepBack?: boolean;
};

/** What a decision about a change is made from, under the order's lock. */
export type ChangeFacts = {
  trx: Transaction<Database>;
  stored: StoredStaffOrder;
  now: Date;
};

/**
 * Changes an order if it still has the revision that the member has seen. All of it happens in one
 * transaction under the order's lock: columns, event, the record of the change and the audit entry.
 * When several members change it at once, the first one wins, and the others get 409 `order_changed`
 * with who was first. The same request of the same member sent again is answered with the order as it is
 * now. 404 `order_not_found`, also for a draft. Publishes the change.
 */
export async function changeOrder(
  context: BoardContext,
  request: ChangeRequest,
  decide: (facts: ChangeFacts) => Promise<OrderChange | Refusal>,
): Promise<StaffOrder | Refusal> {
  const { db, clock } = context;
  const { member, orderId } = request;
  const result = await transact(db, async (trx) => {
    await lockOrder(trx, member.companyId, orderId);
    const stored = await findStaffOrder(trx, member.companyId, orderId);
    if (!stored) return new Refusal("order_not_found");
    const now = clock();
    const repetition = await isRepetition(trx, request, stored.order);
    if (repetition instanceof Refusal) return repetition;
    const change = repetition ? null : await decide({ trx, stored, now });
    if (change instanceof Refusal) return change;
    const after = change ? await writeChange(trx, request, stored, { change, now }) : stored;
    const answer = toStaffOrder(after, { permissions: member.permissions, now });
    return { answer, after, isChanged: !repetition };
  });
  if (result instanceof Refusal) return result;
  if (result.isChanged) {
    await publishOrderChangedOrLog(context, result.after.order, result.after);
  }
  return result.answer;
}

/** Returns whether this request was carried out before; a refusal when another member was first. */
async function isRepetition(
  trx: Transaction<Database>,
  { member, orderId, action, body }: ChangeRequest,
  order: OrderRow,
): Promise<boolean | Refusal> {
  if (order.revision === body.revision) return false;
  const first = await findOrderChange(trx, member.companyId, orderId, body.revision + 1);
  const isSame = first?.request === hashJson([action, body]);
  if (first && isSame && first.account_id === member.accountId) return true;
  const { status, updated_at } = order;
  const changed = first
    ? describeConflict(first, member, status)
    : { by: null, at: updated_at.toISOString(), status };
  return new Refusal("order_changed", { changed });
}

/** Writes the change, and returns the order after it. */
async function writeChange(
  trx: Transaction<Database>,
  { member, action, body }: ChangeRequest,
  stored: StoredStaffOrder,
  { change, now }: { change: OrderChange; now: Date },
): Promise<StoredStaffOrder> {
  const { order } = stored;
  const { company_id, id } = order;
  const { columns, canUndo, effect, isStepBack, audited, hasOnlyColumns } = change;
  const { status } = columns;
  const written = { ...columns, updated_at: now };
  await effect?.(trx);
  const changed = await updateOrderWithStatus(trx, order, order.status, written);
  if (!changed) throw new Error("an order changed although this transaction has locked it");
  const hasEvent = status !== undefined && status !== order.status && !isStepBack;
  if (hasEvent) await addOrderEvent(trx, order, { status, at: now, actor: member.name });
  const before = valuesBefore(order, columns);
  const undo = canUndo ? JSON.stringify(before) : null;
  await insertOrderChange(trx, {
    company_id,
    order_id: id,
    revision: order.revision + 1,
    account_id: member.accountId,
    actor: member.name,
    at: now,
    request: hashJson([action, body]),
    undo,
  });
  const entry = audited ?? { before, after: columns };
  await recordChange(trx, member, now, { action, target: id, ...entry });
  if (!hasOnlyColumns) {
    const after = await findStaffOrder(trx, company_id, id);
    if (!after) throw new Error("an order disappeared under its lock");
    return after;
  }
  // Reading the order would take longer than the change.
  const event = { company_id, order_id: id, status: changed.status, at: now, actor: member.name };
  const { events } = stored;
  return {
    ...stored,
    order: changed,
    events: hasEvent ? [...events, { ...event, position: events.length }] : events,
    lastChange: { at: now, undo: undo && JSON.parse(undo) },
    online: isPaidOnline(stored.payments, changed),
  };
}
