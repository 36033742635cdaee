/** The fonts that a company may choose (conformance 9.38). */
export const FONT_NAMES = [
  "poppins",
  "rubik",
  "montserrat",
  "nunito",
  "wendy_one",
  "alfa_slab_one",
  "rammetto_one",
  "noto_serif",
] as const;

export type FontName = (typeof FONT_NAMES)[number];

/**
 * Returns the font with this name, also when it is written as people write it (`Noto Serif`, `noto-serif`);
 * null for every other text.
 */
export function readFontName(text: string | null | undefined): FontName | null {
  const name = text
    ?.trim()
    .toLowerCase()
    .replace(/[\s_-]+/gu, "_");
  return FONT_NAMES.find((known) => known === name) ?? null;
}
