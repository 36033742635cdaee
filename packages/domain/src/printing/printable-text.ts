/**
 * Control characters, which a printer could take for commands, characters that change the text direction
 * or are private to a font, and those that no drawing may have: the printer would get no ticket.
 */
const UNPRINTABLE =
  /[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Letters without ink: with them a guest could move words to where the paper has amounts. */
const BLANK_LETTERS = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/** More marks than the letters of any language have: stacked, they would strike out the lines above. */
const STACKED_MARKS = /([\p{Mn}\p{Me}\p{Cf}]{4})[\p{Mn}\p{Me}\p{Cf}]+/gu;

/** The same sign many times in a row, which would look like a line across the paper. */
const REPEATED_SIGNS = /([\p{P}\p{S}])\1{3,}/gu;

/**
 * Returns a text as one line that is safe to send to a printer: composed, without control characters,
 * with single spaces, and with nothing that is drawn over other lines or as one of the ticket's own.
 */
export function printableText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/[\t\n\v\f\r\u0085\u2028\u2029]/gu, " ")
      .replace(UNPRINTABLE, "")
      .replace(BLANK_LETTERS, " ")
      // The minus sign of amounts, which few code pages have.
      .replaceAll("\u2212", "-")
      .normalize("NFC")
      .replace(STACKED_MARKS, "$1")
      .replace(REPEATED_SIGNS, "$1$1$1")
      .replace(/\p{Zs}+/gu, " ")
      .trim()
  );
}
