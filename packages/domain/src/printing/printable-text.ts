/**
 * Control characters, which a printer could take for commands, characters that change the text direction
 * or are private to a font, and those that no drawing may have: the printer would get no ticket.
 */
const UNPRINTABLE =
  /[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Returns a text as one line that is safe to send to a printer: composed, without control characters,
 * with single spaces.
 */
export function printableText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/[\t\n\v\f\r\u0085\u2028\u2029]/gu, " ")
      .replace(UNPRINTABLE, "")
      // The minus sign of amounts, which few code pages have.
      .replaceAll("\u2212", "-")
      .normalize("NFC")
      .replace(/\p{Zs}+/gu, " ")
      .trim()
  );
}
