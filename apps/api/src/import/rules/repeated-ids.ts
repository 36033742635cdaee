import type { Fault } from "@comanda/contract/errors";
import { hostName } from "@comanda/contract/host-name";
import { codeKey } from "@comanda/domain/visible-text";
import { itemsOf, type Part, partAt, textField } from "../json.ts";

/** Ids, codes and hosts that must tell things apart and do not (spec §3). */
export function repeatedIds(root: Part): Fault[] {
  const categories = itemsOf([root], "categories");
  const products = itemsOf(categories, "products");
  const coupons = itemsOf([root], "coupons");
  const loyalty = partAt(root, "loyalty_settings", "loyalty_program");
  const company = partAt(root, "company");
  const prices = partAt(root, "ecommerce_settings", "delivery", "prices");
  const methods = ["table", "onsite", "takeaway", "delivery"].map((type) =>
    itemsOf([partAt(root, "payment_methods")], type),
  );
  const lists = [
    categories,
    products,
    itemsOf(products, "product_variants"),
    coupons,
    itemsOf([root], "qrs"),
    itemsOf([loyalty], "rewards"),
    itemsOf([company], "delivery_districts"),
    itemsOf([company], "delivery_ranges"),
    itemsOf([company], "delivery_areas"),
    itemsOf([partAt(prices, "area")], "areas"),
    itemsOf([prices], "districts"),
    itemsOf([prices], "ranges"),
    ...methods,
    ...products.flatMap((product) => listsOfProduct(product)),
  ];
  return [
    ...repeats(
      itemsOf([root], "hosts"),
      ({ value }) => (typeof value === "string" ? hostName(value) : null),
      "host",
    ),
    ...lists.flatMap((parts) => repeats(parts, ({ value }) => textField(value, "id"), "id")),
    ...repeats(coupons, ({ value }) => codeOf(value), "code"),
  ];
}

/** Unique within their product, so that a group can be had by many products. */
function listsOfProduct(product: Part): Part[][] {
  const groups = itemsOf([product], "modifier_groups");
  return [groups, itemsOf(groups, "modifiers"), itemsOf([product], "prices")];
}

function repeats(parts: Part[], keyOf: (part: Part) => string | null, what: string): Fault[] {
  const first = new Map<string, string>();
  return parts.flatMap((part) => {
    const key = keyOf(part);
    if (key === null) return [];
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, part.path);
    if (earlier === undefined) return [];
    const path = what === "host" ? part.path : `${part.path}.${what}`;
    return [{ path, message: `repeats the ${what} "${key}" of ${earlier}` }];
  });
}

function codeOf(coupon: unknown): string | null {
  const code = textField(coupon, "code");
  return code === null ? null : codeKey(code);
}
