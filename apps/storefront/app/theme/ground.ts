import type { EcommerceSettings } from "@comanda/contract/ecommerce-settings";
import { canBeFetched } from "../web/picture-name.ts";
import { black, contrast, cssColor, mix, parseColor, type Rgb, white } from "./color.ts";

type Layouts = NonNullable<EcommerceSettings["layout_settings"]>;
export type Body = NonNullable<Layouts["product"]>["body"];

/** File names or addresses; `desktop` is for wide screens, the small ones stand in until those are there. */
export type GroundPicture = {
  mobile: string;
  desktop: string;
  smallMobile: string | null;
  smallDesktop: string | null;
};

/**
 * The picture of a background that is one (spec §3, background_image), in the sizes it has. A name
 * of which no picture can come is none: the page then has another ground, to be read on.
 */
export function groundPicture(body: Body): GroundPicture | null {
  if (body?.background_type !== "image") return null;
  const image = body.background_image;
  const desktop = fetched(image?.desktop_url);
  const mobile = fetched(image?.mobile_url) ?? desktop;
  if (!mobile) return null;
  const smallDesktop = fetched(image?.desktop_thumbnail_url);
  const small = fetched(image?.mobile_thumbnail_url) ?? smallDesktop;
  return {
    mobile,
    desktop: desktop ?? mobile,
    smallMobile: small,
    smallDesktop: smallDesktop ?? small,
  };
}

function fetched(name: string | null | undefined): string | null {
  return name && canBeFetched(name) ? name : null;
}

/** The one colour of a background, or the two of its gradient; empty where it names none. */
export function groundStops(body: Body): Rgb[] {
  const { background_type, background_color, degraded_color } = body ?? {};
  const flat = parseColor(background_color);
  if (background_type === "gradient") {
    const stops = [parseColor(degraded_color?.degraded_1), parseColor(degraded_color?.degraded_2)];
    const known = stops.filter((stop) => stop !== null);
    if (known.length > 0) return known;
  }
  return flat ? [flat] : [];
}

/**
 * The colours that a gradient runs through: so many that none between two of them is unlike both,
 * and its darkest and its lightest, which may be anywhere.
 */
export function between(stops: readonly Rgb[]): Rgb[] {
  const [first, last] = [stops[0] ?? white, stops.at(-1) ?? white];
  if (stops.length < 2) return [first];
  const run = Array.from({ length: 65 }, (_, step) => mix(last, first, step / 64));
  const depths = run.map((color) => contrast(color, black));
  const ends = [Math.min(...depths), Math.max(...depths)];
  return run.filter((_, step) => step % 4 === 0 || ends.includes(depths[step] ?? 0));
}

/** `stops`, moved towards black or white, whichever is further from `text`, until `enough` says so. */
export function shadeStops(
  stops: readonly Rgb[],
  text: Rgb,
  enough: (stops: readonly Rgb[]) => boolean,
): Rgb[] {
  const away = contrast(text, black) > contrast(text, white) ? black : white;
  for (let share = 1; share > 0; share -= 0.05) {
    const shaded = stops.map((stop) => mix(stop, away, share));
    if (enough(shaded)) return shaded;
  }
  return [away];
}

/** The stops as a CSS background. */
export function gradient(stops: readonly Rgb[]): string {
  const colors = stops.map(cssColor);
  return colors.length > 1 ? `linear-gradient(165deg, ${colors.join(", ")})` : (colors[0] ?? "");
}
