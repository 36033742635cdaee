import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { DAY_MS } from "@comanda/domain/time/durations";
import type { Transaction } from "kysely";
import { recordChange } from "../audit/audit.store.ts";
import type { Database } from "../db/schema/database.ts";
import { transact } from "../db/transact.ts";
import { cancelLockedOrder } from "../order-calls/cancel-order.ts";
import type { OrderRow } from "../orders/orders.store.ts";
import { publishOrderChangedOrLog } from "../orders/publish-order-changed.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { findCustomer } from "./customer-list.store.ts";
import { countOpenOrders, findClientsOfCustomer } from "./customer-orders.store.ts";
import type { CustomersContext } from "./customers-context.ts";
import {
  deleteAnswers,
  deleteClients,
  deleteUnpaidDrafts,
  eraseOrders,
  findErasure,
  lockClientsOfCustomer,
  lockOrdersOfClients,
} from "./erase-customer.store.ts";
import { eraseTextsOfOrders } from "./erase-order-texts.store.ts";

/** What a member wants to erase; `orders` is the customer's number of orders as they have seen it. */
export type ErasureRequest = { customerId: string; orders: number };

type Erasure = StaffCallAnswer<"eraseCustomer">;

/** Milliseconds. An order that last changed longer ago is on no board and on no open page. */
const SHOWN_MS = DAY_MS;

/**
 * Erases the customer that a client belongs to (decision 46), in one transaction: clients, addresses,
 * points and every personal text. Orders stay with lines and amounts, drafts do not. The same
 * request of the same member again is answered as before. 404 `customer_not_found`; 409
 * `customer_changed` when the customer has ordered since, `customer_has_open_orders`. Publishes the
 * orders that may be shown somewhere.
 */
export async function eraseCustomer(
  context: CustomersContext,
  member: StaffMember,
  request: ErasureRequest,
): Promise<Erasure | Refusal> {
  const { companyId } = member;
  const result = await transact(context.db, (trx) => erase(trx, member, request, context.clock()));
  if (result instanceof Refusal) return result;
  for (const id of result.shown)
    await publishOrderChangedOrLog(context, { company_id: companyId, id });
  return { orders: result.orders };
}

async function erase(
  trx: Transaction<Database>,
  member: StaffMember,
  { customerId, orders: seen }: ErasureRequest,
  now: Date,
): Promise<(Erasure & { shown: string[] }) | Refusal> {
  const { companyId } = member;
  const { clientIds, orders: all } = await lockCustomer(trx, companyId, customerId);
  const customer = clientIds.length > 0 && (await findCustomer(trx, companyId, customerId));
  if (!customer) {
    const before = await findErasure(trx, member, customerId);
    return before ? { orders: before.orders, shown: [] } : new Refusal("customer_not_found");
  }
  if (customer.orders !== seen) {
    const at = new Date(customer.last_order_at ?? now).toISOString();
    return new Refusal("customer_changed", { changed: { by: null, at, status: "changed" } });
  }
  if ((await countOpenOrders(trx, companyId, clientIds)) > 0)
    return new Refusal("customer_has_open_orders");

  const erased = { companyId, clientIds, orderIds: all.map(({ id }) => id) };
  await deleteUnpaidDrafts(trx, erased);
  await cancelDrafts(trx, companyId, clientIds, now);
  await eraseOrders(trx, erased, now);
  await eraseTextsOfOrders(trx, erased);
  await deleteAnswers(trx, erased);
  await deleteClients(trx, erased);
  const { orders } = customer;
  await recordChange(trx, member, now, {
    action: "customers.erase",
    target: customerId,
    before: null,
    after: { orders },
  });
  const isShown = ({ updated_at }: OrderRow) => updated_at.getTime() > now.getTime() - SHOWN_MS;
  return { orders, shown: all.filter(isShown).map(({ id }) => id) };
}

/**
 * Locks the customer's orders and then the clients, as placing an order does, and the orders that
 * were created until then. A request that creates an order or an address locks the client first:
 * either this transaction finds what it creates, or it finds no client.
 */
async function lockCustomer(
  trx: Transaction<Database>,
  companyId: string,
  customerId: string,
): Promise<{ clientIds: string[]; orders: OrderRow[] }> {
  const found = await findClientsOfCustomer(trx, companyId, customerId);
  if (found.length === 0) return { clientIds: [], orders: [] };
  const ids = found.map(({ id }) => id);
  await lockOrdersOfClients(trx, companyId, ids);
  const clientIds = await lockClientsOfCustomer(trx, companyId, customerId);
  if (clientIds.length === 0) return { clientIds, orders: [] };
  return { clientIds, orders: await lockOrdersOfClients(trx, companyId, clientIds) };
}

/** Cancels the drafts that have payments: those must stay, and must not be paid any more. */
async function cancelDrafts(
  trx: Transaction<Database>,
  companyId: string,
  clientIds: readonly string[],
  now: Date,
): Promise<void> {
  const orders = await lockOrdersOfClients(trx, companyId, clientIds);
  for (const order of orders.filter(({ status }) => status === "INITIATED")) {
    const reason = { message: null, code: "customer_asked" } as const;
    const cancelled = await cancelLockedOrder(trx, order, reason, now);
    if (cancelled instanceof Refusal) throw new Error(`draft ${order.id} cannot be cancelled`);
  }
}
