import { trimToNull, withoutControls } from "@comanda/domain/text/visible-text";

/**
 * Removes the characters that the API refuses: control characters and direction marks, which come
 * with pasted text. The result is trimmed, and empty where it has no visible character.
 */
export function stripControlCharacters(text: string): string {
  return trimToNull(withoutControls(text)) ?? "";
}
