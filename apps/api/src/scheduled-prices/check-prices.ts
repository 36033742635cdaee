import type { Transaction } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { StoredPrices } from "../db/schema/scheduled-price-tables.ts";
import { invalidPart } from "../editing/changes/menu-edit.ts";
import { type PricesToSet, setPrices } from "../editing/changes/set-prices.ts";
import { newFaults } from "../editing/document/sent-faults.ts";
import { checkFaults } from "../import/check-document.ts";
import type { JsonObject } from "../import/document/document-parts.ts";
import { readStoredRows } from "../import/imported-company.store.ts";
import { toDocument } from "../import/to-document.ts";
import { Refusal } from "../shared/refusal.ts";
import { namePrices } from "./name-prices.ts";

/** A company's menu as its import file has it, and its clock. */
export type MenuNow = { document: JsonObject; timezone: string };

/** 404 `company_not_found`. */
export async function readMenuNow(
  trx: Transaction<Database>,
  companyId: string,
): Promise<MenuNow | Refusal> {
  const stored = await readStoredRows(trx, companyId);
  if (!stored) return new Refusal("company_not_found");
  return { document: toDocument(stored.rows) as JsonObject, timezone: stored.rows.timezone };
}

/**
 * Names the prices and checks them by the menu's rules, as if they were set now. Refusals as in
 * `namePrices`; 422 `invalid_part` for a price that a rule refuses.
 */
export function checkPrices(document: JsonObject, prices: PricesToSet): StoredPrices | Refusal {
  const named = namePrices(document, prices);
  if (named instanceof Refusal) return named;
  const edit = setPrices(prices)(document);
  if (edit instanceof Refusal) return edit;
  if (edit === null) return named;
  const faults = checkFaults(edit.document).faults;
  const made = faults.length > 0 ? newFaults(faults, checkFaults(document).faults) : [];
  return made.length > 0 ? invalidPart(made) : named;
}
