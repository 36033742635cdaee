import type { Fault } from "@comanda/contract/calls/problems";
import { isBlank } from "@comanda/domain/text/visible-text";
import { childPart, type DocumentPart, listItems } from "../document/document-parts.ts";

const BLANK = "shows nothing: all its characters are invisible";

/**
 * Returns faults for names and codes of only invisible characters; the format itself refuses empty
 * ones.
 */
export function blankNames(root: DocumentPart): Fault[] {
  const categories = listItems([root], "categories");
  const products = listItems(categories, "products");
  const groups = listItems(products, "modifier_groups");
  const coupons = listItems([root], "coupons");
  const rewards = listItems([childPart(root, "loyalty_settings", "loyalty_program")], "rewards");
  const named = [
    childPart(root, "company"),
    ...categories,
    ...products,
    ...groups,
    ...listItems(groups, "modifiers"),
    ...rewards,
    ...listItems([root], "qrs"),
  ].map((part) => childPart(part, "name"));
  return [...named, ...coupons.map((coupon) => childPart(coupon, "code"))].flatMap(
    ({ path, value }) =>
      typeof value === "string" && value.trim() !== "" && isBlank(value)
        ? [{ path, message: BLANK, code: "missing" }]
        : [],
  );
}
