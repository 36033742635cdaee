/**
 * Invisible characters: zero-width characters, soft hyphens, direction marks, controls, the Braille blank.
 */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb\u2800]/gu;

/** Returns whether a text has only white space and invisible characters. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, "").trim() === "";
}

/**
 * Removes control characters and the direction marks that change the text around them, which come with pasted text; line
 * breaks and tabs stay.
 */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu, "");
}

/** Returns the trimmed text; null if it is blank. */
export function trimToNull(text: string | null | undefined): string | null {
  return text == null || isBlank(text) ? null : text.trim();
}
