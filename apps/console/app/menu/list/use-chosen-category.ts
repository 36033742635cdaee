import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import { useLocation } from "react-router";
import type { MenuCategory } from "../data/menu-types.ts";

/**
 * The category that the page's address names behind `#`: a change of it loads nothing. Null where it
 * names none.
 */
export function useChosenCategory(categories: readonly MenuCategory[]): MenuCategory | null {
  const { hash } = useLocation();
  // The server does not know what is behind `#`.
  const hydrated = useHydrated();
  const id = hydrated ? safeDecode(hash.slice(1)) : "";
  return categories.find((category) => category.id === id) ?? null;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
