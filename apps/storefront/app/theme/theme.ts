import type { EcommerceSettings } from "@comanda/contract/ecommerce-settings";
import { buttonColors, buttonVariables } from "./buttons.ts";
import { parseColor, type Rgb, readableGround, VISIBLE } from "./color.ts";
import { fontFamily, fontFiles, fontName, textFont } from "./fonts.ts";
import { type GroundPicture, groundPicture, groundStops } from "./ground.ts";
import { palette, type Variables, WASH } from "./palette.ts";

/** Spec §1, Appearance. */
const brand: Rgb = [0, 110, 255];
/** The ground of who chose none. */
const paper: Rgb = [246, 245, 242];
const night: Rgb = [24, 23, 21];

export type Theme = {
  variables: Variables;
  /** The files of the fonts that the page is written in, to be fetched at once. */
  fonts: string[];
  /** Behind the menu and all that follows it, under `wash`, a CSS colour. */
  picture: GroundPicture | null;
  wash: string;
};

/**
 * The company's look as CSS variables, for all pages but the landing page (spec §3,
 * layout_settings.product).
 */
export function companyTheme(settings: EcommerceSettings): Theme {
  const { product, landing } = settings.layout_settings ?? {};
  const title = fontName(product?.content?.font ?? landing?.title?.font);
  const text = textFont(product?.content?.font);
  const picture = groundPicture(product?.body ?? null);
  const wanted = parseColor(product?.content?.text_color);
  const stops = groundStops(product?.body ?? null);
  const { variables, clear } = palette({
    stops: stops.length > 0 ? stops : [picture && isPale(wanted) ? night : paper],
    pictured: picture !== null,
    text: wanted,
    accent: companyAccent(settings),
  });
  const buttons = buttonColors(product?.buttons_icons, companyAccent(settings));
  return {
    variables: {
      ...variables,
      ...buttonVariables(
        product?.buttons_icons,
        { ...buttons, edge: clear(buttons.fill, VISIBLE) },
        { fill: "var(--surface)", text: "var(--accent-text)", edge: "var(--accent-edge)" },
      ),
      "--title-font": fontFamily(title),
      ...(text ? { "--text-font": fontFamily(text) } : {}),
    },
    fonts: fontFiles(title, text),
    picture,
    wash: `color-mix(in srgb, var(--ground) ${WASH * 100}%, transparent)`,
  };
}

/** The company's one colour, on which either white or our ink can be read. */
export function companyAccent(settings: EcommerceSettings): Rgb {
  const { product } = settings.layout_settings ?? {};
  return readableGround(
    parseColor(product?.secondary_color) ??
      parseColor(product?.content?.secondary_color) ??
      parseColor(product?.buttons_icons?.background_color) ??
      brand,
  );
}

function isPale(color: Rgb | null): boolean {
  return color !== null && Math.min(...color) > 150;
}
