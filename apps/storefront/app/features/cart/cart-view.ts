import { type CartLine, type PricedLine, priceLines } from "@comanda/domain/cart";
import { type Category, findProduct, type Product } from "@comanda/domain/menu";
import { modifierFaults } from "@comanda/domain/modifiers";
import type { Cents } from "@comanda/domain/money";
import { piecesLeft } from "@comanda/domain/pieces-left";
import { shortages } from "@comanda/domain/stock";
import { linesLeft } from "../../session/cart-fit.ts";
import { priceSeen } from "../../session/price-changes.ts";

/** What keeps a line from being ordered: its options no longer fit, or only `left` of it can be had. */
export type RowProblem = { code: "options" } | { code: "short"; left: number };

export type CartRow<P extends Product = Product> = PricedLine<P> & {
  /** The line before its discount; null when nothing is off. */
  originalTotal: Cents | null;
  /** What one cost when the customer saw it; null when that is what it costs now. */
  was: Cents | null;
  /** How many more can be added. */
  more: number;
  problem: RowProblem | null;
};

/** A line whose product, variant or modifier is no longer on the menu; `name` as far as it is known. */
export type LostRow = { line: CartLine; name: string | null };

export type CartView<P extends Product = Product> = {
  rows: CartRow<P>[];
  lost: LostRow[];
  quantity: number;
  total: Cents;
  /** Every line can be ordered as it is. */
  sound: boolean;
};

/**
 * The cart as its page shows it. `told` is what the API said is left of a line, by its hash;
 * where the menu says less, it was read later.
 */
export function cartView<P extends Product>(
  categories: readonly Category<P>[],
  lines: readonly CartLine[],
  currencyCode: string,
  told: Readonly<Record<string, number>> = {},
): CartView<P> {
  const { priced, missing, quantity, total } = priceLines(categories, lines, currencyCode);
  const known = linesLeft(lines, shortages(categories, lines));
  const rows = priced.map((row) => {
    const [here, there] = [known[row.line.hash], told[row.line.hash]];
    const left =
      here === undefined || there === undefined ? (here ?? there) : Math.min(here, there);
    return toRow(row, lines, left);
  });
  const lost = missing.map((line) => ({
    line,
    name: findProduct(categories, line.product_id)?.name ?? line.name ?? null,
  }));
  const sound = lost.length === 0 && rows.every(({ problem }) => problem === null);
  return { rows, lost, quantity, total, sound };
}

function toRow<P extends Product>(
  row: PricedLine<P>,
  lines: readonly CartLine[],
  left: number | undefined,
): CartRow<P> {
  const { line, product, variant, originalUnitPrice } = row;
  const more = piecesLeft(product, variant, line.modifiers, lines);
  return {
    ...row,
    originalTotal: originalUnitPrice === null ? null : originalUnitPrice * line.quantity,
    was: priceSeen(row),
    more: left === undefined ? more : Math.min(more, Math.max(0, left - line.quantity)),
    problem: rowProblem(product, line, left),
  };
}

function rowProblem(product: Product, line: CartLine, left: number | undefined): RowProblem | null {
  const short = left !== undefined && line.quantity > left;
  if (short && left > 0) return { code: "short", left };
  if (modifierFaults(product, line.modifiers).length > 0) return { code: "options" };
  return short ? { code: "short", left } : null;
}
