import { useText } from "../../i18n/text.ts";
import type { MenuPlace } from "../data/menu-types.ts";
import { productActions } from "../data/product-actions.ts";
import type { MenuState } from "../data/use-edited-menu.ts";
import { categoryActions } from "./category-actions.ts";

/** What the menu's page can do with products and categories; each action resolves to whether it was done. */
export function useMenuActions(place: MenuPlace, state: MenuState) {
  const t = useText();
  const products = productActions(place, state, t);
  const categories = categoryActions(place, state, t);
  return { ...products, ...categories };
}

export type MenuActions = ReturnType<typeof useMenuActions>;
