import type { Currency } from "@comanda/domain/money/cents";

/**
 * Keeps what was made of each part of a draft: an edit makes new parts, and leaves the others as they are. A
 * group may have hundreds of choices, and a key press changes one of them.
 */
export function keptPerDraft<Draft extends object, Made>(
  make: (draft: Draft, currency: Currency) => Made,
): (draft: Draft, currency: Currency) => Made {
  const kept = new WeakMap<Draft, { made: Made; currency: Currency }>();
  return (draft, currency) => {
    const known = kept.get(draft);
    if (known?.currency === currency) return known.made;
    const made = make(draft, currency);
    kept.set(draft, { made, currency });
    return made;
  };
}
