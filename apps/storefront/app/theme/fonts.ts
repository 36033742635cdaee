import alfaSlabOne from "@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2?url";
import montserratText from "@fontsource/montserrat/files/montserrat-latin-400-normal.woff2?url";
import montserrat from "@fontsource/montserrat/files/montserrat-latin-600-normal.woff2?url";
import notoSerifText from "@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2?url";
import notoSerif from "@fontsource/noto-serif/files/noto-serif-latin-600-normal.woff2?url";
import nunitoText from "@fontsource/nunito/files/nunito-latin-400-normal.woff2?url";
import nunito from "@fontsource/nunito/files/nunito-latin-600-normal.woff2?url";
import poppinsText from "@fontsource/poppins/files/poppins-latin-400-normal.woff2?url";
import poppins from "@fontsource/poppins/files/poppins-latin-600-normal.woff2?url";
import rammettoOne from "@fontsource/rammetto-one/files/rammetto-one-latin-400-normal.woff2?url";
import rubikText from "@fontsource/rubik/files/rubik-latin-400-normal.woff2?url";
import rubik from "@fontsource/rubik/files/rubik-latin-600-normal.woff2?url";
import wendyOne from "@fontsource/wendy-one/files/wendy-one-latin-400-normal.woff2?url";

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

/**
 * The fonts that a company may choose (conformance 9.38), with the Latin files that most texts
 * need; `fonts.css` declares their faces. `text` is the file for running text: fonts with one heavy
 * weight have none, and are for titles only.
 */
const fonts = {
  poppins: { family: "Poppins", kind: "sans", title: poppins, text: poppinsText },
  rubik: { family: "Rubik", kind: "sans", title: rubik, text: rubikText },
  montserrat: { family: "Montserrat", kind: "sans", title: montserrat, text: montserratText },
  nunito: { family: "Nunito", kind: "rounded", title: nunito, text: nunitoText },
  wendy_one: { family: "Wendy One", kind: "rounded", title: wendyOne, text: null },
  alfa_slab_one: { family: "Alfa Slab One", kind: "slab", title: alfaSlabOne, text: null },
  rammetto_one: { family: "Rammetto One", kind: "rounded", title: rammettoOne, text: null },
  noto_serif: { family: "Noto Serif", kind: "serif", title: notoSerif, text: notoSerifText },
} as const;

export type FontName = keyof typeof fonts;

/** Returns the font for titles: Poppins where the company chose none, or an unknown one. */
export function fontName(name: string | null | undefined): FontName {
  return isFont(name) ? name : "poppins";
}

/** Returns the font for running text; null where the company chose none, or one for titles only. */
export function textFont(name: string | null | undefined): FontName | null {
  return isFont(name) && fonts[name].text ? name : null;
}

function isFont(name: string | null | undefined): name is FontName {
  return typeof name === "string" && Object.hasOwn(fonts, name);
}

/** Returns the CSS font family of a font, with its fallback. */
export function fontFamily(name: FontName): string {
  const { family, kind } = fonts[name];
  return `"${family}", ${fallbacks[kind]}`;
}

/** Returns the font files to preload: those that most pages need. */
export function fontFiles(title: FontName, text: FontName | null): string[] {
  const running = text && fonts[text].text;
  return running ? [fonts[title].title, running] : [fonts[title].title];
}
