import { modifierFaults } from "../menu/modifiers.ts";
import { displayedVariants, type Product } from "../menu/products.ts";
import { addableQuantity } from "./addable-quantity.ts";
import { linePrice } from "./line-price.ts";
import { type CartLine, lineHash, quantityButtons } from "./lines.ts";

/**
 * Returns the line with one piece of a product as it is, without extras and comment; null for a product
 * that needs a choice: it has several variants to choose from, or a group that requires a modifier.
 */
export function plainLine(product: Product, currencyCode: string): CartLine | null {
  const [variant, ...others] = displayedVariants(product.product_variants);
  if (!variant || others.length > 0 || modifierFaults(product, []).length > 0) return null;
  const chosen = { product_id: product.id, variant_id: variant.id, comment: "", modifiers: [] };
  const { unitPrice } = linePrice(product, variant, { quantity: 1, modifiers: [] }, currencyCode);
  return { ...chosen, hash: lineHash(chosen), quantity: 1, seen: unitPrice, name: product.name };
}

/** What of a product is in the cart. */
export type CartShare = {
  /** All pieces of the product, with any choices. */
  quantity: number;
  /** All of them are in the plain line, so that plus and minus are clear. */
  isPlain: boolean;
  /** The cart takes one more piece of the plain line. */
  canAdd: boolean;
};

/** Returns what of a product is in the cart; `plain` is its `plainLine`. */
export function cartShare(
  product: Product,
  plain: CartLine | null,
  lines: readonly CartLine[],
): CartShare {
  const own = lines.filter(({ product_id }) => product_id === product.id);
  const quantity = own.reduce((sum, line) => sum + line.quantity, 0);
  const variant = displayedVariants(product.product_variants)[0];
  if (!(plain && variant)) return { quantity, isPlain: false, canAdd: false };
  const inLine = own.find(({ hash }) => hash === plain.hash)?.quantity ?? 0;
  const left = addableQuantity(product, variant, [], own);
  return {
    quantity,
    isPlain: inLine === quantity,
    canAdd: quantityButtons({ quantity: inLine, deletable: true, left }).canIncrease,
  };
}
