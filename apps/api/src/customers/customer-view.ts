import type { CustomerSummary } from "@comanda/contract/customers/customer-schemas";
import { fromCents } from "@comanda/domain/money/cents";
import { internationalPhone } from "@comanda/domain/people/phone-number";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { CustomerRow } from "./customer-list.store.ts";
import { findSpentInOtherCurrencies } from "./spent-in-other-currencies.store.ts";

/** Returns customers as rows of the list; `currency` is the company's code. */
export async function toCustomerSummaries(
  db: Kysely<Database>,
  companyId: string,
  rows: readonly CustomerRow[],
  currency: string,
): Promise<CustomerSummary[]> {
  const others = await findSpentInOtherCurrencies(db, companyId, rows, currency);
  const byPhone = Map.groupBy(others, phoneKey);
  return rows.map((row) => {
    const { id, name, orders, points } = row;
    const own = byPhone.get(phoneKey(row)) ?? [];
    // The sum of the row is of all orders, whatever their currency.
    const spent = own.reduce((left, other) => left - other.spent, row.spent);
    return {
      id,
      name,
      orders,
      points,
      phone: internationalPhone(row.country_calling_code, row.phone_number),
      spent: fromCents(spent, currency),
      spent_in_other_currencies: own.map((other) => ({
        currency: other.currency,
        amount: fromCents(other.spent, other.currency.code),
      })),
      last_order_at: row.last_order_at && new Date(row.last_order_at).toISOString(),
    };
  });
}

const phoneKey = (row: Pick<CustomerRow, "country_calling_code" | "phone_number">) =>
  `${row.country_calling_code} ${row.phone_number}`;
