/** What no reader sees: zero-width characters, soft hyphens, marks of direction, controls, the blank of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb\u2800]/gu;

/** Whether a text shows nothing: white space and characters that cannot be seen. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, "").trim() === "";
}

/** A text without white space around it; null for one that shows nothing. */
export function trimToNull(text: string | null | undefined): string | null {
  return text == null || isBlank(text) ? null : text.trim();
}

/**
 * What codes are compared by: codes that look the same, but for upper and lower case, are the same. Empty
 * for a code that shows nothing. The database keeps these keys: a change of this rule needs a migration.
 */
export function normalizeCode(code: string): string {
  const spaced = code.replace(/[\t-\r\u0085\u2800]/gu, " ").replace(INVISIBLE, "");
  return (
    spaced
      .replace(/\s+/gu, " ")
      .trim()
      .normalize("NFC")
      // The capital one is left as it is by `toUpperCase`.
      .replaceAll("\u1e9e", "\u00df")
      .toUpperCase()
      .toLowerCase()
      .normalize("NFC")
  );
}
