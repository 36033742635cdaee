import { parseColor, type Rgb, readableBackground, VISIBLE_CONTRAST } from "./color.ts";
import {
  type BackgroundPicture,
  backgroundColors,
  backgroundPicture,
} from "./company-background.ts";
import { buttonColors, buttonVariables } from "./company-buttons.ts";
import { fontFamily, fontName, type PageFonts, textFont } from "./fonts.ts";
import type { LookSettings } from "./look-settings.ts";
import { type CssVariables, type Palette, palette, WASH } from "./palette.ts";

/** The brand's blue, #006EFF (conformance 9.37). */
const DEFAULT_ACCENT: Rgb = [0, 110, 255];
/** The background of a company without one. */
const LIGHT_BACKGROUND: Rgb = [246, 245, 242];
const DARK_BACKGROUND: Rgb = [24, 23, 21];

export type CompanyTheme = {
  variables: CssVariables;
  fonts: PageFonts;
  /** The picture behind all pages but the landing page, below `wash`, a CSS colour. */
  picture: BackgroundPicture | null;
  wash: string;
};

/** Returns the company's look for all pages but the landing page, from `layout_settings.product`. */
export function companyTheme(settings: LookSettings): CompanyTheme {
  const { product, landing } = settings.layout_settings ?? {};
  const title = fontName(product?.content?.font ?? landing?.title?.font);
  const text = textFont(product?.content?.font);
  const picture = backgroundPicture(product?.body ?? null);
  const { variables, clear } = companyPalette(settings);
  const buttons = buttonColors(product?.buttons_icons, companyAccent(settings));
  return {
    variables: {
      ...variables,
      ...buttonVariables(
        product?.buttons_icons,
        { ...buttons, edge: clear(buttons.fill, VISIBLE_CONTRAST) },
        // The next step is filled in every form: outlined, it looks like a secondary button.
        null,
      ),
      "--title-font": fontFamily(title),
      ...(text ? { "--text-font": fontFamily(text) } : {}),
    },
    fonts: { title, text },
    picture,
    wash: `color-mix(in srgb, var(--ground) ${WASH * 100}%, transparent)`,
  };
}

/** Returns the colours of all pages but the landing page. */
export function companyPalette(settings: LookSettings): Palette {
  const { product } = settings.layout_settings ?? {};
  const picture = backgroundPicture(product?.body ?? null);
  const text = parseColor(product?.content?.text_color);
  const stops = backgroundColors(product?.body ?? null);
  const fallback = picture && isPale(text) ? DARK_BACKGROUND : LIGHT_BACKGROUND;
  return palette({
    stops: stops.length > 0 ? stops : [fallback],
    pictured: picture !== null,
    text,
    accent: companyAccent(settings),
  });
}

/** Returns the company's accent colour, on which white or our ink is readable. */
export function companyAccent(settings: LookSettings): Rgb {
  const { product } = settings.layout_settings ?? {};
  return readableBackground(
    parseColor(product?.secondary_color) ??
      parseColor(product?.content?.secondary_color) ??
      parseColor(product?.buttons_icons?.background_color) ??
      DEFAULT_ACCENT,
  );
}

function isPale(color: Rgb | null): boolean {
  return color !== null && Math.min(...color) > 150;
}
