type Pressed = {
  key: string;
  /** How many suggestions there are, and which one is active; -1 for none. */
  count: number;
  active: number;
};

/**
 * What a key does in the field above a list (ARIA, Combobox): `move` makes another suggestion the
 * active one, or none; `close` takes the list away. Null is left to the field.
 */
export type KeyMeaning = { move: number } | "pick" | "search" | "close" | null;

export function meaningOf({ key, count, active }: Pressed): KeyMeaning {
  const step = steps[key];
  if (step && count > 0) return { move: around(active + step, count) };
  if (key === "Enter") return active >= 0 && active < count ? "pick" : "search";
  return key === "Escape" && count > 0 ? "close" : null;
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Through the list and the field before it, which is -1, in a circle. */
function around(index: number, count: number): number {
  const places = count + 1;
  return ((index + 1 + places) % places) - 1;
}
