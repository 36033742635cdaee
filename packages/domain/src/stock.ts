import { type Category, findProduct, findSoldVariant, type Product, type Variant } from "./menu.ts";
import { chosenModifiers, type ModifierChoice } from "./modifiers.ts";

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
const UNCOUNTED_STOCK = 100;

/**
 * How many of a variant can be had (spec §4, Cart and stock): 100 when the product's stock is not
 * counted, else the real stock, and 0 when that is below 0 or was never told.
 */
export function availableStock(product: Product, variant: Variant): number {
  return product.stock_enabled ? Math.max(0, variant.stock ?? 0) : UNCOUNTED_STOCK;
}

/** How many more of a variant can be put into a cart of these lines. */
export function stockLeft(
  product: Product,
  variant: Variant,
  lines: readonly Pick<StockLine, "variant_id" | "quantity">[],
): number {
  const held = lines.filter((line) => line.variant_id === variant.id);
  const taken = held.reduce((sum, line) => sum + line.quantity, 0);
  return Math.max(0, availableStock(product, variant) - taken);
}

/**
 * How many more pieces of a line's choice can be put into a cart of these lines: of its variant, and
 * of each counted modifier that every piece takes some of.
 */
export function piecesLeft(
  product: Product,
  variant: Variant,
  choices: readonly ModifierChoice[],
  lines: readonly StockLine[],
): number {
  const rest = afterLines(product, lines);
  const ofModifiers = chosenModifiers(rest, choices).map(({ modifier, quantity }) =>
    modifier.stock == null ? Number.POSITIVE_INFINITY : Math.floor(modifier.stock / quantity),
  );
  return Math.max(0, Math.min(stockLeft(product, variant, lines), ...ofModifiers));
}

/**
 * The product with the stock that the cart's lines leave (docs/conformance.md, Cart and stock: adding
 * consumes stock, removal returns it): of its variants where stock is counted, and of its counted
 * modifiers, never below 0. The same object where the lines take nothing of it.
 */
export function afterLines<P extends Product>(product: P, lines: readonly StockLine[]): P {
  const own = lines.filter((line) => line.product_id === product.id);
  if (own.length === 0) return product;
  const pieces = new Map<string, number>();
  const modifiers = new Map<string, number>();
  for (const line of own) {
    add(pieces, line.variant_id, line.quantity);
    for (const { modifier, quantity } of chosenModifiers(product, line.modifiers)) {
      add(modifiers, modifier.id, quantity * line.quantity);
    }
  }
  return {
    ...product,
    product_variants: product.product_variants.map((variant) =>
      product.stock_enabled ? withoutTaken(variant, pieces) : variant,
    ),
    modifier_groups: product.modifier_groups?.map((group) => ({
      ...group,
      modifiers: group.modifiers.map((modifier) => withoutTaken(modifier, modifiers)),
    })),
  };
}

function withoutTaken<T extends { id: string; stock?: number | null }>(
  item: T,
  taken: ReadonlyMap<string, number>,
): T {
  const count = taken.get(item.id) ?? 0;
  return item.stock == null || count === 0
    ? item
    : { ...item, stock: Math.max(0, item.stock - count) };
}

function add(sums: Map<string, number>, key: string, count: number): void {
  sums.set(key, (sums.get(key) ?? 0) + count);
}

/**
 * The lines that ask for more than is left, none when there is enough of everything. Lines are
 * served in their order, those of one variant (or modifier of a product) from the same stock, so
 * that giving each line what it has `left` makes the cart fit. Only counted stock can be short;
 * lines of unknown products or variants are passed over.
 */
export function shortages(
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
    const product = findProduct(categories, product_id);
    const variant = product && findSoldVariant(product, variant_id);
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
