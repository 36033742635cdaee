import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import type { AuditEntry } from "@comanda/contract/staff/team-schemas";
import { DEFAULT_CURRENCY, fromCents } from "@comanda/domain/money/cents";
import { findClockAndCurrency } from "../companies/company-clock.store.ts";
import type { Deps } from "../context/deps.ts";
import {
  type AuditFilter,
  type AuditRow,
  findAuditEntries,
  findAuditFilters,
} from "./audit-log.store.ts";

/** Changes on a page of the log. */
const PAGE_SIZE = 50;

/** The amounts of entries; they are stored in minor units. */
const AMOUNTS = ["amount_due", "paid_received", "refund", "refunded"];

/** A page of the company's audit log, the latest change first, and what it can be filtered by. */
export async function listAuditLog(
  { db }: Pick<Deps, "db">,
  companyId: string,
  { page = 1, ...filter }: AuditFilter & { page?: number },
): Promise<StaffCallAnswer<"listAuditLog">> {
  const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { total, rows } = await findAuditEntries(db, companyId, filter, range);
  const found = await findClockAndCurrency(db, companyId);
  return {
    entries: rows.map(toEntry),
    ...(await findAuditFilters(db, companyId)),
    timezone: found?.timezone ?? "UTC",
    currency: { tax: null, ...DEFAULT_CURRENCY, ...found?.currency },
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    total,
  };
}

function toEntry({ order_number, currency, before, after, ...row }: AuditRow): AuditEntry {
  const toMajor = (values: unknown) => (currency ? inMajorUnits(values, currency.code) : values);
  return {
    ...row,
    at: row.at.toISOString(),
    before: toMajor(before),
    after: toMajor(after),
    order: order_number === null || !currency ? null : { public_id: order_number, currency },
  };
}

function inMajorUnits(values: unknown, currencyCode: string): unknown {
  if (typeof values !== "object" || values === null) return values;
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      AMOUNTS.includes(field) && typeof value === "number" ? fromCents(value, currencyCode) : value,
    ]),
  );
}
