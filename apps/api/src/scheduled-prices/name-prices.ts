import type { Fault } from "@comanda/contract/calls/problems";
import type { StoredPrices } from "../db/schema/scheduled-price-tables.ts";
import { type PricesToSet, pricedParts } from "../editing/changes/set-prices.ts";
import { type JsonObject, textField } from "../import/document/document-parts.ts";
import { Refusal } from "../shared/refusal.ts";

/**
 * The prices with the names of their parts, for a list that still names what is deleted later. 422
 * `invalid_body` for no price or one part twice; 404 `part_not_found` for what is not on the menu.
 */
export function namePrices(document: JsonObject, prices: PricesToSet): StoredPrices | Refusal {
  const repeated = repeatedFaults(prices);
  if (repeated.length > 0) return new Refusal("invalid_body", { errors: repeated });
  if (prices.products.length + prices.groups.length === 0) {
    const errors = [{ path: "products", message: "has no price" }];
    return new Refusal("invalid_body", { errors });
  }
  const known = pricedParts(document);
  const missing: Fault[] = [];
  const nameOf = (part: JsonObject | undefined, id: string, path: string): string => {
    if (!part) missing.push({ path, message: `"${id}" is not on the menu` });
    return textField(part, "name") ?? "";
  };
  const products = prices.products.map(({ id, variants }, at) => {
    const found = known.products.get(id);
    const name = nameOf(found?.part, id, `products.${at}.id`);
    const named = variants.map((variant, nth) => ({
      ...variant,
      name: nameOf(found?.items.get(variant.id), variant.id, `products.${at}.variants.${nth}.id`),
    }));
    return { id, name, variants: named };
  });
  const groups = prices.groups.map(({ id, modifiers }, at) => {
    const found = known.groups.get(id);
    const name = nameOf(found?.part, id, `groups.${at}.id`);
    const named = modifiers.map((modifier, nth) => ({
      ...modifier,
      name: nameOf(found?.items.get(modifier.id), modifier.id, `groups.${at}.modifiers.${nth}.id`),
    }));
    return { id, name, modifiers: named };
  });
  return missing.length > 0
    ? new Refusal("part_not_found", { errors: missing })
    : { products, groups };
}

function repeatedFaults({ products, groups }: PricesToSet): Fault[] {
  return [
    ...repeatedIn(products, "products"),
    ...repeatedIn(groups, "groups"),
    ...products.flatMap(({ variants }, at) => repeatedIn(variants, `products.${at}.variants`)),
    ...groups.flatMap(({ modifiers }, at) => repeatedIn(modifiers, `groups.${at}.modifiers`)),
  ];
}

function repeatedIn(list: readonly { id: string }[], path: string): Fault[] {
  const first = new Map<string, number>();
  return list.flatMap(({ id }, at) => {
    if (first.has(id)) return [{ path: `${path}.${at}.id`, message: "is changed twice" }];
    first.set(id, at);
    return [];
  });
}
