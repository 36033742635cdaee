/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];
/** The colour of our dark text. */
export const ink: Rgb = [29, 27, 24];
/** The colour of our light text. */
export const paleInk: Rgb = [247, 245, 241];

/** The minimum contrast of text (WCAG AA). */
export const READABLE_CONTRAST = 4.5;
/**
 * The minimum contrast of the visible parts of a control, such as the edge of a field (WCAG
 * 1.4.11).
 */
export const VISIBLE_CONTRAST = 3;

/** Parses #rgb, #rrggbb, #rrggbbaa or rgb(…), without the alpha; null for anything else. */
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

/** Writes a colour as CSS: `#0a7d3c`. */
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

/** Returns the contrast ratio of WCAG, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Returns the lowest contrast of `color` with any of `grounds`. */
export function leastContrast(color: Rgb, grounds: readonly Rgb[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)));
}

/**
 * Mixes `share` (0 to 1) of `color` with `ground`, rounded to whole parts: a share of 0.1 is a
 * tint.
 */
export function mix(color: Rgb, ground: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => Math.round(color[at] * share + ground[at] * (1 - share));
  return [part(0), part(1), part(2)];
}

/** White or our dark ink: the one with the higher contrast on all of `grounds`. */
export function inkOn(...grounds: Rgb[]): Rgb {
  return leastContrast(white, grounds) >= leastContrast(ink, grounds) ? white : ink;
}

/**
 * Moves `color` towards `other` until it has at least the contrast `least` with all of `grounds`.
 */
export function ensureContrast(
  color: Rgb,
  other: Rgb,
  grounds: readonly Rgb[],
  least: number = READABLE_CONTRAST,
): Rgb {
  return blendUntil(color, other, (shade) => leastContrast(shade, grounds) >= least);
}

/**
 * On a few colours neither ink is readable; those are darkened until white is. Others are
 * unchanged.
 */
export function readableBackground(color: Rgb): Rgb {
  return blendUntil(color, black, (shade) => contrast(inkOn(shade), shade) >= READABLE_CONTRAST);
}

/**
 * Blends `color` with `other` in small steps until `enough` returns true; gives `other` in the end.
 */
export function blendUntil(color: Rgb, other: Rgb, enough: (shade: Rgb) => boolean): Rgb {
  for (let share = 1; share > 0; share -= 0.05) {
    const shade = mix(color, other, share);
    if (enough(shade)) return shade;
  }
  return other;
}
