import type { Fault } from "@comanda/contract/calls/problems";
import {
  childPart,
  childPath,
  type DocumentPart,
  fieldValue,
  listItems,
  textField,
  walkParts,
} from "../document/document-parts.ts";

/**
 * Returns the ids in the file that other parts can refer to, by the prefix of the referring field.
 */
function idsByName(root: DocumentPart): Map<string, { what: string; ids: Set<string> }> {
  const products = listItems(listItems([root], "categories"), "products");
  const groups = listItems(products, "modifier_groups");
  const methods = ["table", "onsite", "takeaway", "delivery"].flatMap((type) =>
    listItems([childPart(root, "payment_methods")], type),
  );
  const rewards = listItems([childPart(root, "loyalty_settings", "loyalty_program")], "rewards");
  const things: [names: string[], what: string, parts: DocumentPart[]][] = [
    [["company"], "company", [childPart(root, "company")]],
    [["product"], "product", products],
    [["variant", "product_variant"], "variant", listItems(products, "product_variants")],
    [["modifier_group"], "modifier group", groups],
    [["modifier"], "modifier", listItems(groups, "modifiers")],
    [["payment_method"], "payment method", methods],
    [["coupon"], "coupon", listItems([root], "coupons")],
    [["reward"], "reward", rewards],
    [["qr"], "QR code", listItems([root], "qrs")],
  ];
  return new Map(
    things.flatMap(([names, what, parts]) => {
      const ids = new Set(parts.flatMap(({ value }) => textField(value, "id") ?? []));
      return names.map((name) => [name, { what, ids }] as const);
    }),
  );
}

/** `product_id`, or `product_ids` with a list. */
const reference = /(?:^|\.)([a-z_]+)_ids?(?:\.\d+)?$/u;

/**
 * Returns faults for references to ids that the file does not have, and for ids where the object
 * itself is required. A variant may refer only to a price of the same product.
 */
export function unknownReferences(root: DocumentPart): Fault[] {
  const knownIds = idsByName(root);
  const faults: Fault[] = [];
  for (const { path, value } of walkParts(root)) {
    const named = knownIds.get(reference.exec(path)?.[1] ?? "");
    if (named && typeof value === "string" && !named.ids.has(value)) {
      const message = `names the ${named.what} "${value}", which the file lacks`;
      faults.push({ path, message, code: "gone" });
    }
  }
  const products = listItems(listItems([root], "categories"), "products");
  return [
    ...faults,
    ...namedOnly(listItems(products, "modifier_groups"), "modifier group"),
    ...namedOnly(listItems(listItems(products, "modifier_groups"), "modifiers"), "modifier"),
    ...namedOnly(listItems(products, "product_variants"), "variant"),
    ...products.flatMap(unknownPrices),
  ];
}

function namedOnly(parts: DocumentPart[], what: string): Fault[] {
  return parts
    .filter(({ value }) => typeof value === "string")
    .map(({ path, value }) => ({
      path,
      message: `names the ${what} "${value}", which must stand here in full`,
    }));
}

function unknownPrices(product: DocumentPart): Fault[] {
  const prices = listItems([product], "prices").map(({ value }) => fieldValue(value, "id"));
  return listItems([product], "product_variants").flatMap(({ path, value }) => {
    const id = textField(value, "price_id");
    if (id === null || prices.includes(id)) return [];
    return [
      {
        path: childPath(path, "price_id"),
        message: `names the price "${id}", which the product lacks`,
        code: "gone",
      },
    ];
  });
}
