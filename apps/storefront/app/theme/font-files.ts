import type { FontName } from "@comanda/domain/text/font-name";
import type { PageFonts } from "@comanda/ui/look/fonts.ts";
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
 * The Latin files of each font that most texts need; `fonts.css` declares their faces. `text` is the
 * file for running text: fonts for titles only have none.
 */
const files: Readonly<Record<FontName, { title: string; text: string | null }>> = {
  poppins: { title: poppins, text: poppinsText },
  rubik: { title: rubik, text: rubikText },
  montserrat: { title: montserrat, text: montserratText },
  nunito: { title: nunito, text: nunitoText },
  wendy_one: { title: wendyOne, text: null },
  alfa_slab_one: { title: alfaSlabOne, text: null },
  rammetto_one: { title: rammettoOne, text: null },
  noto_serif: { title: notoSerif, text: notoSerifText },
};

/** Returns the font files to preload: those that most pages need. */
export function fontFiles({ title, text }: PageFonts): string[] {
  const running = text && files[text].text;
  return running ? [files[title].title, running] : [files[title].title];
}
