import { isFetchablePicture } from "../web/external-picture-url.ts";
import { parseColor, type Rgb } from "./color.ts";
import type { BackgroundSettings } from "./look-settings.ts";

/**
 * File names or URLs. `desktop` is for wide screens; the small ones are placeholders while
 * those load.
 */
export type BackgroundPicture = {
  mobile: string;
  desktop: string;
  smallMobile: string | null;
  smallDesktop: string | null;
};

/**
 * Returns the picture of a background of type image (conformance 3.17), in its sizes; null for other
 * types. A name that no browser can fetch counts as missing, so that the page gets a background colour
 * instead.
 */
export function backgroundPicture(body: BackgroundSettings | null): BackgroundPicture | null {
  if (body?.background_type !== "image") return null;
  const image = body.background_image;
  const desktop = fetchableOrNull(image?.desktop_url);
  const mobile = fetchableOrNull(image?.mobile_url) ?? desktop;
  if (!mobile) return null;
  const smallDesktop = fetchableOrNull(image?.desktop_thumbnail_url);
  const small = fetchableOrNull(image?.mobile_thumbnail_url) ?? smallDesktop;
  return {
    mobile,
    desktop: desktop ?? mobile,
    smallMobile: small,
    smallDesktop: smallDesktop ?? small,
  };
}

function fetchableOrNull(name: string | null | undefined): string | null {
  return name && isFetchablePicture(name) ? name : null;
}

/** Returns the colour of a background, or the two of its gradient; empty where it has none. */
export function backgroundColors(body: BackgroundSettings | null): Rgb[] {
  const { background_type, background_color, degraded_color } = body ?? {};
  const flat = parseColor(background_color);
  if (background_type === "gradient") {
    const stops = [parseColor(degraded_color?.degraded_1), parseColor(degraded_color?.degraded_2)];
    const readableStops = stops.filter((stop) => stop !== null);
    if (readableStops.length > 0) return readableStops;
  }
  return flat ? [flat] : [];
}
