import { chosenModifiers, type ModifierChoice, modifierQuantities } from "./modifiers.ts";
import {
  type Category,
  findOrderableVariant,
  findVisibleProduct,
  type Product,
  type Variant,
} from "./products.ts";

/** What a line of a cart or of an order takes from the stock. */
export type StockLine = {
  product_id: string;
  variant_id: string;
  quantity: number;
  modifiers: readonly ModifierChoice[];
};

/** A line that asks for more than there is; `line` is its index, `left` what it can still have. */
export type Shortage = {
  line: number;
  product_id: string;
  variant_id: string;
  /** Set when it is a modifier that runs out; `left` then counts pieces of that modifier. */
  modifier_id?: string;
  /** Of the product, or of the modifier. */
  name: string;
  left: number;
};

/** What a product has when its stock is not counted (spec §4, Cart and stock). */
const STOCK_WHEN_NOT_COUNTED = 100;

/**
 * How many of a variant can be had (spec §4, Cart and stock): 100 when the product's stock is not
 * counted, else the real stock, and 0 when that is below 0 or was never told.
 */
export function availableStock(product: Product, variant: Variant): number {
  return product.stock_enabled ? Math.max(0, variant.stock ?? 0) : STOCK_WHEN_NOT_COUNTED;
}

/** How many more of a variant can be put into a cart of these lines. */
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
 * The product with the stock that the cart's lines leave (docs/conformance.md, Cart and stock: adding
 * consumes stock, removal returns it): of its variants and of its counted modifiers, never below 0. The
 * same object where the lines take nothing of it.
 */
export function withRemainingStock<P extends Product>(product: P, lines: readonly StockLine[]): P {
  const own = lines.filter((line) => line.product_id === product.id);
  if (own.length === 0) return product;
  const reduceStock = <T extends WithStock>(item: T, taken: (line: StockLine) => number): T =>
    item.stock == null
      ? item
      : {
          ...item,
          stock: Math.max(
            0,
            own.reduce((left, line) => left - taken(line), item.stock),
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
 * The lines that ask for more than is left, none when there is enough of everything. Lines are
 * served in their order, those of one variant (or modifier of a product) from the same stock, so
 * that giving each line what it has `left` makes the cart fit. Only counted stock can be short;
 * lines of unknown products or variants are passed over.
 */
export function findShortages(
  categories: readonly Category[],
  lines: readonly StockLine[],
): Shortage[] {
  const remaining = new Map<string, number>();
  const found: Shortage[] = [];
  const take = (key: string, stock: number, wanted: number, short: Omit<Shortage, "left">) => {
    const left = remaining.get(key) ?? Math.max(0, stock);
    if (wanted > left) found.push({ ...short, left });
    remaining.set(key, Math.max(0, left - wanted));
  };
  lines.forEach(({ product_id, variant_id, quantity, modifiers }, line) => {
    const product = findVisibleProduct(categories, product_id);
    const variant = product && findOrderableVariant(product, variant_id);
    if (!(product && variant)) return;
    const where = { line, product_id, variant_id };
    if (product.stock_enabled) {
      take(variant_id, variant.stock ?? 0, quantity, { ...where, name: product.name });
    }
    for (const chosen of chosenModifiers(product, modifiers)) {
      const { id, name, stock } = chosen.modifier;
      if (stock == null) continue;
      const key = `${product_id} ${id}`;
      take(key, stock, chosen.quantity * quantity, { ...where, modifier_id: id, name });
    }
  });
  return found;
}
