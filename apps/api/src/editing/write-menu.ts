import type { Transaction } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { CompanyRows } from "../import/company-rows.ts";
import { type CountersToSet, type MenuRows, upsertMenu } from "../import/upsert-menu.store.ts";
import {
  deleteMenuRows,
  moveProductRows,
  type RowsToDelete,
  writeOutline,
} from "./edited-company.store.ts";

/**
 * Writes the rows that differ between two states of a company's menu, and no others. `stored` are
 * the rows as they are in the database, with the current stock in their documents.
 */
export async function writeMenu(
  trx: Transaction<Database>,
  stored: CompanyRows,
  rows: CompanyRows,
  countersToSet: CountersToSet,
): Promise<void> {
  const companyId = stored.company.company_id;
  if (!isSame(stored.outline, rows.outline)) await writeOutline(trx, companyId, rows.outline);
  const { changed, moved } = changedRows(stored, rows);
  await upsertMenu(trx, companyId, changed, countersToSet);
  await moveProductRows(trx, companyId, moved);
  await deleteMenuRows(trx, companyId, removedRows(stored, rows));
}

function changedRows(stored: CompanyRows, rows: CompanyRows) {
  const products = differing(stored.products, rows.products, byId);
  const before = new Map(stored.products.map((row) => [row.id, row]));
  const isOnlyMoved = (row: CompanyRows["products"][number]) => {
    const old = before.get(row.id);
    return old?.stock_enabled === row.stock_enabled && isSame(old.document, row.document);
  };
  const changed: MenuRows = {
    categories: differing(stored.categories, rows.categories, byId),
    products: products.filter((row) => !isOnlyMoved(row)),
    variants: differing(stored.variants, rows.variants, byId),
    groups: differing(stored.groups, rows.groups, byProductAndId),
    modifiers: differing(stored.modifiers, rows.modifiers, byProductAndId),
  };
  return { changed, moved: products.filter(isOnlyMoved) };
}

function removedRows(stored: CompanyRows, rows: CompanyRows): RowsToDelete {
  return {
    categories: missing(stored.categories, rows.categories, byId),
    products: missing(stored.products, rows.products, byId),
    variants: missing(stored.variants, rows.variants, byId),
    groups: missing(stored.groups, rows.groups, byProductAndId),
    modifiers: missing(stored.modifiers, rows.modifiers, byProductAndId),
  };
}

const byId = ({ id }: { id: string }) => id;
const byProductAndId = ({ product_id, id }: { product_id: string; id: string }) =>
  `${product_id} ${id}`;

/** Returns the rows that are new or have changed. */
function differing<Row extends object>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const known = new Map(before.map((row) => [keyOf(row), row]));
  return after.filter((row) => {
    const old = known.get(keyOf(row));
    return !old || (Object.keys(row) as (keyof Row)[]).some((key) => !isSame(old[key], row[key]));
  });
}

function missing<Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const kept = new Set(after.map(keyOf));
  return before.filter((row) => !kept.has(keyOf(row)));
}

/** Documents are compared with the order of their keys, which an export keeps. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
