import {
  type DietaryFilter,
  isAllergen,
  isDiet,
  NO_DIETARY_FILTER,
} from "@comanda/domain/menu/dietary";
import { useSyncExternalStore } from "react";

const NAME = "comanda.diet";

const listeners = new Set<() => void>();
let current: DietaryFilter | null = null;

/** Returns the filter that the visitor set in this visit; none on the server. */
export function useDietaryFilter(): DietaryFilter {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => {
      current ??= readFilter();
      return current;
    },
    () => NO_DIETARY_FILTER,
  );
}

/** Sets the filter until the tab is closed. Where the browser refuses to store it, until the page is. */
export function setDietaryFilter(filter: DietaryFilter): void {
  current = filter;
  try {
    sessionStorage.setItem(NAME, JSON.stringify(filter));
  } catch {
    // The filter lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function readFilter(): DietaryFilter {
  try {
    return parseFilter(JSON.parse(sessionStorage.getItem(NAME) ?? "null"));
  } catch {
    return NO_DIETARY_FILTER;
  }
}

function parseFilter(stored: Partial<DietaryFilter> | null): DietaryFilter {
  const { without = [], only = [] } = stored ?? {};
  return { without: without.filter(isAllergen), only: only.filter(isDiet) };
}
