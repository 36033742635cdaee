import type { EcommerceSettings } from "@comanda/contract/ecommerce-settings";
import {
  black,
  contrast,
  cssColor,
  inkOn,
  mix,
  parseColor,
  READABLE,
  type Rgb,
  readableGround,
  white,
} from "./color.ts";
import { type FontName, fontFamily, fontName } from "./fonts.ts";
import { companyAccent } from "./theme.ts";

type Layout = NonNullable<NonNullable<EcommerceSettings["layout_settings"]>["landing"]>;

export type LandingTheme = {
  font: FontName;
  variables: Record<`--${string}`, string>;
  /** The CSS background; below a picture, what shows until it is there. */
  background: string;
  /** Addresses or file names; `desktop` is for wide screens. */
  picture: { mobile: string; desktop: string } | null;
  outlined: boolean;
  rounded: boolean;
};

/** A picture is dimmed by this much black, so that white can be read on whatever it shows. */
export const PICTURE_DIM = 0.55;

/**
 * The landing page's look (spec §3, layout_settings.landing). The title's colour is the company's
 * where it can be read on all of the background; else white or our ink, and where neither can be
 * read everywhere, the background is shaded until it can.
 */
export function landingTheme(settings: EcommerceSettings): LandingTheme {
  const accent = companyAccent(settings);
  const layout = settings.layout_settings?.landing ?? null;
  const picture = backgroundPicture(layout);
  const stops = picture ? [mix(white, black, 1 - PICTURE_DIM)] : backgroundStops(layout, accent);
  const wanted = parseColor(layout?.title?.text_color);
  const text = wanted && readsOn(wanted, stops) ? wanted : inkOn(...between(stops));
  const shaded = shade(stops, text);
  const button = parseColor(layout?.buttons_icons?.background_color);
  const ground = readableGround(button ?? accent);
  const font = fontName(layout?.title?.font ?? settings.layout_settings?.product?.content?.font);
  const form = layout?.buttons_icons?.form ?? "filled_squared";
  return {
    font,
    variables: {
      "--title-font": fontFamily(font),
      "--landing-ink": cssColor(text),
      "--accent": cssColor(ground),
      "--accent-ink": cssColor(inkOn(ground)),
    },
    background: gradient(shaded),
    picture,
    outlined: form.startsWith("outline"),
    rounded: /round|pill|circ/iu.test(form),
  };
}

function backgroundPicture(layout: Layout | null): LandingTheme["picture"] {
  const image = layout?.body?.background_image;
  const mobile = image?.mobile_url ?? image?.desktop_url;
  if (layout?.body?.background_type !== "image" || !mobile) return null;
  return { mobile, desktop: image?.desktop_url ?? mobile };
}

function backgroundStops(layout: Layout | null, accent: Rgb): Rgb[] {
  const { background_type, background_color, degraded_color } = layout?.body ?? {};
  const flat = parseColor(background_color);
  if (background_type === "gradient") {
    const stops = [parseColor(degraded_color?.degraded_1), parseColor(degraded_color?.degraded_2)];
    const known = stops.filter((stop) => stop !== null);
    if (known.length > 0) return known;
  }
  return [flat ?? mix(accent, black, 0.35)];
}

/** The colours that a gradient runs through. */
function between(stops: readonly Rgb[]): Rgb[] {
  const [first, last] = [stops[0] ?? white, stops.at(-1) ?? white];
  return Array.from({ length: 11 }, (_, step) => mix(last, first, step / 10));
}

export function readsOn(text: Rgb, stops: readonly Rgb[]): boolean {
  return between(stops).every((ground) => contrast(text, ground) >= READABLE);
}

/** The stops, moved away from the text's colour until it can be read between them everywhere. */
function shade(stops: readonly Rgb[], text: Rgb): Rgb[] {
  const away = contrast(text, black) > contrast(text, white) ? black : white;
  for (let share = 1; share > 0; share -= 0.05) {
    const shaded = stops.map((stop) => mix(stop, away, share));
    if (readsOn(text, shaded)) return shaded;
  }
  return [away];
}

function gradient(stops: readonly Rgb[]): string {
  const colors = stops.map(cssColor);
  return colors.length > 1 ? `linear-gradient(165deg, ${colors.join(", ")})` : (colors[0] ?? "");
}
