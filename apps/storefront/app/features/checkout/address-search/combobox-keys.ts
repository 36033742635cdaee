type ComboboxKey = {
  key: string;
  /** The number of suggestions, and the index of the active one; -1 for none. */
  count: number;
  active: number;
  /** Whether the customer closed the list. */
  closed: boolean;
};

/**
 * What a key does in a combobox (ARIA, Combobox). `move` makes another suggestion active, or none
 * (-1), and opens a closed list again; `close` closes it. Null: the field itself handles the key.
 */
export type ComboboxAction = { move: number } | "pick" | "search" | "close" | null;

/** Returns what a key does, by the suggestions and the active one. */
export function comboboxAction({ key, count, active, closed }: ComboboxKey): ComboboxAction {
  const step = steps[key];
  if (step && count > 0) return { move: wrapIndex(closed ? step - 1 : active + step, count) };
  const shown = closed ? 0 : count;
  if (key === "Enter") return active >= 0 && active < shown ? "pick" : "search";
  return key === "Escape" && shown > 0 ? "close" : null;
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Wraps around the list and the field before it, which is -1. */
function wrapIndex(index: number, count: number): number {
  const places = count + 1;
  return ((index + 1 + places) % places) - 1;
}
