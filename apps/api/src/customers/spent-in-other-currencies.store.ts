import type { CustomerOrder } from "@comanda/contract/customers/customer-schemas";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { CustomerRow } from "./customer-list.store.ts";

type Phone = Pick<CustomerRow, "country_calling_code" | "phone_number">;
type Spent = Phone & { currency: CustomerOrder["currency"]; spent: number };

/**
 * Sums the orders of these customers that are not in the company's currency, by customer and currency: a company
 * can have changed its currency. `spent` is in the smallest unit of its own currency.
 */
export async function findSpentInOtherCurrencies(
  db: Kysely<Database>,
  companyId: string,
  customers: readonly Phone[],
  currencyCode: string,
): Promise<Spent[]> {
  if (customers.length === 0) return [];
  const codes = customers.map((customer) => customer.country_calling_code);
  const phones = customers.map((customer) => customer.phone_number);
  // By the indexes `clients_by_phone` and that of the orders of a client.
  const { rows } = await sql<Spent>`
    select clients.country_calling_code, clients.phone_number,
      (array_agg(orders.currency order by orders.placed_at desc))[1] as currency,
      sum(orders.amount_due)::bigint as spent
    from clients join orders on orders.company_id = ${companyId} and orders.client_id = clients.id
    where clients.company_id = ${companyId}
      and reverse(clients.phone_number) in (
        select reverse(phone) from unnest(${phones}::text[]) as phone)
      and (clients.country_calling_code, clients.phone_number) in (
        select * from unnest(${codes}::text[], ${phones}::text[]))
      and orders.placed_at is not null and orders.status <> 'CANCELLED'
      and orders.currency->>'code' <> ${currencyCode}
    group by clients.country_calling_code, clients.phone_number, orders.currency->>'code'
    order by orders.currency->>'code'`.execute(db);
  return rows;
}
