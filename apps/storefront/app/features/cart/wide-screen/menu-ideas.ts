import type { Category } from "@comanda/contract/companies/menu";
import type { CartLine } from "@comanda/domain/cart/lines";
import { cartShare, plainLine } from "@comanda/domain/cart/plain-line";
import { visibleCategories } from "@comanda/domain/menu/products";
import type { SuggestedDish } from "../suggestions/suggested-dishes.ts";

const MAX_IDEAS = 4;

type Options = {
  currencyCode: string;
  /** The ids of the products that are ordered most, the first one most. */
  popular: readonly string[];
  isSellable: (productId: string) => boolean;
};

/**
 * Returns up to four dishes with a picture that one press adds, and that the cart does not have: first the
 * popular ones, then the first of each category from which nothing is in the cart, such as a drink and a
 * dessert, then others.
 */
export function menuIdeas(
  categories: readonly Category[],
  lines: readonly CartLine[],
  { currencyCode, popular, isSellable }: Options,
): SuggestedDish[] {
  const inCart = new Set(lines.map(({ product_id }) => product_id));
  const toIdea = (product: Category["products"][number]): SuggestedDish[] => {
    if (inCart.has(product.id) || !product.images[0] || !isSellable(product.id)) return [];
    const line = plainLine(product, currencyCode);
    return line && cartShare(product, line, lines).canAdd ? [{ product, line }] : [];
  };
  const menu = visibleCategories(categories).map(({ products }) => ({
    isInCart: products.some(({ id }) => inCart.has(id)),
    ideas: products.flatMap(toIdea),
  }));
  const all = menu.flatMap(({ ideas }) => ideas);
  const liked = popular.flatMap((id) => all.filter(({ product }) => product.id === id));
  const others = menu.flatMap(({ isInCart, ideas }) => (isInCart ? [] : ideas.slice(0, 1)));
  return [...new Set([...liked, ...others, ...all])].slice(0, MAX_IDEAS);
}
