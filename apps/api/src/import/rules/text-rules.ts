import type { Fault } from "@comanda/contract/errors";
import { isBlank } from "@comanda/domain/visible-text";
import { itemsOf, type Part, partAt } from "../json.ts";

/** Names and codes of invisible characters only; what is empty is the format's own fault. */
export function blankNames(root: Part): Fault[] {
  const categories = itemsOf([root], "categories");
  const products = itemsOf(categories, "products");
  const groups = itemsOf(products, "modifier_groups");
  const coupons = itemsOf([root], "coupons");
  const rewards = itemsOf([partAt(root, "loyalty_settings", "loyalty_program")], "rewards");
  const named = [
    partAt(root, "company"),
    ...categories,
    ...products,
    ...groups,
    ...itemsOf(groups, "modifiers"),
    ...rewards,
    ...itemsOf([root], "qrs"),
  ].map((part) => partAt(part, "name"));
  return [...named, ...coupons.map((coupon) => partAt(coupon, "code"))].flatMap(
    ({ path, value }) =>
      typeof value === "string" && value.trim() !== "" && isBlank(value)
        ? [{ path, message: "shows nothing: all its characters are invisible" }]
        : [],
  );
}
