import { autoAcceptMinutes, isAutoConfirmed } from "@comanda/domain/board/auto-accept";
import type { BoardSettings } from "@comanda/domain/board/board-settings";
import { promisedTime } from "@comanda/domain/board/promise";
import type { Kysely } from "kysely";
import { recordChange } from "../audit/audit.store.ts";
import { readBusy } from "../availability/read-kitchen-state.ts";
import type { Database } from "../db/schema/database.ts";
import { addOrderEvent, type OrderRow, updateOrderWithStatus } from "./orders.store.ts";
import { statusTimes } from "./status-times.ts";

type AnsweredOrder = Pick<
  OrderRow,
  | "company_id"
  | "id"
  | "payment_state"
  | "service_type"
  | "scheduled_delivery_date"
  | "confirmed_at"
>;

/** The rule that answers, in the audit log. */
const ruleOf = ({ company_id: companyId }: AnsweredOrder) => ({
  companyId,
  program: "automatic acceptance",
});

/**
 * Accepts a placed order automatically if the settings say so for its type, or it is confirmed; a scheduled one
 * only from the start of the kitchen on. Returns whether it did. Call it in a transaction that has locked the order.
 */
export async function autoAcceptOrder(
  trx: Kysely<Database>,
  order: AnsweredOrder,
  settings: BoardSettings,
  now: Date,
): Promise<boolean> {
  const { company_id, service_type: serviceType, scheduled_delivery_date: scheduledFor } = order;
  const isConfirmed = order.confirmed_at !== null;
  const minutes = autoAcceptMinutes({ serviceType, scheduledFor, isConfirmed }, settings, now);
  if (minutes === null) return false;
  const busy = await readBusy(trx, company_id, now);
  const busyMinutes = busy?.minutes ?? 0;
  const promised_at = promisedTime({ now, minutes, busyMinutes, scheduledFor });
  const status = "PREPARING" as const;
  const columns = { status, ...statusTimes(status, now), promised_at };
  if (!(await updateOrderWithStatus(trx, order, "PENDING", { ...columns, updated_at: now }))) {
    return false;
  }
  await addOrderEvent(trx, order, { status, at: now });
  const before = { status: "PENDING" };
  const change = { action: "orders.accept" as const, target: order.id, before, after: columns };
  await recordChange(trx, ruleOf(order), now, change);
  return true;
}

/**
 * Confirms an order for later as it is placed, if the settings accept its type automatically: its guest reads that it
 * will be made, and no member has to confirm it (decision 135). Returns whether it did. Call it in the transaction
 * that places the order.
 */
export async function autoConfirmOrder(
  trx: Kysely<Database>,
  order: AnsweredOrder,
  settings: BoardSettings,
  now: Date,
): Promise<boolean> {
  const { service_type: serviceType, scheduled_delivery_date: scheduledFor } = order;
  if (!isAutoConfirmed({ serviceType, scheduledFor }, settings, now)) return false;
  const after = { confirmed_at: now };
  const confirmed = { ...after, updated_at: now };
  if (!(await updateOrderWithStatus(trx, order, "PENDING", confirmed))) return false;
  const before = { confirmed_at: null };
  const change = { action: "orders.confirm" as const, target: order.id, before, after };
  await recordChange(trx, ruleOf(order), now, change);
  return true;
}
