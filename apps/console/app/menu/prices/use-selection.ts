import { useState } from "react";
import type { PriceRow } from "./price-rows.ts";

/** Which products are selected for a change of their prices, by their ids. */
export function useSelection(rows: readonly PriceRow[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(rows.map(({ entry }) => entry.id));
  // The button says how many are selected. Products that a search hides do not count, and stay as they are.
  const selected = new Set([...chosen].filter((id) => ids.has(id)));
  return {
    selected,
    isAll: ids.size > 0 && selected.size === ids.size,
    toggle: (id: string, isSelected: boolean) => {
      const next = new Set(chosen);
      if (isSelected) next.add(id);
      else next.delete(id);
      setChosen(next);
    },
    toggleAll: (isSelected: boolean) => setChosen(isSelected ? ids : new Set()),
    clear: () => setChosen(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
