import type { ScheduledPrices } from "@comanda/contract/scheduled-prices/scheduled-prices-schemas";
import { type JsonObject, numberField } from "../../import/document/document-parts.ts";
import {
  categoriesIn,
  idOf,
  objectsIn,
  productsById,
  productsIn,
} from "../document/menu-document.ts";
import { mapObjects, noStock } from "../document/stock.ts";
import type { MakeEdit } from "./menu-edit.ts";
import { editWithProducts } from "./replace-products.ts";

type NewPrice = { id: string; price: number };

/** New prices of variants by product, and of modifiers in every product that has their group. */
export type PricesToSet = {
  products: readonly { id: string; variants: readonly NewPrice[] }[];
  groups: readonly { id: string; modifiers: readonly NewPrice[] }[];
};

/** Sets prices, in major units, of what is on the menu; null when all are as they are to be. */
export function setPrices({ products, groups }: PricesToSet): MakeEdit {
  const ofVariants = new Map(products.map(({ id, variants }) => [id, pricesById(variants)]));
  const ofModifiers = new Map(groups.map(({ id, modifiers }) => [id, pricesById(modifiers)]));
  const changed = (product: JsonObject): JsonObject => {
    const prices = ofVariants.get(idOf(product));
    const own = prices ? mapObjects(product, "product_variants", withPrice(prices)) : product;
    return mapObjects(own, "modifier_groups", (group) => {
      const ofGroup = ofModifiers.get(idOf(group));
      return ofGroup ? mapObjects(group, "modifiers", withPrice(ofGroup)) : group;
    });
  };
  return (document) => {
    const all = categoriesIn(document).flatMap(productsIn);
    const made = new Map(all.map((product) => [idOf(product), changed(product)]));
    return editWithProducts(document, made, noStock(), []);
  };
}

const pricesById = (prices: readonly NewPrice[]) =>
  new Map(prices.map(({ id, price }) => [id, price]));

const withPrice = (prices: ReadonlyMap<string, number>) => (part: JsonObject) => {
  const price = prices.get(idOf(part));
  return price === undefined || numberField(part, "price") === price ? part : { ...part, price };
};

/** The parts of the menu that have prices, by the ids under which prices are set. */
export type PricedParts = {
  products: ReadonlyMap<string, PricedPart>;
  groups: ReadonlyMap<string, PricedPart>;
};
type PricedPart = { part: JsonObject; items: ReadonlyMap<string, JsonObject> };

/** A group has the modifiers that any product has in it. */
export function pricedParts(document: JsonObject): PricedParts {
  const products = [...productsById(document)].map(
    ([id, { product }]) =>
      [id, { part: product, items: itemsOf([product], "product_variants") }] as const,
  );
  const groups = categoriesIn(document)
    .flatMap(productsIn)
    .flatMap((product) => objectsIn(product, "modifier_groups"));
  const byId = [...Map.groupBy(groups, idOf)].flatMap(([id, copies]) => {
    const [part] = copies;
    return part ? [[id, { part, items: itemsOf(copies, "modifiers") }] as const] : [];
  });
  return { products: new Map(products), groups: new Map(byId) };
}

const itemsOf = (parts: readonly JsonObject[], key: string) =>
  new Map(parts.flatMap((part) => objectsIn(part, key)).map((item) => [idOf(item), item]));

/**
 * Returns which parts with a new price, or which of their items, are gone from the menu. `isAll` says that
 * none of them is left.
 */
export function findGone(
  document: JsonObject,
  { products, groups }: Pick<ScheduledPrices, "products" | "groups">,
): { gone: ScheduledPrices["gone"]; isAll: boolean } {
  const known = pricedParts(document);
  const wanted = [
    ...products.map((each) => ({ ...each, items: each.variants, there: known.products })),
    ...groups.map((each) => ({ ...each, items: each.modifiers, there: known.groups })),
  ];
  let left = 0;
  const gone = wanted.flatMap(({ id, name, items, there }): ScheduledPrices["gone"] => {
    const found = there.get(id);
    if (!found) return [{ name, part: null }];
    const missing = items.filter((item) => !found.items.has(item.id));
    left += items.length - missing.length;
    return missing.map((item) => ({ name, part: item.name }));
  });
  return { gone, isAll: left === 0 };
}
