type ComboboxKey = {
  key: string;
  /** How many suggestions there are, and which one is active; -1 for none. */
  count: number;
  active: number;
  /** Whether the list of them was taken away. */
  closed: boolean;
};

/**
 * What a key does in the field above a list (ARIA, Combobox): `move` makes another suggestion the
 * active one, or none, and brings back a list that was taken away, which `close` does. Null is left
 * to the field.
 */
export type ComboboxAction = { move: number } | "pick" | "search" | "close" | null;

export function comboboxAction({ key, count, active, closed }: ComboboxKey): ComboboxAction {
  const step = steps[key];
  if (step && count > 0) return { move: wrapIndex(closed ? step - 1 : active + step, count) };
  const shown = closed ? 0 : count;
  if (key === "Enter") return active >= 0 && active < shown ? "pick" : "search";
  return key === "Escape" && shown > 0 ? "close" : null;
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Through the list and the field before it, which is -1, in a circle. */
function wrapIndex(index: number, count: number): number {
  const places = count + 1;
  return ((index + 1 + places) % places) - 1;
}
