import type { Fault } from "@comanda/contract/calls/problems";
import { childPart, type DocumentPart, listItems } from "../document/document-parts.ts";

/** A tag or a character reference of a web page: `<br>`, `</p>`, `&amp;`. `<3` and `a < b` are none. */
const MARKUP = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8});/iu;

/** Returns warnings about texts that guests read with the marks of a web page in them, as shops export them. */
export function markupWarnings(root: DocumentPart): Fault[] {
  const categories = listItems([root], "categories");
  const products = listItems(categories, "products");
  const groups = listItems(products, "modifier_groups");
  const parts = [
    childPart(root, "company"),
    ...categories,
    ...products,
    ...listItems(products, "product_variants"),
    ...groups,
    ...listItems(groups, "modifiers"),
  ];
  const texts = parts.flatMap((part) => [childPart(part, "name"), childPart(part, "description")]);
  return texts.flatMap(({ path, value }) => {
    const [mark] = (typeof value === "string" && MARKUP.exec(value)) || [];
    return mark === undefined
      ? []
      : [{ path, message: `has "${mark}": guests read it as it is, because texts are no HTML` }];
  });
}
