/** The number of options in a page. */
const PAGE_SIZE = 10;

/**
 * Returns the option to which a key moves from the active one, or null for a key that does not move. It
 * stops at the ends.
 */
export function optionAfterKey(
  options: readonly string[],
  active: string,
  { key }: { key: string },
): string | null {
  const place = options.indexOf(active);
  const last = options.length - 1;
  const targets: Record<string, number> = {
    ArrowDown: place + 1,
    ArrowUp: place < 0 ? last : place - 1,
    PageDown: place + PAGE_SIZE,
    PageUp: place - PAGE_SIZE,
    Home: 0,
    End: last,
  };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  if (target === undefined) return null;
  return options[Math.min(last, Math.max(0, target))] ?? null;
}

/**
 * The text typed into a list without a pause, and the time of its last key in milliseconds of any
 * clock.
 */
export type Typeahead = { text: string; at: number };

export const emptyTypeahead: Typeahead = { text: "", at: 0 };

/** Milliseconds without a key after which typing starts again (conformance 9.9). */
const TYPEAHEAD_TIMEOUT = 700;

/** Returns whether the next key continues the typed text. */
export function continuesTypeahead({ text, at }: Typeahead, now: number): boolean {
  return text !== "" && now - at < TYPEAHEAD_TIMEOUT;
}

/** Adds a typed character to the search of a list; after a pause it starts a new search. */
export function extendTypeahead(before: Typeahead, key: string, now: number): Typeahead {
  return { text: continuesTypeahead(before, now) ? before.text + key : key, at: now };
}

/** Returns whether a key types a character. */
export function isCharacterKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
}
