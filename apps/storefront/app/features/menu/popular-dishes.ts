import type { Category, Product } from "@comanda/contract/companies/menu";
import { productOffer } from "@comanda/domain/menu/offer";

/** Fewer say nothing about what is popular. */
const LEAST = 3;
const MOST = 8;

/** Returns the dishes that are ordered most and can be ordered now, with a picture; none if too few. */
export function popularDishes(
  categories: readonly Pick<Category, "products">[],
  ids: readonly string[],
  currencyCode: string,
): Product[] {
  const all = categories.flatMap(({ products }) => products);
  const found = ids.flatMap((id) => {
    const dish = all.find((product) => product.id === id);
    const offer = dish?.images[0] && productOffer(dish, currencyCode, []);
    return dish && offer && !offer.soldOut ? [dish] : [];
  });
  return found.length < LEAST ? [] : found.slice(0, MOST);
}
