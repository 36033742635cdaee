import type { Category, Product } from "@comanda/contract/companies/menu";
import type { CartLine } from "@comanda/domain/cart/lines";
import { cartShare, plainLine } from "@comanda/domain/cart/plain-line";
import { findVisibleProduct } from "@comanda/domain/menu/products";
import { type Companions, suggestedProducts } from "@comanda/domain/menu/suggested-products";

/** A dish that one press adds. */
export type SuggestedDish = { product: Product; line: CartLine };

const MAX_SUGGESTED = 2;

/** Returns up to two dishes that fit the cart: on the menu, in stock, and without a choice to make. */
export function suggestedDishes(
  categories: readonly Category[],
  companions: readonly Companions[],
  lines: readonly CartLine[],
  {
    currencyCode,
    isSellable,
  }: { currencyCode: string; isSellable: (productId: string) => boolean },
): SuggestedDish[] {
  const inCart = lines.map(({ product_id }) => product_id);
  return suggestedProducts(companions, inCart)
    .flatMap((id) => {
      const product = isSellable(id) ? findVisibleProduct(categories, id) : undefined;
      const line = product ? plainLine(product, currencyCode) : null;
      if (!product || !line || !cartShare(product, line, lines).canAdd) return [];
      return [{ product, line }];
    })
    .slice(0, MAX_SUGGESTED);
}
