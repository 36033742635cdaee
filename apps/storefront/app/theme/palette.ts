import {
  black,
  blendUntil,
  contrast,
  cssColor,
  ensureContrast,
  ink,
  inkOn,
  leastContrast,
  mix,
  paleInk,
  READABLE_CONTRAST,
  type Rgb,
  VISIBLE_CONTRAST,
  white,
} from "./color.ts";
import { gradient, gradientColors, shadeGradient } from "./gradient.ts";

export type CssVariables = Record<`--${string}`, string>;

/** Our own text keeps this contrast with its ground, so that there is room for a quieter one. */
const ROOMY = 7;

/** So much of a picture behind the menu is its wash: what stands on it is read, not looked for. */
export const WASH = 0.86;

/** What is good, what wants attention, what went wrong: as text, and what its tint is made of. */
const tones = {
  positive: { light: [24, 121, 78], dark: [86, 205, 148], tint: [40, 160, 100] },
  warning: { light: [146, 80, 10], dark: [250, 178, 60], tint: [243, 165, 32] },
  danger: { light: [180, 35, 24], dark: [255, 150, 138], tint: [236, 70, 50] },
} as const satisfies Record<string, Record<"light" | "dark" | "tint", Rgb>>;

export type Palette = {
  variables: CssVariables;
  /** A colour, moved towards the text's until it has `least` contrast with every ground of a page. */
  clear: (color: Rgb, least: number) => Rgb;
};

type Wishes = {
  /** The ground's colours, two for a gradient; with a picture the one of its wash. */
  stops: readonly Rgb[];
  /** A picture lies under the ground's colour. */
  pictured: boolean;
  /** The text's colour, taken where it can be read everywhere. */
  text: Rgb | null;
  accent: Rgb;
};

/**
 * Every colour of a page from the company's few. A ground on which white reads better than our ink
 * is a dark one: surfaces, lines, tints and inks follow. Text has a contrast of 4.5 with each ground
 * that it stands on, the edge of what is chosen or filled in one of 3.
 */
export function palette({ stops, pictured, text, accent }: Wishes): Palette {
  const dark = isDark(stops, pictured ? text : null);
  const base = dark ? paleInk : ink;
  const seen = (some: readonly Rgb[]) => (pictured ? some.flatMap(washed) : gradientColors(some));
  const shaded = shadeGradient(stops, base, (some) => leastContrast(base, seen(some)) >= ROOMY);
  const ground = shaded[0] ?? white;
  const surface = dark ? darkSurface(shaded) : white;
  const pages = [...seen(shaded), surface];

  const tint = (color: Rgb) => mix(color, surface, dark ? 0.16 : 0.1);
  const accentSoft = tint(accent);
  const softs = Object.values(tones).map((tone) => tint(tone.tint));
  const grounds = [...pages, accentSoft, ...softs];
  const own = text && leastContrast(text, grounds) >= READABLE_CONTRAST ? text : null;
  const main = own ?? ensureContrast(base, dark ? white : black, grounds);
  const clear: Palette["clear"] = (color, least) => ensureContrast(color, main, grounds, least);
  const on = (color: Rgb, least = READABLE_CONTRAST) => cssColor(clear(color, least));

  const variables: CssVariables = {
    "--scheme": dark ? "dark" : "light",
    "--ground": cssColor(ground),
    "--ground-fill": pictured ? cssColor(ground) : gradient(shaded),
    "--surface": cssColor(surface),
    "--ink": cssColor(main),
    "--ink-muted": on(mix(main, surface, 0.66)),
    "--line": cssColor(mix(main, surface, dark ? 0.16 : 0.11)),
    "--field": on(mix(main, surface, 0.5), VISIBLE_CONTRAST),
    "--accent": cssColor(accent),
    "--accent-ink": cssColor(inkOn(accent)),
    "--accent-edge": on(accent, VISIBLE_CONTRAST),
    "--accent-text": on(accent),
    "--accent-soft": cssColor(accentSoft),
    ...toneVariables((tone) => on(tones[tone][dark ? "dark" : "light"]), tint),
    "--scrim": dark ? "rgb(0 0 0 / 0.62)" : "rgb(29 27 24 / 0.5)",
    // A shadow on what is dark already must be deeper to be one.
    "--shade": dark ? "0 0 0" : "29 27 24",
    "--depth": dark ? "4" : "1",
    // Maps are drawn for the light; turned, they keep their hues.
    "--map-filter": dark ? "invert(0.88) hue-rotate(180deg)" : "none",
  };
  return { variables, clear };
}

function toneVariables(textOf: (tone: keyof typeof tones) => string, tint: (c: Rgb) => Rgb) {
  const variables: CssVariables = {};
  for (const name of Object.keys(tones) as (keyof typeof tones)[]) {
    variables[`--${name}`] = textOf(name);
    variables[`--${name}-soft`] = cssColor(tint(tones[name].tint));
  }
  return variables;
}

/** With a picture the text's colour tells what kind it is; else the ground's own does. */
function isDark(stops: readonly Rgb[], text: Rgb | null): boolean {
  if (text) return contrast(text, black) > contrast(text, white);
  return inkOn(...gradientColors(stops)) === white;
}

/** The darkest and the lightest that a picture can be below the wash. */
function washed(wash: Rgb): Rgb[] {
  return [mix(wash, white, WASH), mix(wash, black, WASH)];
}

/** Of the ground's hue and a little lighter, as what lies above it is. */
function darkSurface(stops: readonly Rgb[]): Rgb {
  const middle = mix(stops[0] ?? black, stops.at(-1) ?? black, 0.5);
  const lifted = mix(white, middle, 0.07);
  return blendUntil(lifted, black, (shade) => contrast(paleInk, shade) >= ROOMY * 1.2);
}
