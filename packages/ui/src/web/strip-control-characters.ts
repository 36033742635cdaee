import { trimToNull } from "@comanda/domain/text/visible-text";

/**
 * Removes the characters that the API refuses: control characters and direction marks, which come
 * with pasted text. The result is trimmed, and empty where it has no visible character.
 */
export function stripControlCharacters(text: string): string {
  return trimToNull(text.replace(/[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu, "")) ?? "";
}
