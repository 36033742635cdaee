import type { CustomerExport } from "@comanda/contract/customers/customer-export";
import { recordChange } from "../audit/audit.store.ts";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { AddressRow } from "../clients/addresses.store.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { findAllOrders } from "./customer-export.store.ts";
import {
  type ClientRow,
  findAddressesOfClients,
  findClientsOfCustomer,
} from "./customer-orders.store.ts";
import type { CustomersContext } from "./customers-context.ts";
import { toExportedOrder } from "./exported-order.ts";

/**
 * Returns everything that is stored about the customer that a client belongs to, and notes in the
 * audit log that it was read, without personal data. Secrets of payments and the ids of devices'
 * cookies are left out. 404 `company_not_found`, `customer_not_found`.
 */
export async function exportCustomer(
  context: CustomersContext,
  member: StaffMember,
  customerId: string,
): Promise<CustomerExport | Refusal> {
  const { companyId } = member;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  return transact(context.db, async (trx) => {
    const clients = await findClientsOfCustomer(trx, companyId, customerId);
    const ids = clients.map(({ id }) => id);
    if (ids.length === 0) return new Refusal("customer_not_found");
    const addresses = await findAddressesOfClients(trx, companyId, ids);
    const stored = await findAllOrders(trx, companyId, ids);
    const now = context.clock();
    await recordChange(trx, member, now, {
      action: "customers.export",
      target: customerId,
      before: null,
      after: { orders: stored.orders.length },
    });
    return {
      exported_at: now.toISOString(),
      company: { id: companyId, name: catalog.company.name },
      clients: clients.map((client) => toExportedClient(client, addresses)),
      orders: stored.orders.map((order) => toExportedOrder(order, stored)),
    };
  });
}

function toExportedClient(
  client: ClientRow,
  addresses: readonly AddressRow[],
): CustomerExport["clients"][number] {
  const { id, source, name, country_calling_code, phone_number, email } = client;
  return {
    id,
    source,
    name,
    country_calling_code,
    phone_number,
    email,
    points: client.available_points,
    created_at: client.created_at.toISOString(),
    addresses: addresses
      .filter(({ client_id }) => client_id === id)
      .map((address) => ({
        id: address.id,
        text: address.address,
        complement: address.complement,
        reference: address.reference,
        area: address.area_name,
        latitude: address.latitude,
        longitude: address.longitude,
        created_at: address.created_at.toISOString(),
      })),
  };
}
