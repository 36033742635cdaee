import { FONT_NAMES, type FontName, readFontName } from "@comanda/domain/text/font-name";

/**
 * The fallback of each kind of font: a system font of the same kind. It is used while the font is
 * missing, and for letters that the font lacks, such as Arabic. Each list ends with a generic
 * family.
 */
const fallbacks = {
  sans: "system-ui, sans-serif",
  rounded: "ui-rounded, system-ui, sans-serif",
  serif: "ui-serif, serif",
  slab: "Rockwell, ui-serif, serif",
} as const;

/** Each font that a company may choose. Fonts with one heavy weight are for titles only: `forText` is false. */
const fonts = {
  poppins: { family: "Poppins", kind: "sans", forText: true },
  rubik: { family: "Rubik", kind: "sans", forText: true },
  montserrat: { family: "Montserrat", kind: "sans", forText: true },
  nunito: { family: "Nunito", kind: "rounded", forText: true },
  wendy_one: { family: "Wendy One", kind: "rounded", forText: false },
  alfa_slab_one: { family: "Alfa Slab One", kind: "slab", forText: false },
  rammetto_one: { family: "Rammetto One", kind: "rounded", forText: false },
  noto_serif: { family: "Noto Serif", kind: "serif", forText: true },
} as const satisfies Record<
  FontName,
  { family: string; kind: keyof typeof fallbacks; forText: boolean }
>;

/** The fonts of a page; `text` is null where running text has the system's font. */
export type PageFonts = { title: FontName; text: FontName | null };

/** Every font that a company may choose. */
export const fontNames = FONT_NAMES;

/** Returns the font for titles: Poppins where the company chose none, or an unknown one. */
export function fontName(name: string | null | undefined): FontName {
  return readFontName(name) ?? "poppins";
}

/** Returns the font for running text; null where the company chose none, or one for titles only. */
export function textFont(name: string | null | undefined): FontName | null {
  const font = readFontName(name);
  return font && fonts[font].forText ? font : null;
}

/** Returns the name of a font as people write it: `Noto Serif`. */
export function fontTitle(name: FontName): string {
  return fonts[name].family;
}

/** Returns the CSS font family of a font, with its fallback. */
export function fontFamily(name: FontName): string {
  const { family, kind } = fonts[name];
  return `"${family}", ${fallbacks[kind]}`;
}
