import type { EcommerceSettings } from "@comanda/contract/ecommerce-settings";
import {
  cssColor,
  inkOn,
  mix,
  parseColor,
  type Rgb,
  readableGround,
  readableOn,
  white,
} from "./color.ts";
import { type FontName, fontFamily, fontName } from "./fonts.ts";

/** Spec §1, Appearance. */
const brand: Rgb = [0, 110, 255];

export type Theme = { font: FontName; variables: Record<`--${string}`, string> };

/**
 * The company's look as CSS variables. Everything but the accent and the title font is ours;
 * the inks are computed, so that a company's colour never makes a text unreadable.
 */
export function companyTheme(settings: EcommerceSettings): Theme {
  const { product, landing } = settings.layout_settings ?? {};
  const accent = companyAccent(settings);
  const font = fontName(product?.content?.font ?? landing?.title?.font);
  const soft = mix(accent, white, 0.1);
  return {
    font,
    variables: {
      "--accent": cssColor(accent),
      "--accent-ink": cssColor(inkOn(accent)),
      "--accent-text": cssColor(readableOn(accent, soft)),
      "--accent-soft": cssColor(soft),
      "--title-font": fontFamily(font),
    },
  };
}

/** The colour of what can be pressed, on which either white or our ink can be read. */
export function companyAccent(settings: EcommerceSettings): Rgb {
  const { product } = settings.layout_settings ?? {};
  return readableGround(
    parseColor(product?.buttons_icons?.background_color) ??
      parseColor(product?.secondary_color) ??
      parseColor(product?.content?.secondary_color) ??
      brand,
  );
}
