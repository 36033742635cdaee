import alfaSlabOne from "@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2?url";
import montserrat from "@fontsource/montserrat/files/montserrat-latin-600-normal.woff2?url";
import notoSerif from "@fontsource/noto-serif/files/noto-serif-latin-600-normal.woff2?url";
import nunito from "@fontsource/nunito/files/nunito-latin-600-normal.woff2?url";
import poppins from "@fontsource/poppins/files/poppins-latin-600-normal.woff2?url";
import rammettoOne from "@fontsource/rammetto-one/files/rammetto-one-latin-400-normal.woff2?url";
import rubik from "@fontsource/rubik/files/rubik-latin-600-normal.woff2?url";
import wendyOne from "@fontsource/wendy-one/files/wendy-one-latin-400-normal.woff2?url";

/** The title fonts a company may choose (spec §1), with the Latin file that most titles need; `fonts.css` declares their faces. */
const fonts = {
  poppins: { family: "Poppins", latin: poppins },
  rubik: { family: "Rubik", latin: rubik },
  montserrat: { family: "Montserrat", latin: montserrat },
  nunito: { family: "Nunito", latin: nunito },
  wendy_one: { family: "Wendy One", latin: wendyOne },
  alfa_slab_one: { family: "Alfa Slab One", latin: alfaSlabOne },
  rammetto_one: { family: "Rammetto One", latin: rammettoOne },
  noto_serif: { family: "Noto Serif", latin: notoSerif },
} as const;

export type FontName = keyof typeof fonts;

/** Poppins when the company chose none, or one that there is not. */
export function fontName(name: string | null | undefined): FontName {
  return name && name in fonts ? (name as FontName) : "poppins";
}

export function fontFamily(name: FontName): string {
  return `"${fonts[name].family}", system-ui, sans-serif`;
}

/** The file to preload: all that most titles need. */
export function fontFile(name: FontName): string {
  return fonts[name].latin;
}
