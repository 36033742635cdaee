import type { Category } from "@comanda/contract/companies/menu";
import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { saleLimits } from "@comanda/domain/availability/marks";
import { menuWithSaleLimits } from "@comanda/domain/menu/menu-with-sale-limits";
import { modifierFaults } from "@comanda/domain/menu/modifiers";
import { findVisibleProduct } from "@comanda/domain/menu/products";
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
    const [combo] = priced instanceof Refusal ? [] : priced;
    if (!combo) return toUnpricedLine(line, menu);
    return toPricedLine(line, combo, shortages.get(at) ?? [], code);
  });
}

/** A line that cannot be ordered as it is. While its dish is on the menu it can be chosen again, by its name. */
function toUnpricedLine(line: SharedLine, menu: readonly Category[]): PricedSharedLine {
  const product = findVisibleProduct(menu, line.product_id);
  const name = product?.name ?? null;
  const problem = product ? "options" : "gone";
  const nothing = { choices: [], total: null, left: null };
  return { total: 0, line: { ...toWireLine(line), ...nothing, name, problem } };
}

/** What a guest has chosen, as the wire has it. */
function toWireLine({ product_id, variant_id, quantity, comment, modifiers }: SharedLine) {
  const choices = modifiers.map(({ modifier_id, quantity }) => ({ modifier_id, quantity }));
  return { product_id, variant_id, quantity, comment: comment || null, modifiers: choices };
}

function toPricedLine(
  line: SharedLine,
  combo: PricedCombo,
  shortages: readonly Shortage[],
  currencyCode: string,
): PricedSharedLine {
  const problem = problemOf(combo, line.modifiers, shortages);
  return {
    total: combo.total,
    line: {
      ...toWireLine(line),
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
