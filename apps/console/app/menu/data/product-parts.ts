import { displayedVariants, variantPrices } from "@comanda/domain/menu/products";
import { type Currency, fromCents } from "@comanda/domain/money/cents";
import type { Menu, MenuProduct, ModifierGroup, Product, Variant } from "./menu-types.ts";

/** A product's lists; absent ones are empty. */
export const variantsOf = ({ product_variants }: Product): Variant[] => product_variants ?? [];

/** The modifier groups of a product; empty where it has none. */
export const groupsOf = ({ modifier_groups }: Product): ModifierGroup[] => modifier_groups ?? [];

/** The URLs of a product's pictures, the main one first. */
export const picturesOf = ({ images }: Product): string[] =>
  (images ?? []).map(({ image_url }) => image_url);

/** The product in the form of the domain's rules, with no list absent. */
export const withLists = (product: Product) => ({
  ...product,
  product_variants: variantsOf(product),
  modifier_groups: groupsOf(product).map((group) => ({
    ...group,
    modifiers: group.modifiers ?? [],
  })),
});

/** What guests pay for a variant, in major units. */
export const priceOf = (variant: Variant, { code }: Currency): number =>
  fromCents(variantPrices(variant, code).price, code);

/** The lowest price of a product in major units, and whether other variants cost more. */
export function lowestPrice(
  product: Product,
  { code }: Currency,
): { price: number; hasHigher: boolean } | null {
  const prices = displayedVariants(variantsOf(product)).map(
    (variant) => variantPrices(variant, code).price,
  );
  if (prices.length === 0) return null;
  const lowest = Math.min(...prices);
  return { price: fromCents(lowest, code), hasHigher: prices.some((price) => price > lowest) };
}

/** A group that some products offer, by its id. */
export type GroupUse = { group: ModifierGroup; products: MenuProduct[] };

/** The groups of the menu by their ids, with the products that have each. */
export function groupUses(menu: Menu): Map<string, GroupUse> {
  const uses = new Map<string, GroupUse>();
  for (const entry of menu.categories.flatMap((category) => category.products)) {
    for (const group of groupsOf(entry.product)) {
      const use = uses.get(group.id);
      if (use) use.products.push(entry);
      else uses.set(group.id, { group, products: [entry] });
    }
  }
  return uses;
}

/**
 * The address of a stored picture, `edge` pixels wide. Null for one of another site, which is not
 * loaded: it would tell that site who works here.
 */
export function dishPictureUrl(
  source: string,
  { picture_urls }: Pick<Menu, "picture_urls">,
  storageUrl: string,
  edge: 150 | 800 = 150,
): string | null {
  const file = picture_urls[source];
  if (!file || file.includes("/")) return null;
  return `${storageUrl}/companies/products/images/${edge}/${encodeURIComponent(file.toWellFormed())}`;
}
