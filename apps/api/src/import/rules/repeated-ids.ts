import type { Fault } from "@comanda/contract/calls/problems";
import { normalizeHostName } from "@comanda/contract/fields/host-name";
import { normalizeCode } from "@comanda/domain/money/coupon-code";
import { childPart, type DocumentPart, listItems, textField } from "../document/document-parts.ts";

/** Returns faults for ids, codes and hosts that must be unique and are not. */
export function repeatedIds(root: DocumentPart): Fault[] {
  const categories = listItems([root], "categories");
  const products = listItems(categories, "products");
  const coupons = listItems([root], "coupons");
  const loyalty = childPart(root, "loyalty_settings", "loyalty_program");
  const company = childPart(root, "company");
  const prices = childPart(root, "ecommerce_settings", "delivery", "prices");
  const methods = ["table", "onsite", "takeaway", "delivery"].map((type) =>
    listItems([childPart(root, "payment_methods")], type),
  );
  const lists = [
    categories,
    products,
    listItems(products, "product_variants"),
    coupons,
    listItems([root], "qrs"),
    listItems([loyalty], "rewards"),
    listItems([company], "delivery_districts"),
    listItems([company], "delivery_ranges"),
    listItems([company], "delivery_areas"),
    listItems([childPart(prices, "area")], "areas"),
    listItems([prices], "districts"),
    listItems([prices], "ranges"),
    ...methods,
    ...products.flatMap((product) => listsOfProduct(product)),
  ];
  return [
    ...repeats(
      listItems([root], "hosts"),
      ({ value }) => (typeof value === "string" ? normalizeHostName(value) : null),
      "host",
    ),
    ...lists.flatMap((parts) => repeats(parts, ({ value }) => textField(value, "id"), "id")),
    ...repeats(coupons, ({ value }) => codeOf(value), "code"),
    ...repeats(
      listItems([company], "special_dates"),
      ({ value }) => textField(value, "date"),
      "date",
    ),
  ];
}

/** Unique only within their product, so that many products can have the same group. */
function listsOfProduct(product: DocumentPart): DocumentPart[][] {
  const groups = listItems([product], "modifier_groups");
  return [groups, listItems(groups, "modifiers"), listItems([product], "prices")];
}

function repeats(
  parts: DocumentPart[],
  keyOf: (part: DocumentPart) => string | null,
  field: string,
): Fault[] {
  const first = new Map<string, string>();
  return parts.flatMap((part) => {
    const key = keyOf(part);
    if (key === null) return [];
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, part.path);
      return [];
    }
    const path = field === "host" ? part.path : `${part.path}.${field}`;
    const message = `repeats the ${field} "${key}" of ${earlier}`;
    return [{ path, message, code: "repeated", facts: { value: key } }];
  });
}

function codeOf(coupon: unknown): string | null {
  const code = textField(coupon, "code");
  return code === null ? null : normalizeCode(code);
}
