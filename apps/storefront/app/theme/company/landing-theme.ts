import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import {
  black,
  contrast,
  cssColor,
  ensureContrast,
  inkOn,
  leastContrast,
  mix,
  parseColor,
  READABLE_CONTRAST,
  type Rgb,
  VISIBLE_CONTRAST,
  white,
} from "../color.ts";
import { fontFamily, fontFiles, fontName, textFont } from "../fonts.ts";
import { gradient, gradientColors, shadeGradient } from "../gradient.ts";
import type { CssVariables } from "../palette.ts";
import {
  type BackgroundPicture,
  backgroundColors,
  backgroundPicture,
} from "./company-background.ts";
import { buttonColors, buttonShape, buttonVariables } from "./company-buttons.ts";
import { companyAccent } from "./company-theme.ts";

type Layout = NonNullable<NonNullable<EcommerceSettings["layout_settings"]>["landing"]>;

export type LandingTheme = {
  variables: CssVariables;
  /** For the box of the company's buttons alone: a sheet that opens from the page has its own. */
  buttons: CssVariables;
  /** The CSS background; below a picture, what shows until it is there. */
  background: string;
  /** The colour at the top of the page, which a phone's own bar continues. */
  top: string;
  picture: BackgroundPicture | null;
  /** The company's buttons are lines without a filling. */
  outlined: boolean;
  /** What lies over the picture, a CSS colour, so that the text can be read on whatever it shows. */
  wash: string;
  /** The files of the fonts that the page is written in. */
  fonts: string[];
};

/** So much of the wash lies over a picture. */
const WASH = 0.55;

/**
 * The landing page's look (spec §3, layout_settings.landing). The title's colour is the company's
 * where it can be read on all of the background, and the rest's likewise; else white or our ink,
 * and where neither can be read everywhere, the background is shaded until it can.
 */
export function landingTheme(settings: EcommerceSettings): LandingTheme {
  const accent = companyAccent(settings);
  const layout = settings.layout_settings?.landing ?? null;
  const picture = backgroundPicture(layout?.body ?? null);
  const wash = washFor(parseColor(layout?.title?.text_color));
  const given = backgroundColors(layout?.body ?? null);
  const flat = given.length > 0 ? given : [mix(accent, black, 0.35)];
  const { title, text, shaded } = textColors(layout, picture ? underWash(wash) : flat);
  const titleFont = fontName(
    layout?.title?.font ?? settings.layout_settings?.product?.content?.font,
  );
  const running = textFont(layout?.content?.font);
  return {
    variables: {
      "--title-font": fontFamily(titleFont),
      "--text-font": running ? fontFamily(running) : "var(--font-sans)",
      "--landing-title": cssColor(title),
      "--landing-ink": cssColor(text),
    },
    buttons: landingButtons(layout, accent, picture ? null : { text, stops: shaded }),
    background: picture ? gradient(flat) : gradient(shaded),
    top: cssColor((picture ? mix(flat[0] ?? wash, wash, 1 - WASH) : shaded[0]) ?? accent),
    picture,
    outlined: buttonShape(layout?.buttons_icons).outlined,
    wash: `rgb(${wash.join(" ")} / ${WASH})`,
    fonts: fontFiles(titleFont, running),
  };
}

/** The texts' colours, and the background's as they have to be for those. */
function textColors(layout: Layout | null, stops: readonly Rgb[]) {
  const wanted = parseColor(layout?.title?.text_color);
  const title = wanted && isReadableOn(wanted, stops) ? wanted : inkOn(...gradientColors(stops));
  const shaded = shadeGradient(stops, title, (some) => isReadableOn(title, some));
  const content = parseColor(layout?.content?.text_color);
  const text = content && isReadableOn(content, shaded) ? content : title;
  return { title, text, shaded };
}

/** Under a dark title a picture is made pale, under any other dark. */
function washFor(title: Rgb | null): Rgb {
  return title && contrast(title, white) > contrast(title, black) ? white : black;
}

/** Below this contrast nobody sees where a filling ends. */
const MERGING = 1.5;

/**
 * A filled button has no edge but where its filling would merge with a `plain` background, in whose
 * middle it stands; what it does on a picture, none knows.
 */
function landingButtons(
  layout: Layout | null,
  accent: Rgb,
  plain: { text: Rgb; stops: readonly Rgb[] } | null,
): CssVariables {
  const colors = buttonColors(layout?.buttons_icons, accent);
  const [first = white, last = first] = plain?.stops ?? [];
  const merges = plain && contrast(colors.fill, mix(last, first, 0.5)) < MERGING;
  const edge = merges
    ? ensureContrast(colors.fill, plain.text, gradientColors(plain.stops), VISIBLE_CONTRAST)
    : colors.fill;
  return buttonVariables(
    layout?.buttons_icons,
    { ...colors, edge },
    { fill: "transparent", text: "var(--landing-ink)", edge: "currentColor" },
  );
}

/** All that a picture can be below its wash lies between these. */
function underWash(wash: Rgb): Rgb[] {
  return [mix(white, wash, 1 - WASH), mix(black, wash, 1 - WASH)];
}

export function isReadableOn(text: Rgb, stops: readonly Rgb[]): boolean {
  return leastContrast(text, gradientColors(stops)) >= READABLE_CONTRAST;
}
