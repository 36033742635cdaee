import type { Fault } from "@comanda/contract/calls/problems";
import { displayedVariants } from "@comanda/domain/menu/products";
import { type DocumentPart, listItems } from "../document/document-parts.ts";
import { toVariant } from "./menu-faults.ts";

/**
 * Returns warnings about variants without a name beside variants with one: guests see only those with a name. Where
 * none has one, `selected` says which are shown, and the others are hidden on purpose.
 */
export function hiddenVariants(root: DocumentPart): Fault[] {
  const products = listItems(listItems([root], "categories"), "products");
  return products.flatMap((product) => {
    const variants = listItems([product], "product_variants").map((part) => ({
      part,
      ...toVariant(part),
    }));
    const shown = displayedVariants(variants);
    if (!shown.some(({ name }) => name)) return [];
    return variants
      .filter((each) => !shown.includes(each))
      .map(({ part }) => ({
        path: part.path,
        message: "is never shown: it has no name, and other variants of the product have one",
      }));
  });
}
