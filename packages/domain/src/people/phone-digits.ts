import { normalizePhoneCharacters } from "./phone-characters.ts";

/** How the places of our languages write the number of a telephone inside a house: `ext. 3`, `x3`, `#3`. */
const EXTENSION = /(?:ext\p{L}*|x|#|ramal|anexo|int(?:erno)?|poste)[^\p{L}\d]{0,5}\d/iu;

/**
 * Removes the extension after a number, as `+1 212 555 0123 ext. 3` has one. It is not dialled with the
 * number, and its digits would make another number of this one.
 */
export function withoutExtension(text: string): string {
  const start = text.search(/\d/u);
  const at = start < 0 ? -1 : text.slice(start).search(EXTENSION);
  return at < 0 ? text : text.slice(0, start + at);
}

/** Returns the digits of a written number, without those of an extension. */
export function phoneDigits(text: string): string {
  return withoutExtension(normalizePhoneCharacters(text)).replace(/\D/gu, "");
}
