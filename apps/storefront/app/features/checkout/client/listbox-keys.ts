/** How many options a page is. */
const PAGE_SIZE = 10;

/**
 * The option of a list to which a key moves from the active one, or null for a key that moves
 * nowhere. The ends are ends: it does not go round.
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

/** What was typed into a list in one go, and when the last of it was, in milliseconds of any clock. */
export type Typeahead = { text: string; at: number };

export const emptyTypeahead: Typeahead = { text: "", at: 0 };

/** Spec §9, Type-to-find timeout: after this pause, in milliseconds, typing begins anew. */
const TYPEAHEAD_TIMEOUT = 700;

/** Whether what is typed now goes on with what was typed before. */
export function continuesTypeahead({ text, at }: Typeahead, now: number): boolean {
  return text !== "" && now - at < TYPEAHEAD_TIMEOUT;
}

export function extendTypeahead(before: Typeahead, key: string, now: number): Typeahead {
  return { text: continuesTypeahead(before, now) ? before.text + key : key, at: now };
}

/** Whether a key writes something, and is no command. */
export function isCharacterKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
}
