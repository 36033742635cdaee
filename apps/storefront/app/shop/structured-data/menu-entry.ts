import type { Category, Product } from "@comanda/contract/menu";
import { visibleCategories } from "@comanda/domain/menu";
import { fromCents } from "@comanda/domain/money";
import { productOffer } from "@comanda/domain/offer";
import type { Menu, MenuItem } from "schema-dts";
import { canonicalUrl } from "../canonical-url.ts";
import { ownPicture } from "../own-pictures.ts";
import type { Shop } from "../shop.tsx";
import { menuId } from "./restaurant-entry.ts";

/** Spec §9, Structured menu data. */
const MAX_PRODUCTS = 10;

type Told = Pick<Shop, "company" | "settings" | "storageUrl" | "origin">;

/** The first ten products of the menu, in its sections, as schema.org's Menu (spec §2, Structured data). */
export function menuEntry(shop: Told, categories: readonly Category[]) {
  const { name } = shop.company;
  return {
    "@type": "Menu",
    "@id": menuId(shop),
    name,
    url: canonicalUrl(shop, "/products"),
    hasMenuSection: firstProducts(categories).map((section) => ({
      "@type": "MenuSection",
      name: section.name,
      hasMenuItem: section.products.map((product) => menuItem(shop, product)),
    })),
  } satisfies Menu;
}

function firstProducts(categories: readonly Category[]): Category[] {
  let left = MAX_PRODUCTS;
  return visibleCategories(categories).flatMap((category) => {
    const products = category.products.slice(0, left);
    left -= products.length;
    return products.length > 0 ? [{ ...category, products }] : [];
  });
}

/** What the menu says of a product: the price is of the cheapest of its kinds that can be had. */
function menuItem(shop: Told, product: Product) {
  const { code } = shop.company.currency;
  const offer = productOffer(product, code);
  const url = new URL(canonicalUrl(shop, "/products"));
  url.searchParams.set("product", product.id);
  return {
    "@type": "MenuItem",
    name: product.name,
    description: product.description?.trim() || undefined,
    image: ownPicture(shop, "product", product.images[0]?.image_url) ?? undefined,
    offers: offer
      ? {
          "@type": "Offer",
          price: fromCents(offer.price, code),
          priceCurrency: code,
          availability: `https://schema.org/${offer.soldOut ? "SoldOut" : "InStock"}`,
          url: url.href,
        }
      : undefined,
  } satisfies MenuItem;
}
