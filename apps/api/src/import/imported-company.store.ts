import type { Kysely, Transaction } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { readOrdersOfMonth } from "../companies/plan-orders.store.ts";
import { planUsage } from "../companies/plan-usage.ts";
import type { Database } from "../db/schema/database.ts";
import type { CompanyRows, PictureRow } from "./company-rows.ts";
import { numberField, textField } from "./document/document-parts.ts";

export type ImportedCompanyRows = { rows: CompanyRows; pictures: PictureRow[] };

/** Everything imported of a company; null when there is no such company. */
export async function readImportedCompany(
  db: Kysely<Database>,
  companyId: string,
  now: Date,
): Promise<ImportedCompanyRows | null> {
  // One snapshot, so that a simultaneous import or order is read whole or not at all.
  const snapshot = db.transaction().setIsolationLevel("repeatable read");
  return snapshot.execute((trx) => readRows(trx, companyId, now));
}

async function readRows(
  trx: Transaction<Database>,
  id: string,
  now: Date,
): Promise<ImportedCompanyRows | null> {
  const stored = await readStoredRows(trx, id);
  if (!stored) return null;
  const { rows, usage } = stored;
  const month = await readOrdersOfMonth(trx, id, rows.timezone, now);
  const usage_counted = planUsage(usage, month);
  return {
    rows: { ...rows, company: { ...rows.company, usage_counted } },
    pictures: await readPictureRows(trx, id),
  };
}

/** The pictures of the company, without uploads that no product has used. */
export async function readPictureRows(db: Kysely<Database>, id: string): Promise<PictureRow[]> {
  return db
    .selectFrom("pictures")
    .select(["kind", "source", "file"])
    .where("company_id", "=", id)
    .where("unused_since", "is", null)
    .execute();
}

/**
 * The rows of a company as the tables have them, for a change in the same transaction. The plan's
 * orders are those that the document counts, and `usage` what the columns say of them. Null when
 * there is no such company.
 */
export async function readStoredRows(
  trx: Kysely<Database>,
  id: string,
): Promise<{ rows: CompanyRows; usage: { counted: number; at: Date | null } } | null> {
  const ofCompany = <Row>(query: { where: (column: "company_id", is: "=", id: string) => Row }) =>
    query.where("company_id", "=", id);
  const company = await ofCompany(trx.selectFrom("companies").selectAll()).executeTakeFirst();
  if (!company) return null;
  const timezone = textField(company.document, "timezone") ?? "UTC";
  const usage_counted = numberField(company.document, "order_limit_usage_count") ?? 0;
  const usage = { counted: company.usage_counted, at: company.usage_counted_at };
  const hosts = await ofCompany(trx.selectFrom("hosts").select("host"))
    .orderBy("position")
    .execute();
  const rows: CompanyRows = {
    company: { ...company, usage_counted },
    timezone,
    outline: company.outline,
    hosts: hosts.map(({ host }) => host),
    categories: await ofCompany(trx.selectFrom("categories").selectAll()).execute(),
    ...(await readMenuLists(trx, id)),
    coupons: await ofCompany(trx.selectFrom("coupons").selectAll()).execute(),
    qrs: await ofCompany(trx.selectFrom("qrs").selectAll()).execute(),
  };
  return { rows, usage };
}

/**
 * The long lists of the menu as one value: it is read several times as fast as thousands of rows are.
 */
async function readMenuLists(
  trx: Kysely<Database>,
  id: string,
): Promise<Pick<CompanyRows, "products" | "variants" | "groups" | "modifiers">> {
  return trx
    .selectFrom("companies as c")
    .where("c.company_id", "=", id)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("products as t")
          .select(["t.id", "t.position", "t.category_id", "t.stock_enabled", "t.document"])
          .where("t.company_id", "=", id),
      ).as("products"),
      jsonArrayFrom(
        eb
          .selectFrom("variants as t")
          .select(["t.id", "t.position", "t.product_id", "t.stock", "t.document"])
          .where("t.company_id", "=", id),
      ).as("variants"),
      jsonArrayFrom(
        eb
          .selectFrom("modifier_groups as t")
          .select(["t.id", "t.position", "t.product_id", "t.document"])
          .where("t.company_id", "=", id),
      ).as("groups"),
      jsonArrayFrom(
        eb
          .selectFrom("modifiers as t")
          .select(["t.id", "t.position", "t.product_id", "t.group_id", "t.stock", "t.document"])
          .where("t.company_id", "=", id),
      ).as("modifiers"),
    ])
    .executeTakeFirstOrThrow();
}
