import type { Category, Product } from "@comanda/contract/companies/menu";
import { productOffer } from "@comanda/domain/menu/offer";
import { visibleCategories } from "@comanda/domain/menu/products";
import { fromCents } from "@comanda/domain/money/cents";
import type { Menu, MenuItem } from "schema-dts";
import type { CompanySite } from "../../company/company-site.tsx";
import { canonicalUrl } from "../../links/canonical-url.ts";
import { publicPictureUrl } from "../../media/public-picture-url.ts";
import { menuId } from "./restaurant-entry.ts";

/** The largest number of products in the structured data (conformance 9.14). */
const MAX_PRODUCTS = 10;

type EntrySource = Pick<
  CompanySite,
  "company" | "settings" | "storageUrl" | "ownPictures" | "origin"
>;

/**
 * Returns the first ten products of the menu in their sections, as schema.org's Menu (conformance
 * 2.137).
 */
export function menuEntry(site: EntrySource, categories: readonly Category[]) {
  const { name } = site.company;
  return {
    "@type": "Menu",
    "@id": menuId(site),
    name,
    url: canonicalUrl(site, "/products"),
    hasMenuSection: firstProducts(categories).map((section) => ({
      "@type": "MenuSection",
      name: section.name,
      hasMenuItem: section.products.map((product) => menuItem(site, product)),
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

/**
 * Returns a product as schema.org's MenuItem. Its price is that of the menu: the cheapest available
 * variant.
 */
function menuItem(site: EntrySource, product: Product) {
  const { code } = site.company.currency;
  const offer = productOffer(product, code);
  const url = new URL(canonicalUrl(site, "/products"));
  url.searchParams.set("product", product.id);
  return {
    "@type": "MenuItem",
    name: product.name,
    description: product.description?.trim() || undefined,
    image: publicPictureUrl(site, "product", product.images[0]?.image_url) ?? undefined,
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
