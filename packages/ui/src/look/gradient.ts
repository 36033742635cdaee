import { black, contrast, cssColor, mix, type Rgb, white } from "./color.ts";

/**
 * Samples the colours of a gradient: every fourth of 65 steps, and the darkest and the lightest
 * step, which may be anywhere. Text that is readable on all of them is readable on the whole
 * gradient.
 */
export function gradientColors(stops: readonly Rgb[]): Rgb[] {
  const [first, last] = [stops[0] ?? white, stops.at(-1) ?? white];
  if (stops.length < 2) return [first];
  const run = Array.from({ length: 65 }, (_, step) => mix(last, first, step / 64));
  const depths = run.map((color) => contrast(color, black));
  const ends = [Math.min(...depths), Math.max(...depths)];
  return run.filter((_, step) => step % 4 === 0 || ends.includes(depths[step] ?? 0));
}

/**
 * Moves `stops` towards black or white, the one with more contrast to `text`, until `enough`
 * returns true.
 */
export function shadeGradient(
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

/** Returns the stops as a CSS background. */
export function gradient(stops: readonly Rgb[]): string {
  const colors = stops.map(cssColor);
  return colors.length > 1 ? `linear-gradient(165deg, ${colors.join(", ")})` : (colors[0] ?? "");
}
