/** The letters of the code pages that every receipt printer has: those of western Europe. */
const KNOWN = new Set(
  new TextDecoder("windows-1252").decode(
    Uint8Array.from({ length: 224 }, (_, at) => at + 32).filter((code) => code !== 127),
  ),
);

/** Whether printers have every letter of a text; a ticket with others goes as a picture. */
export function hasPrinterLetters(text: string): boolean {
  return [...text].every((letter) => KNOWN.has(letter));
}
