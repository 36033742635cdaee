import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { saleLimits } from "@comanda/domain/availability/marks";
import { menuWithSaleLimits } from "@comanda/domain/menu/menu-with-sale-limits";
import { modifierFaults } from "@comanda/domain/menu/modifiers";
import { findShortages, type Shortage } from "@comanda/domain/menu/shortages";
import { type Cents, fromCents } from "@comanda/domain/money/cents";
import type { SharedLine } from "@comanda/domain/shared-cart/shared-lines";
import type { Kysely } from "kysely";
import type { CurrentCatalog } from "../catalog/current-catalog.ts";
import { menuOfLines } from "../catalog/menu-of-lines.ts";
import { menuWithStock } from "../catalog/menu-with-stock.ts";
import { readStock } from "../catalog/stock.store.ts";
import type { Database } from "../db/schema/database.ts";
import { type PricedCombo, priceCombos } from "../orders/rules/price-combos.ts";
import { Refusal } from "../shared/refusal.ts";

type WireLine = SharedCart["guests"][number]["lines"][number];

/** A line as the wire has it, and its price; 0 for one that is not on the menu. */
export type PricedSharedLine = { line: WireLine; total: Cents };

/**
 * Prices lines as an order does, and says what is wrong with each. Lines take stock in their sequence:
 * where two guests want the last piece, the second one reads that none is left.
 */
export async function priceSharedLines(
  db: Kysely<Database>,
  catalog: CurrentCatalog,
  lines: readonly SharedLine[],
  now: Date,
): Promise<PricedSharedLine[]> {
  const { code } = catalog.company.currency;
  const stock = await readStock(db, catalog.company.id);
  const counted = menuWithStock(menuOfLines(catalog.menu, lines), stock);
  const menu = menuWithSaleLimits(counted, saleLimits(catalog.marks, now));
  const shortages = Map.groupBy(findShortages(menu, lines), ({ line }) => line);
  return lines.map((line, at) => {
    const priced = priceCombos(menu, [line], code);
    return toPricedLine(line, priced, shortages.get(at) ?? [], code);
  });
}

function toPricedLine(
  { product_id, variant_id, quantity, comment, modifiers }: SharedLine,
  priced: PricedCombo[] | Refusal,
  shortages: readonly Shortage[],
  currencyCode: string,
): PricedSharedLine {
  const choices = modifiers.map(({ modifier_id, quantity }) => ({ modifier_id, quantity }));
  const line = { product_id, variant_id, quantity, comment: comment || null, modifiers: choices };
  const [combo] = priced instanceof Refusal ? [] : priced;
  if (!combo) {
    const isGone = priced instanceof Refusal && priced.code === "product_not_found";
    const nothing = { name: null, choices: [], total: null, left: null };
    return { total: 0, line: { ...line, ...nothing, problem: isGone ? "gone" : "options" } };
  }
  const problem = problemOf(combo, modifiers, shortages);
  return {
    total: combo.total,
    line: {
      ...line,
      name: combo.product.name,
      choices: choicesOf(combo),
      problem,
      total: fromCents(combo.total, currencyCode),
      left: problem === "short" ? leftOf(shortages) : null,
    },
  };
}

function problemOf(
  { product }: PricedCombo,
  modifiers: SharedLine["modifiers"],
  shortages: readonly Shortage[],
): WireLine["problem"] {
  const isSoldOut = modifierFaults(product, modifiers).some(
    ({ code }) => code === "sold_out_modifier",
  );
  if (isSoldOut || shortages.some(({ left }) => left === 0)) return "sold_out";
  return shortages.length > 0 ? "short" : null;
}

/** How many pieces of the dish are left; null where it is a modifier that is short. */
function leftOf(shortages: readonly Shortage[]): number | null {
  return shortages.find(({ modifier_id }) => modifier_id === undefined)?.left ?? null;
}

function choicesOf({ variant, modifiers }: PricedCombo): string[] {
  const named = modifiers.map(({ name, quantity }) =>
    quantity > 1 ? `${quantity} × ${name}` : name,
  );
  return [variant.name, ...named].filter((name) => name != null && name !== "") as string[];
}
