import type { Fault } from "@comanda/contract/calls/problems";
import { displayedVariants, type Variant } from "@comanda/domain/menu/products";
import {
  childPart,
  childPath,
  type DocumentPart,
  fieldValue,
  listItems,
  numberField,
  textField,
} from "../document/document-parts.ts";

/**
 * Returns faults of products that could not be ordered, and of modifier groups that could not be
 * filled.
 */
export function menuFaults(root: DocumentPart): Fault[] {
  const categories = listItems([root], "categories");
  return [
    ...categories.flatMap(misplacedProducts),
    ...listItems(categories, "products").flatMap((product) => [
      ...variantFaults(product),
      ...emptyPictures(product),
      ...barePictures(product),
      ...listItems([product], "modifier_groups").flatMap(groupFaults),
    ]),
  ];
}

/**
 * A product belongs to the category that contains it; its own category id must be the same.
 */
function misplacedProducts(category: DocumentPart): Fault[] {
  const id = textField(category.value, "id");
  return listItems([category], "products").flatMap(({ path, value }) =>
    ["category_id", "product_category_id"].flatMap((key) => {
      const named = textField(value, key);
      if (id === null || named === null || named === id) return [];
      return [{ path: childPath(path, key), message: `is "${named}", but it stands in "${id}"` }];
    }),
  );
}

function variantFaults(product: DocumentPart): Fault[] {
  const { path, value } = childPart(product, "product_variants");
  if (!Array.isArray(value ?? [])) return [];
  const variants = listItems([product], "product_variants");
  if (variants.length === 0)
    return [{ path, message: "has no variant: there is nothing to order", code: "missing" }];
  const faults = variants.flatMap(priceFaults);
  if (displayedVariants(variants.map(toVariant)).length > 0) return faults;
  const message = "shows no variant: name them, or mark one as selected";
  return [{ path, message, code: "unnamed" }, ...faults];
}

/** Returns what decides whether a variant is shown. */
export function toVariant({ value }: DocumentPart): Variant {
  return {
    id: textField(value, "id") ?? "",
    name: textField(value, "name"),
    original_price: numberField(value, "original_price"),
    selected: fieldValue(value, "selected") === true,
  };
}

function priceFaults({ path, value }: DocumentPart): Fault[] {
  const prices = ["price", "original_price"].map((key) => fieldValue(value, key) ?? null);
  if (typeof value !== "object" || prices.some((price) => price !== null)) return [];
  return [{ path: childPath(path, "price"), message: "has no price; 0 is free", code: "missing" }];
}

function emptyPictures(product: DocumentPart): Fault[] {
  return listItems([product], "images")
    .filter(({ value }) => textField(value, "image_url")?.trim() === "")
    .map(({ path }) => ({ path: childPath(path, "image_url"), message: "names no picture" }));
}

function barePictures(product: DocumentPart): Fault[] {
  return listItems([product], "images")
    .filter(({ value }) => typeof value === "string")
    .map(({ path, value }) => ({ path, message: `must be { "image_url": "${value}" }` }));
}

/** Hidden modifiers cannot be chosen. Sold-out ones count, because they can come back. */
function groupFaults(group: DocumentPart): Fault[] {
  const min = numberField(group.value, "min") ?? 0;
  const max = numberField(group.value, "max") ?? Number.POSITIVE_INFINITY;
  const path = childPath(group.path, "min");
  if (min > max)
    return [{ path, message: `is ${min}, more than the max of ${max}`, code: "min_above_max" }];
  const choosable = listItems([group], "modifiers")
    .filter(({ value }) => fieldValue(value, "visible") !== false)
    .map(({ value }) => numberField(value, "max") ?? max)
    .reduce((sum, most) => sum + most, 0);
  if (min <= choosable) return [];
  const message = `is ${min}, but only ${choosable} can be chosen`;
  return [{ path, message, code: "min_above_choices", facts: { count: choosable } }];
}
