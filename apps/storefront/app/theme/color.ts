/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];
/** Our dark text. */
export const ink: Rgb = [29, 27, 24];
/** Our light text. */
export const paleInk: Rgb = [247, 245, 241];

/** The contrast that text needs (WCAG AA). */
export const READABLE_CONTRAST = 4.5;
/** The contrast that is needed by what a control is known by, such as the edge of a field (WCAG 1.4.11). */
export const VISIBLE_CONTRAST = 3;

/** A company's colour: #rgb, #rrggbb, #rrggbbaa or rgb(…); null for anything else. */
export function parseColor(color: string | null | undefined): Rgb | null {
  const text = color?.trim() ?? "";
  const hex = /^#([\da-f]{3,8})$/iu.exec(text)?.[1];
  if (hex) {
    const full = hex.length < 6 ? [...hex].map((digit) => digit + digit).join("") : hex;
    if (full.length !== 6 && full.length !== 8) return null;
    const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
    return [part(0), part(2), part(4)];
  }
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/iu.exec(text);
  const [r, g, b] = parts?.slice(1).map(Number) ?? [];
  if (r === undefined || g === undefined || b === undefined) return null;
  return Math.max(r, g, b) <= 255 ? [r, g, b] : null;
}

export function cssColor(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function linear(part: number): number {
  const c = part / 255;
  return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The least contrast that `color` has with any of `grounds`. */
export function leastContrast(color: Rgb, grounds: readonly Rgb[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)));
}

/** `share` of `color` over `ground`, in whole parts: 0.1 is a tint. */
export function mix(color: Rgb, ground: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => Math.round(color[at] * share + ground[at] * (1 - share));
  return [part(0), part(1), part(2)];
}

/** White or our dark ink, whichever reads better on all of `grounds`. */
export function inkOn(...grounds: Rgb[]): Rgb {
  return leastContrast(white, grounds) >= leastContrast(ink, grounds) ? white : ink;
}

/** `color`, moved towards `other` until it has `least` contrast with all of `grounds`. */
export function ensureContrast(
  color: Rgb,
  other: Rgb,
  grounds: readonly Rgb[],
  least: number = READABLE_CONTRAST,
): Rgb {
  return blendUntil(color, other, (shade) => leastContrast(shade, grounds) >= least);
}

/** Both inks fall short on a narrow band of colours: those are darkened until white reads. */
export function readableBackground(color: Rgb): Rgb {
  return blendUntil(color, black, (shade) => contrast(inkOn(shade), shade) >= READABLE_CONTRAST);
}

/** `color`, blended with `other` in small steps until `enough` says so, `other` at the end. */
export function blendUntil(color: Rgb, other: Rgb, enough: (shade: Rgb) => boolean): Rgb {
  for (let share = 1; share > 0; share -= 0.05) {
    const shade = mix(color, other, share);
    if (enough(shade)) return shade;
  }
  return other;
}
