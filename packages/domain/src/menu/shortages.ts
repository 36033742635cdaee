import { chosenModifiers } from "./modifiers.ts";
import { type Category, findOrderableVariant, findVisibleProduct } from "./products.ts";
import { NO_SALE_LIMITS, type SaleLimits } from "./sale-limits.ts";
import type { StockLine } from "./stock.ts";

/** A line with more than the stock; `line` is its index, `left` the quantity that is still available. */
export type Shortage = {
  line: number;
  product_id: string;
  variant_id: string;
  /** Set if a modifier is short; `left` then counts pieces of that modifier. */
  modifier_id?: string;
  /** The name of the product, or of the modifier. */
  name: string;
  left: number;
};

/**
 * Finds the lines with more than the stock or the `limits`. Lines take stock in their order, and lines
 * of one variant (or of one modifier of a product) share its stock, so that the cart fits if each line
 * takes its `left`. Only counted stock and limits can be short; lines of unknown products or variants
 * are skipped.
 */
export function findShortages(
  categories: readonly Category[],
  lines: readonly StockLine[],
  limits: SaleLimits = NO_SALE_LIMITS,
): Shortage[] {
  const remaining = new Map<string, number>();
  const found: Shortage[] = [];
  const take = (counters: readonly Counter[], quantity: number, short: Omit<Shortage, "left">) => {
    const leftOf = ({ key, count }: Counter) => remaining.get(key) ?? Math.max(0, count);
    const left = Math.min(...counters.map(leftOf));
    if (quantity > left) found.push({ ...short, left });
    for (const counter of counters) {
      remaining.set(counter.key, Math.max(0, leftOf(counter) - quantity));
    }
  };
  lines.forEach(({ product_id, variant_id, quantity, modifiers }, line) => {
    const product = findVisibleProduct(categories, product_id);
    const variant = product && findOrderableVariant(product, variant_id);
    if (!(product && variant)) return;
    const where = { line, product_id, variant_id };
    const stock = product.stock_enabled ? (variant.stock ?? 0) : null;
    const counters = [
      ...counter(`stock of variant ${product_id} ${variant_id}`, stock),
      ...counter(`variant ${variant_id}`, limits.variants.get(variant_id)),
      ...counter(`product ${product_id}`, limits.products.get(product_id)),
    ];
    take(counters, quantity, { ...where, name: product.name });
    for (const chosen of chosenModifiers(product, modifiers)) {
      const { id, name, stock } = chosen.modifier;
      const counters = [
        ...counter(`stock of modifier ${product_id} ${id}`, stock),
        ...counter(`modifier ${id}`, limits.modifiers.get(id)),
      ];
      take(counters, chosen.quantity * quantity, { ...where, modifier_id: id, name });
    }
  });
  return found;
}

/** Pieces that several lines share. */
type Counter = { key: string; count: number };

/** One counter, or none where nothing is counted. */
function counter(key: string, count: number | null | undefined): Counter[] {
  return count == null ? [] : [{ key, count }];
}
