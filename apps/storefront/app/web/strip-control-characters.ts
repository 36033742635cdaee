import { trimToNull } from "@comanda/domain/text/visible-text";

/**
 * Without the characters that the API refuses, and which nobody types: control characters and turns
 * of direction, as they come along with what is pasted. Trimmed; empty where nothing of it can be seen.
 */
export function stripControlCharacters(text: string): string {
  return trimToNull(text.replace(/[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu, "")) ?? "";
}
