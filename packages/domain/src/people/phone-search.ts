import { stripOldPhonePrefix } from "./old-phone-prefix.ts";
import { normalizePhoneCharacters } from "./phone-characters.ts";

/** The fewest digits that are looked for in phone numbers: fewer would match too many. */
const PHONE_DIGITS = 4;

/**
 * The digits of a search that is a number or a phone, in any script and with the marks of contacts and
 * chats; null for one with letters, or without digits.
 */
export function digitsOfSearch(search: string): string | null {
  const digits = normalizePhoneCharacters(search).replaceAll(/[\s().+#/\p{Pd}]/gu, "");
  return /^\d{1,15}$/u.test(digits) ? digits : null;
}

/** The calling code of Mexico, where old prefixes are still dialled and shown. */
const MEXICO = "52";

/**
 * The forms in which a phone may be stored whose digits people dial or read: as they are, without the
 * zeros that are dialled before a number at home (`06 12…`) or abroad (`00 33…`), and without Mexico's old
 * prefixes (`+52 1 55…`, `044 55…`). None for fewer than four digits.
 */
export function phoneForms(digits: string): string[] {
  const dialled = digits.replace(/^0+/u, "");
  const forms = [digits, dialled];
  if (dialled.startsWith(MEXICO))
    forms.push(MEXICO + stripOldPhonePrefix(dialled.slice(MEXICO.length), MEXICO));
  else if (dialled !== digits) forms.push(stripOldPhonePrefix(digits, MEXICO));
  return [...new Set(forms)].filter((form) => form.length >= PHONE_DIGITS);
}
