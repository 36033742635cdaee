import type { Customer, CustomerOrder } from "@comanda/contract/customers/customer-schemas";
import { effectiveTimezone } from "@comanda/domain/hours/effective-timezone";
import { fromCents } from "@comanda/domain/money/cents";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { AddressRow } from "../clients/addresses.store.ts";
import type { OrderRow } from "../orders/orders.store.ts";
import { findRatingsOfClients } from "../ratings/ratings.store.ts";
import { Refusal } from "../shared/refusal.ts";
import { findCustomer } from "./customer-list.store.ts";
import {
  countOpenOrders,
  findAddressesOfClients,
  findClientsOfCustomer,
  findLastOrders,
} from "./customer-orders.store.ts";
import { toCustomerSummaries } from "./customer-view.ts";
import type { CustomersContext } from "./customers-context.ts";

/** The most orders and ratings on a customer's page. */
const LAST = 50;

/**
 * Returns the customer that a client belongs to: what all devices with its phone number have done.
 * 404 `company_not_found`, `customer_not_found`.
 */
export async function readCustomer(
  context: Pick<CustomersContext, "db" | "catalogCache">,
  companyId: string,
  customerId: string,
): Promise<Customer | Refusal> {
  const { db } = context;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const row = await findCustomer(db, companyId, customerId);
  if (!row) return new Refusal("customer_not_found");
  const clients = await findClientsOfCustomer(db, companyId, row.id);
  const ids = clients.map(({ id }) => id);
  // Erased between two statements.
  if (ids.length === 0) return new Refusal("customer_not_found");
  const { currency, timezone } = catalog.company;
  const [summary] = await toCustomerSummaries(db, companyId, [row], currency.code);
  if (!summary) return new Refusal("customer_not_found");
  const ratings = await findRatingsOfClients(db, companyId, ids, LAST);
  return {
    ...summary,
    currency,
    timezone: effectiveTimezone(timezone),
    since: new Date(row.since).toISOString(),
    devices: row.clients,
    open_orders: await countOpenOrders(db, companyId, ids),
    addresses: distinctTexts(await findAddressesOfClients(db, companyId, ids)),
    last_orders: (await findLastOrders(db, companyId, ids, LAST)).map(toCustomerOrder),
    ratings: ratings.map(({ order_id, public_id, score, comment, created_at }) => ({
      order_id,
      public_id,
      score,
      comment,
      created_at: created_at.toISOString(),
    })),
  };
}

/** Two devices may have stored one address: it is shown once. */
function distinctTexts(rows: readonly AddressRow[]): Customer["addresses"] {
  const addresses = rows.map(({ id, address, complement, reference, area_name }) => ({
    id,
    text: address,
    complement,
    reference,
    area: area_name,
  }));
  const byText = Map.groupBy(addresses, ({ id: _, ...texts }) => JSON.stringify(texts));
  return [...byText.values()].flatMap((same) => same.slice(-1));
}

function toCustomerOrder(order: OrderRow): CustomerOrder {
  const { id, public_id, status, service_type, currency, amount_due } = order;
  return {
    id,
    public_id,
    status,
    service_type,
    currency,
    placed_at: (order.placed_at ?? order.created_at).toISOString(),
    total: fromCents(amount_due, currency.code),
  };
}
