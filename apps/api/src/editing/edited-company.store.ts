import { type Kysely, sql, type Transaction } from "kysely";
import { catalogVersion } from "../catalog/catalog.store.ts";
import type { Database } from "../db/schema/database.ts";
import type { CompanyRows, PictureRow } from "../import/company-rows.ts";
import { readPictureRows, readStoredRows } from "../import/imported-company.store.ts";

type Key = { id: string };
type ProductKey = Key & { product_id: string };

/** Moves products: changes only their `category_id` and `position`. */
export async function moveProductRows(
  trx: Transaction<Database>,
  companyId: string,
  rows: CompanyRows["products"],
): Promise<void> {
  if (rows.length === 0) return;
  const moved = sql`unnest(
    ${rows.map(({ id }) => id)}::text[],
    ${rows.map((row) => row.category_id)}::text[],
    ${rows.map(({ position }) => position)}::int[])`;
  await sql`update products set category_id = moved.category_id, position = moved.position
    from ${moved} as moved (id, category_id, position)
    where products.company_id = ${companyId} and products.id = moved.id`.execute(trx);
}

export type RowsToDelete = {
  categories: Key[];
  products: Key[];
  variants: Key[];
  groups: ProductKey[];
  modifiers: ProductKey[];
};

/** Deletes rows. Call it after all other rows are written, because a category takes its products with it. */
export async function deleteMenuRows(
  trx: Transaction<Database>,
  companyId: string,
  rows: RowsToDelete,
): Promise<void> {
  for (const [table, keys] of [
    ["modifiers", rows.modifiers],
    ["modifier_groups", rows.groups],
  ] as const) {
    if (keys.length === 0) continue;
    const productIds = keys.map(({ product_id }) => product_id);
    await trx
      .deleteFrom(table)
      .where("company_id", "=", companyId)
      .where(
        sql<boolean>`(product_id, id) in
          (select * from unnest(${productIds}::text[], ${idsOf(keys)}::text[]))`,
      )
      .execute();
  }
  for (const [table, keys] of [
    ["variants", rows.variants],
    ["products", rows.products],
    ["categories", rows.categories],
  ] as const) {
    if (keys.length === 0) continue;
    await trx
      .deleteFrom(table)
      .where("company_id", "=", companyId)
      .where("id", "=", sql<string>`any(${idsOf(keys)}::text[])`)
      .execute();
  }
}

const idsOf = (keys: readonly Key[]) => keys.map(({ id }) => id);

/** Stores the outline: the document without its parts. An edit changes it by adding a list that it lacked. */
export async function writeOutline(
  trx: Transaction<Database>,
  companyId: string,
  outline: unknown,
): Promise<void> {
  await trx
    .updateTable("companies")
    .set({ outline: JSON.stringify(outline) })
    .where("company_id", "=", companyId)
    .execute();
}

/** Stores the columns of a company that the file fills, and nothing else. */
export async function writeCompanyColumns(
  trx: Transaction<Database>,
  { company }: CompanyRows,
): Promise<void> {
  await trx
    .updateTable("companies")
    .set({
      document: JSON.stringify(company.document),
      ecommerce_settings: JSON.stringify(company.ecommerce_settings),
      order_settings: JSON.stringify(company.order_settings),
      payment_methods: JSON.stringify(company.payment_methods),
      loyalty_settings: JSON.stringify(company.loyalty_settings),
    })
    .where("company_id", "=", company.company_id)
    .execute();
}

/**
 * Returns which of the `sources` are stored pictures of a kind, and locks them until the transaction ends,
 * so that none of them is purged before.
 */
export async function lockPictureSources(
  trx: Kysely<Database>,
  companyId: string,
  kind: string,
  sources: readonly string[],
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom("pictures")
    .select("source")
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .where("source", "=", sql<string>`any(${sources}::text[])`)
    .forUpdate()
    .execute();
  return new Set(rows.map(({ source }) => source));
}

/** Marks pictures of a kind as used, so that they are not purged, or as replaced since an instant. */
export async function markPictures(
  trx: Transaction<Database>,
  companyId: string,
  { kind, sources }: { kind: string; sources: readonly string[] },
  replaced_at: Date | null,
): Promise<void> {
  await trx
    .updateTable("pictures")
    .set(replaced_at === null ? { unused_since: null, replaced_at } : { replaced_at })
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .where("source", "=", sql<string>`any(${sources}::text[])`)
    .execute();
}

/** Reads the rows and pictures of a company as of one instant; null when there is no such company. */
export async function readEditedCompany(
  db: Kysely<Database>,
  companyId: string,
): Promise<{ rows: CompanyRows; pictures: PictureRow[] } | null> {
  return atOneInstant(db, async (trx) => {
    const stored = await readStoredRows(trx, companyId);
    return stored && { rows: stored.rows, pictures: await readPictureRows(trx, companyId) };
  });
}

/** Reads the rows of a company as of one instant, with its version; null when there is no such company. */
export async function readCompanyWithVersion(
  db: Kysely<Database>,
  companyId: string,
): Promise<{ version: string; rows: CompanyRows } | null> {
  return atOneInstant(db, async (trx) => {
    const version = await readCompanyVersion(trx, companyId);
    const stored = await readStoredRows(trx, companyId);
    return version !== undefined && stored ? { version, rows: stored.rows } : null;
  });
}

/**
 * A different text after every edit, every import and every mark of staff; undefined when there is no such
 * company. A mark can begin to count a size, and a change that was prepared before would end that.
 */
export async function readCompanyVersion(
  db: Kysely<Database>,
  companyId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("companies")
    .select(catalogVersion)
    .select((eb) =>
      eb
        .selectFrom("availability_marks")
        .select((marks) => marks.fn.max("revision").as("last"))
        .where("company_id", "=", companyId)
        .as("last_mark"),
    )
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row && `${row.version} ${row.last_mark}`;
}

/** In a transaction that has locked the company, nothing that these reads read changes. */
function atOneInstant<T>(
  db: Kysely<Database>,
  read: (trx: Kysely<Database>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return read(db);
  return db.transaction().setIsolationLevel("repeatable read").execute(read);
}
