import { chosenModifiers, type ModifierChoice, modifierQuantities } from "./modifiers.ts";
import {
  type Category,
  findOrderableVariant,
  findVisibleProduct,
  type Product,
  type Variant,
} from "./products.ts";
import { NO_SALE_LIMITS, type SaleLimits } from "./sale-limits.ts";

/** A line of a cart or an order, as far as it uses stock. */
export type StockLine = {
  product_id: string;
  variant_id: string;
  quantity: number;
  modifiers: readonly ModifierChoice[];
};

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

/** The available quantity of a product whose stock is not counted (conformance 4.93). */
const STOCK_WHEN_NOT_COUNTED = 100;

/**
 * Returns the available quantity of a variant (conformance 4.93): 100 if the product's stock is not
 * counted, else its stock, or 0 if that is negative or absent.
 */
export function availableStock(product: Product, variant: Variant): number {
  return product.stock_enabled ? Math.max(0, variant.stock ?? 0) : STOCK_WHEN_NOT_COUNTED;
}

/** Returns how many more pieces of a variant a cart with these lines can take. */
export function remainingStock(
  product: Product,
  variant: Variant,
  lines: readonly Pick<StockLine, "variant_id" | "quantity">[],
): number {
  const sameVariant = lines.filter((line) => line.variant_id === variant.id);
  const taken = sameVariant.reduce((sum, line) => sum + line.quantity, 0);
  return Math.max(0, availableStock(product, variant) - taken);
}

/**
 * Returns the product with the stock that remains beside the cart's lines (conformance 4.90), for variants
 * and counted modifiers; never below 0. Returns the same object if no line has the product.
 */
export function withRemainingStock<P extends Product>(product: P, lines: readonly StockLine[]): P {
  const linesOfProduct = lines.filter((line) => line.product_id === product.id);
  if (linesOfProduct.length === 0) return product;
  const reduceStock = <T extends WithStock>(item: T, taken: (line: StockLine) => number): T =>
    item.stock == null
      ? item
      : {
          ...item,
          stock: Math.max(
            0,
            linesOfProduct.reduce((left, line) => left - taken(line), item.stock),
          ),
        };
  return {
    ...product,
    product_variants: product.product_variants.map((variant) =>
      reduceStock(variant, (line) => (line.variant_id === variant.id ? line.quantity : 0)),
    ),
    modifier_groups: product.modifier_groups?.map((group) => ({
      ...group,
      modifiers: group.modifiers.map((modifier) =>
        reduceStock(
          modifier,
          (line) => line.quantity * (modifierQuantities(line.modifiers).get(modifier.id) ?? 0),
        ),
      ),
    })),
  };
}

type WithStock = { stock?: number | null };

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
      ...counter(`stock ${variant_id}`, stock),
      ...counter(`variant ${variant_id}`, limits.variants.get(variant_id)),
      ...counter(`product ${product_id}`, limits.products.get(product_id)),
    ];
    take(counters, quantity, { ...where, name: product.name });
    for (const chosen of chosenModifiers(product, modifiers)) {
      const { id, name, stock } = chosen.modifier;
      const counters = [
        ...counter(`stock ${product_id} ${id}`, stock),
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
