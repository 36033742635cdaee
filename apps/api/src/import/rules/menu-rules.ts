import type { Fault } from "@comanda/contract/errors";
import { displayedVariants, type Variant } from "@comanda/domain/menu";
import { field, itemsOf, numberField, type Part, partAt, textField, within } from "../json.ts";

/** Products that could not be sold, and modifiers that could not be chosen as they ask (spec §3). */
export function menuFaults(root: Part): Fault[] {
  const categories = itemsOf([root], "categories");
  return [
    ...categories.flatMap(strayProducts),
    ...itemsOf(categories, "products").flatMap((product) => [
      ...variantFaults(product),
      ...emptyPictures(product),
      ...itemsOf([product], "modifier_groups").flatMap(groupFaults),
    ]),
  ];
}

/** A product stands in its category; what else it says of it must not contradict that. */
function strayProducts(category: Part): Fault[] {
  const id = textField(category.value, "id");
  return itemsOf([category], "products").flatMap(({ path, value }) =>
    ["category_id", "product_category_id"].flatMap((key) => {
      const named = textField(value, key);
      if (id === null || named === null || named === id) return [];
      return [{ path: within(path, key), message: `is "${named}", but it stands in "${id}"` }];
    }),
  );
}

function variantFaults(product: Part): Fault[] {
  const { path, value } = partAt(product, "product_variants");
  if (!Array.isArray(value ?? [])) return [];
  const variants = itemsOf([product], "product_variants");
  if (variants.length === 0)
    return [{ path, message: "has no variant: there is nothing to order" }];
  const faults = variants.flatMap(priceFaults);
  if (displayedVariants(variants.map(toVariant)).length > 0) return faults;
  return [{ path, message: "shows no variant: name them, or mark one as selected" }, ...faults];
}

function toVariant({ value }: Part): Variant {
  return {
    id: textField(value, "id") ?? "",
    name: textField(value, "name"),
    original_price: numberField(value, "original_price"),
    selected: field(value, "selected") === true,
  };
}

function priceFaults({ path, value }: Part): Fault[] {
  const given = ["price", "original_price"].map((key) => field(value, key) ?? null);
  if (typeof value !== "object" || given.some((price) => price !== null)) return [];
  return [{ path: within(path, "price"), message: "has no price; 0 is free" }];
}

function emptyPictures(product: Part): Fault[] {
  return itemsOf([product], "images")
    .filter(({ value }) => textField(value, "image_url")?.trim() === "")
    .map(({ path }) => ({ path: within(path, "image_url"), message: "names no picture" }));
}

/** Hidden modifiers cannot be chosen; sold-out ones could be again, so they count. */
function groupFaults(group: Part): Fault[] {
  const min = numberField(group.value, "min") ?? 0;
  const max = numberField(group.value, "max") ?? Number.POSITIVE_INFINITY;
  const path = within(group.path, "min");
  if (min > max) return [{ path, message: `is ${min}, more than the max of ${max}` }];
  const choosable = itemsOf([group], "modifiers")
    .filter(({ value }) => field(value, "visible") !== false)
    .map(({ value }) => numberField(value, "max") ?? max)
    .reduce((sum, most) => sum + most, 0);
  if (min <= choosable) return [];
  return [{ path, message: `is ${min}, but only ${choosable} can be chosen` }];
}
