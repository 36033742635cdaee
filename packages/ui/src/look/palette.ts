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

/** The contrast of our main text with the background, which leaves room for a muted text. */
const MAIN_TEXT_CONTRAST = 7;

/** The opacity of the wash over the picture behind the menu, so that the content stays readable. */
export const WASH = 0.86;

/**
 * The colours of success, warning and error: the text in both schemes, and the colour of the tint.
 */
const tones = {
  positive: { light: [24, 121, 78], dark: [86, 205, 148], tint: [40, 160, 100] },
  warning: { light: [146, 80, 10], dark: [250, 178, 60], tint: [243, 165, 32] },
  danger: { light: [180, 35, 24], dark: [255, 150, 138], tint: [236, 70, 50] },
} as const satisfies Record<string, Record<"light" | "dark" | "tint", Rgb>>;

export type Palette = {
  variables: CssVariables;
  /** The background's colours as they are shown, two for a gradient. */
  stops: readonly Rgb[];
  /** Every colour that text of the page may stand on. */
  grounds: readonly Rgb[];
  /**
   * Moves a colour towards the text's until it has at least the contrast `least` with every
   * background.
   */
  clear: (color: Rgb, least: number) => Rgb;
};

type PaletteInput = {
  /** The background's colours, two for a gradient; with a picture the colour of its wash. */
  stops: readonly Rgb[];
  /** Whether a picture is below the background's colour. */
  pictured: boolean;
  /** The company's text colour, used where it is readable everywhere. */
  text: Rgb | null;
  accent: Rgb;
};

/**
 * Calculates all colours of a page from the few of the company (decision 28). A background on which
 * white has more contrast than our ink makes the scheme dark: surfaces, lines, tints and texts
 * follow. Text has a contrast of at least 4.5 with every background below it, edges of fields and
 * choices 3.
 */
export function palette({ stops, pictured, text, accent }: PaletteInput): Palette {
  const dark = isDark(stops, pictured ? text : null);
  const base = dark ? paleInk : ink;
  const seen = (some: readonly Rgb[]) => (pictured ? some.flatMap(washed) : gradientColors(some));
  const shaded = shadeGradient(
    stops,
    base,
    (some) => leastContrast(base, seen(some)) >= MAIN_TEXT_CONTRAST,
  );
  const ground = shaded[0] ?? white;
  const surface = dark ? darkSurface(shaded) : white;
  const pages = [...seen(shaded), surface];

  const tint = (color: Rgb) => mix(color, surface, dark ? 0.16 : 0.1);
  const accentSoft = tint(accent);
  const softs = Object.values(tones).map((tone) => tint(tone.tint));
  const grounds = [...pages, accentSoft, ...softs];
  const companyText = text && leastContrast(text, grounds) >= READABLE_CONTRAST ? text : null;
  const main = companyText ?? ensureContrast(base, dark ? white : black, grounds);
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
    // On a dark background a shadow must be stronger to be visible.
    "--shade": dark ? "0 0 0" : "29 27 24",
    "--depth": dark ? "4" : "1",
    // Maps are drawn in light colours. The filter inverts their lightness and keeps the hues.
    "--map-filter": dark ? "invert(0.88) hue-rotate(180deg)" : "none",
  };
  return { variables, stops: shaded, grounds, clear };
}

function toneVariables(textOf: (tone: keyof typeof tones) => string, tint: (c: Rgb) => Rgb) {
  const variables: CssVariables = {};
  for (const name of Object.keys(tones) as (keyof typeof tones)[]) {
    variables[`--${name}`] = textOf(name);
    variables[`--${name}-soft`] = cssColor(tint(tones[name].tint));
  }
  return variables;
}

/** Returns whether the scheme is dark: by the text's colour where given, else by the background's. */
function isDark(stops: readonly Rgb[], text: Rgb | null): boolean {
  if (text) return contrast(text, black) > contrast(text, white);
  return inkOn(...gradientColors(stops)) === white;
}

/** Returns the lightest and the darkest colour that a picture can have below the wash. */
function washed(wash: Rgb): Rgb[] {
  return [mix(wash, white, WASH), mix(wash, black, WASH)];
}

/** Returns a surface with the background's hue, a little lighter. */
function darkSurface(stops: readonly Rgb[]): Rgb {
  const middle = mix(stops[0] ?? black, stops.at(-1) ?? black, 0.5);
  const lifted = mix(white, middle, 0.07);
  return blendUntil(lifted, black, (shade) => contrast(paleInk, shade) >= MAIN_TEXT_CONTRAST * 1.2);
}
