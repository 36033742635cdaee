/** How many options a page is. */
const PAGE = 10;

/**
 * The option of a list to which a key moves from the active one, or null for a key that moves
 * nowhere. The ends are ends: it does not go round.
 */
export function moved(
  options: readonly string[],
  active: string,
  { key }: { key: string },
): string | null {
  const place = options.indexOf(active);
  const last = options.length - 1;
  const targets: Record<string, number> = {
    ArrowDown: place + 1,
    ArrowUp: place < 0 ? last : place - 1,
    PageDown: place + PAGE,
    PageUp: place - PAGE,
    Home: 0,
    End: last,
  };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  if (target === undefined) return null;
  return options[Math.min(last, Math.max(0, target))] ?? null;
}

/** What was typed into a list in one go, and when the last of it was, in milliseconds of any clock. */
export type Typed = { text: string; at: number };

export const nothingTyped: Typed = { text: "", at: 0 };

/** Spec §9, Type-to-find timeout: after this pause, in milliseconds, typing begins anew. */
const TYPE_TO_FIND = 700;

/** Whether what is typed now goes on with what was typed before. */
export function goesOn({ text, at }: Typed, now: number): boolean {
  return text !== "" && now - at < TYPE_TO_FIND;
}

export function typedOn(before: Typed, key: string, now: number): Typed {
  return { text: goesOn(before, now) ? before.text + key : key, at: now };
}

/** Whether a key writes something, and is no command. */
export function isCharacter({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
}
