import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import type { Deps } from "../context/deps.ts";
import { type AuditFilter, findAuditEntries, findAuditFilters } from "./audit-log.store.ts";

/** Changes on a page of the log. */
const PAGE_SIZE = 50;

/** A page of the company's audit log, the latest change first, and what it can be filtered by. */
export async function listAuditLog(
  { db }: Pick<Deps, "db">,
  companyId: string,
  { page = 1, ...filter }: AuditFilter & { page?: number },
): Promise<StaffCallAnswer<"listAuditLog">> {
  const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { total, rows } = await findAuditEntries(db, companyId, filter, range);
  return {
    entries: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    ...(await findAuditFilters(db, companyId)),
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    total,
  };
}
