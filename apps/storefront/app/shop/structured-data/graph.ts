import type { Shop, ShopMenu } from "../shop.tsx";
import { menuEntry } from "./menu-entry.ts";
import { restaurantEntry } from "./restaurant-entry.ts";

/** What a page tells of the company: the restaurant, and its menu where the page has it. */
export function shopGraph(shop: Shop, menu: ShopMenu | null) {
  const restaurant = restaurantEntry(shop, menu?.paymentMethods ?? null);
  const entries = menu ? [restaurant, menuEntry(shop, menu.categories)] : [restaurant];
  return { "@context": "https://schema.org", "@graph": entries };
}
