import type { SalesDimension } from "@comanda/contract/sales/sales-figures";
import type { SalesOfRange } from "@comanda/contract/sales/sales-schemas";
import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import { businessDayOf, daysBetween } from "@comanda/domain/hours/business-day";
import { normalizeCode } from "@comanda/domain/money/coupon-code";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { addFigures, mergeSums, noFigures, type Sum, toWireFigures, toWireRow } from "./figures.ts";
import { findMenuNames } from "./menu-names.store.ts";
import { nameProducts, sumCategories } from "./name-products.ts";
import { rankBestSellers } from "./rank-best-sellers.ts";
import { openSums, type ReadSums, readAtOneInstant } from "./read-sums.ts";
import { readSalesCompany, type SalesContext } from "./sales-context.ts";
import type { SalesScope } from "./sum-orders.store.ts";

/**
 * Returns the sums of business days, and the same split by a dimension. Days after the present one
 * have no sums. 404 `company_not_found`.
 */
export async function readSalesRange(
  context: SalesContext,
  { companyId }: Pick<StaffMember, "companyId">,
  { from, to, by }: ParsedStaffRequestPart<"readSalesRange", "query">,
): Promise<SalesOfRange | Refusal> {
  const company = await readSalesCompany(context, companyId);
  if (company instanceof Refusal) return company;
  const { scope, catalog } = company;
  const today = businessDayOf(scope, context.clock());
  const days = daysBetween(from, to).filter((day) => day <= today);
  const read = await readAtOneInstant(context.db, async (trx) => {
    const sums = await openSums(trx, scope, days);
    return { total: await sums("total"), rows: await readRows(trx, sums, { by, scope, days }) };
  });
  return {
    from,
    to,
    today,
    timezone: scope.timezone,
    currency: catalog.company.currency,
    figures: toWireFigures(addFigures(read.total), scope.currency),
    rows: read.rows.map((sum) => toWireRow(sum, scope.currency)),
  };
}

type Split = { by: SalesDimension; scope: SalesScope; days: readonly string[] };

async function readRows(
  trx: Kysely<Database>,
  sums: ReadSums,
  { by, scope, days }: Split,
): Promise<Sum[]> {
  if (by === "day") return inOrder(await sums("total", { byDay: true }), days);
  if (by === "hour") return inOrder(await sums("hour"), hoursFrom(scope.startHour));
  if (by === "rating") return inOrder(await sums("rating"), ["5", "4", "3", "2", "1"]);
  if (by === "coupon") return rankBestSellers(oneRowPerCode(await sums("coupon")), "total");
  if (by !== "product" && by !== "category") return rankBestSellers(await sums(by), "total");
  const [products, names] = [await sums("product"), await findMenuNames(trx, scope.companyId)];
  const rows = by === "product" ? nameProducts(products, names) : sumCategories(products, names);
  return rankBestSellers(rows, "gross");
}

const hoursFrom = (start: number) =>
  Array.from({ length: 24 }, (_, at) => String((start + at) % 24));

/** Returns a sum for each key, of nothing where there is none. */
function inOrder(sums: readonly Sum[], keys: readonly string[]): Sum[] {
  const byKey = new Map(sums.map((sum) => [sum.key, sum]));
  return keys.map((key) => byKey.get(key) ?? { key, label: null, ...noFigures() });
}

/** Merges the spellings of one coupon's code, such as after its case has changed; the row has one of them. */
function oneRowPerCode(sums: readonly Sum[]): Sum[] {
  const byCode = sums.map((sum) => ({ ...sum, key: normalizeCode(sum.key), label: sum.key }));
  return mergeSums(byCode).map(({ label, ...sum }) => ({
    ...sum,
    key: label ?? sum.key,
    label: null,
  }));
}
