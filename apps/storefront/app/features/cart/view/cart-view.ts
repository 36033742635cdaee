import { addableQuantity } from "@comanda/domain/cart/addable-quantity";
import { lineTotal } from "@comanda/domain/cart/line-price";
import type { CartLine } from "@comanda/domain/cart/lines";
import { type PricedLine, priceLines } from "@comanda/domain/cart/priced-lines";
import { modifierFaults } from "@comanda/domain/menu/modifiers";
import { type Category, findVisibleProduct, type Product } from "@comanda/domain/menu/products";
import { findShortages } from "@comanda/domain/menu/shortages";
import type { Cents } from "@comanda/domain/money/cents";
import type { NotOnSale } from "../../../ordering/not-on-sale.ts";
import { stockByLine } from "../../../session/cart/fit-cart-to-stock.ts";
import { priceSeen } from "../../../session/cart/price-changes.ts";

/**
 * Why a line cannot be ordered: its options are no longer valid, only `left` pieces are left, or it is
 * not sold now. `takesLater` is no obstacle: the customer chooses a time in the checkout.
 */
export type RowProblem =
  | { code: "options" }
  | { code: "short"; left: number }
  | ({ code: "notOnSale" } & NotOnSale);

export type CartRow<P extends Product = Product> = PricedLine<P> & {
  /** The line's total before its discount; null without a discount. */
  originalTotal: Cents | null;
  /** The price of one piece that the customer saw; null if it has not changed. */
  previousUnitPrice: Cents | null;
  /** How many more can be added. */
  addableQuantity: number;
  problem: RowProblem | null;
};

/**
 * A line whose product, variant or modifier is no longer on the menu; `name` is null if unknown. `isOnMenu`: the product itself is,
 * so that it can be chosen again.
 */
export type UnavailableRow = { line: CartLine; name: string | null; isOnMenu: boolean };

export type CartView<P extends Product = Product> = {
  rows: CartRow<P>[];
  unavailable: UnavailableRow[];
  quantity: number;
  total: Cents;
  /** Every line can be ordered as it is. */
  orderable: boolean;
};

/**
 * Returns the cart as its page shows it. `reportedLeft` is the stock that the API reported for a line,
 * by its hash. If the menu has less, the menu was read later and counts. `notOnSale` tells which products
 * are not sold now.
 */
export function cartView<P extends Product>(
  categories: readonly Category<P>[],
  lines: readonly CartLine[],
  currencyCode: string,
  reportedLeft: Readonly<Record<string, number>> = {},
  notOnSale: (productId: string) => NotOnSale | null = () => null,
): CartView<P> {
  const { priced, missing, quantity, total } = priceLines(categories, lines, currencyCode);
  const menuLeft = stockByLine(lines, findShortages(categories, lines));
  const rows = priced.map((row) => {
    const [byMenu, byApi] = [menuLeft[row.line.hash], reportedLeft[row.line.hash]];
    const left =
      byMenu === undefined || byApi === undefined ? (byMenu ?? byApi) : Math.min(byMenu, byApi);
    return toRow(row, lines, left, notOnSale(row.product.id));
  });
  const unavailable = missing.map((line) => {
    const product = findVisibleProduct(categories, line.product_id);
    return { line, name: product?.name ?? line.name ?? null, isOnMenu: Boolean(product) };
  });
  const orderable = unavailable.length === 0 && rows.every(({ problem }) => !isObstacle(problem));
  return { rows, unavailable, quantity, total, orderable };
}

function isObstacle(problem: RowProblem | null): boolean {
  return problem !== null && !(problem.code === "notOnSale" && problem.takesLater);
}

function toRow<P extends Product>(
  row: PricedLine<P>,
  lines: readonly CartLine[],
  left: number | undefined,
  notOnSale: NotOnSale | null,
): CartRow<P> {
  const { line, product, variant, originalUnitPrice } = row;
  const more = addableQuantity(product, variant, line.modifiers, lines);
  return {
    ...row,
    originalTotal: originalUnitPrice === null ? null : lineTotal(originalUnitPrice, line.quantity),
    previousUnitPrice: priceSeen(row),
    addableQuantity: left === undefined ? more : Math.min(more, Math.max(0, left - line.quantity)),
    problem: rowProblem(product, line, left) ?? (notOnSale && { code: "notOnSale", ...notOnSale }),
  };
}

function rowProblem(product: Product, line: CartLine, left: number | undefined): RowProblem | null {
  const short = left !== undefined && line.quantity > left;
  if (short && left > 0) return { code: "short", left };
  if (modifierFaults(product, line.modifiers).length > 0) return { code: "options" };
  return short ? { code: "short", left } : null;
}
