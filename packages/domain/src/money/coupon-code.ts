import { INVISIBLE } from "../text/visible-text.ts";

/**
 * Returns the key to compare coupon codes: codes that look the same, except for case, have the same key.
 * Empty for a blank code. The database stores these keys, so a change of this rule needs a migration.
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
