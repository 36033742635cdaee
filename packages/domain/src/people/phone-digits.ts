import { normalizePhoneCharacters } from "./phone-characters.ts";

/** How the places of our languages write the number of a telephone inside a house: `ext. 3`, `x3`, `#3`. */
const EXTENSION =
  /(?:ext\p{L}*|x|#|ramal|anexo|int(?:erno)?|poste)[^\p{L}\d]{0,5}\d{1,6}[^\p{L}\d]*$/iu;
/** Fewer digits before it are no number yet: the letter was typed between digits by mistake. */
const MIN_DIGITS = 7;

/**
 * Removes the extension after a number, as `+1 212 555 0123 ext. 3` has one. It is not dialled with the
 * number, and its digits would make another number of this one.
 */
export function withoutExtension(text: string): string {
  const number = text.slice(0, EXTENSION.exec(text)?.index);
  return number.replace(/\D/gu, "").length < MIN_DIGITS ? text : number;
}

/** Returns the digits of a written number, without those of an extension. */
export function phoneDigits(text: string): string {
  return withoutExtension(normalizePhoneCharacters(text)).replace(/\D/gu, "");
}
