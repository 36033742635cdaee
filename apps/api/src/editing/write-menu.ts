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

/** The rows in which two states of a company's menu differ. */
export type MenuDifference = {
  /** Null where it stays as it is. */
  outline: { value: unknown } | null;
  changed: MenuRows;
  moved: CompanyRows["products"];
  removed: RowsToDelete;
};

/** Compares two states of a company's menu. `stored` have the current stock in their documents. */
export function menuDifference(stored: CompanyRows, rows: CompanyRows): MenuDifference {
  return {
    outline: isSame(stored.outline, rows.outline) ? null : { value: rows.outline },
    ...changedRows(stored, rows),
    removed: removedRows(stored, rows),
  };
}

/** Writes the rows that differ between two states of a company's menu, and no others. */
export async function writeMenu(
  trx: Transaction<Database>,
  companyId: string,
  { outline, changed, moved, removed }: MenuDifference,
  countersToSet: CountersToSet,
): Promise<void> {
  if (outline) await writeOutline(trx, companyId, outline.value);
  await upsertMenu(trx, companyId, changed, countersToSet);
  await moveProductRows(trx, companyId, moved);
  await deleteMenuRows(trx, companyId, removed);
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
