/** Invisible characters: zero-width characters, soft hyphens, direction marks, controls, the Braille blank. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb\u2800]/gu;

/** Returns whether a text has only white space and invisible characters. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, "").trim() === "";
}

/** Returns the trimmed text; null if it is blank. */
export function trimToNull(text: string | null | undefined): string | null {
  return text == null || isBlank(text) ? null : text.trim();
}

/**
 * Returns the key to compare codes: codes that look the same, except for case, have the same key. Empty
 * for a blank code. The database stores these keys, so a change of this rule needs a migration.
 */
export function normalizeCode(code: string): string {
  const spaced = code.replace(/[\t-\r\u0085\u2800]/gu, " ").replace(INVISIBLE, "");
  return (
    spaced
      .replace(/\s+/gu, " ")
      .trim()
      .normalize("NFC")
      // `toUpperCase` does not change the capital sharp s.
      .replaceAll("\u1e9e", "\u00df")
      .toUpperCase()
      .toLowerCase()
      .normalize("NFC")
  );
}
