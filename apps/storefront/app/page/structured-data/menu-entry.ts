import type { Category, Product } from "@comanda/contract/companies/menu";
import { productOffer } from "@comanda/domain/menu/offer";
import { visibleCategories } from "@comanda/domain/menu/products";
import { fromCents } from "@comanda/domain/money/cents";
import type { Menu, MenuItem } from "schema-dts";
import type { CompanySite } from "../../company/company-site.tsx";
import { canonicalUrl } from "../../links/canonical-url.ts";
import { publicPictureUrl } from "../../media/public-picture-url.ts";
import { menuId } from "./restaurant-entry.ts";

/** Spec §9, Structured menu data. */
const MAX_PRODUCTS = 10;

type EntrySource = Pick<CompanySite, "company" | "settings" | "storageUrl" | "origin">;

/** The first ten products of the menu, in its sections, as schema.org's Menu (spec §2, Structured data). */
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

/** What the menu says of a product: the price is of the cheapest of its kinds that can be had. */
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
