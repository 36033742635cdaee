import { isSameValue } from "../../parts/saving/section-value.ts";
import type { MenuCategory } from "../data/menu-types.ts";

/** Fields of a category that a sheet changes. */
export type CategoryFields = Partial<MenuCategory["category"]>;

/** Whether two versions of a category have the same in the fields that are to be changed. */
export function isSameIn(
  fields: CategoryFields,
  one: Pick<MenuCategory, "category">,
  other: Pick<MenuCategory, "category">,
): boolean {
  const keys = Object.keys(fields) as (keyof CategoryFields)[];
  return keys.every((key) => isSameValue(one.category[key], other.category[key]));
}
