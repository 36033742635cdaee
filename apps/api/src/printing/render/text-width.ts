/**
 * The width of letters in DejaVu Sans Bold, the widest of the fonts of a ticket, in ems. What is not in
 * the table is a letter of another script, at most as wide as it is high.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;'’!|·]/u, 0.4],
  [/\s/u, 0.35],
  [/[frt()[\]"“”/\\-]/u, 0.52],
  [/[mwMW@%]/u, 1.15],
  [/[\p{Ll}\p{Nd}$*?]/u, 0.72],
  [/\p{Lu}/u, 0.85],
  [/[\p{Mn}\p{Me}\p{Cf}]/u, 0],
  [/[سشصضئىيبپتث]/u, 1.15],
  [/\p{Script=Arabic}/u, 0.7],
];
const REGULAR_TO_BOLD = 0.9;

/** About how wide a text is, in ems; rather too wide than too narrow. */
export function textWidth(text: string, bold: boolean): number {
  let width = 0;
  for (const letter of text.normalize("NFC"))
    width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1;
  return bold ? width : width * REGULAR_TO_BOLD;
}
