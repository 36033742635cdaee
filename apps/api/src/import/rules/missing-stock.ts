import type { Fault } from "@comanda/contract/calls/problems";
import { childPart, type DocumentPart, fieldValue, listItems } from "../document/document-parts.ts";

/** Warns of each variant without `stock` in a product that counts its stock: guests see it as sold out. */
export function missingStock(root: DocumentPart): Fault[] {
  return listItems(listItems([root], "categories"), "products")
    .filter(({ value }) => fieldValue(value, "stock_enabled") === true)
    .flatMap((product) => listItems([product], "product_variants"))
    .map((variant) => childPart(variant, "stock"))
    .filter(({ value }) => value == null)
    .map(({ path }) => ({
      path,
      message: "is missing, and stock_enabled counts the pieces: it is sold out",
    }));
}
