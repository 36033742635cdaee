import type { CustomerSummary } from "@comanda/contract/customers/customer-schemas";
import { fromCents } from "@comanda/domain/money/cents";
import { internationalPhone } from "@comanda/domain/people/phone-number";
import type { CustomerRow } from "./customer-list.store.ts";

/** Returns a customer as a row of the list; `currency` is the company's code. */
export function toCustomerSummary(row: CustomerRow, currency: string): CustomerSummary {
  const { id, name, orders, points } = row;
  return {
    id,
    name,
    orders,
    points,
    phone: internationalPhone(row.country_calling_code, row.phone_number),
    spent: fromCents(row.spent, currency),
    last_order_at: row.last_order_at && new Date(row.last_order_at).toISOString(),
  };
}
