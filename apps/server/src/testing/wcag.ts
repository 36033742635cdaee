/**
 * Contrast as WCAG 2.2 defines it, implemented a second time: a mistake in the theme's own
 * arithmetic must not hide itself.
 */

/** Minimum contrast of text (1.4.3). */
export const TEXT_AA = 4.5;
/** Minimum contrast of a control's parts (1.4.11). */
export const CONTROL_AA = 3;

/** Parses `#1d1b18` into three parts from 0 to 255; null for any other text. */
export function hexColor(text: string | undefined): number[] | null {
  if (!text || !/^#[\da-f]{6}$/u.test(text)) return null;
  const value = Number.parseInt(text.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Blends `over` with an opacity from 0 to 1 onto `under`, rounded as a screen does. */
export function blendOver(over: number[], under: number[], opacity: number): number[] {
  return over.map((part, at) => Math.round(part * opacity + (under[at] ?? 0) * (1 - opacity)));
}

/** Definition "contrast ratio". */
export function contrastRatio(one: number[], other: number[]): number {
  const [lighter = 0, darker = 0] = [one, other].map(relativeLuminance).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Definition "relative luminance". */
function relativeLuminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((eightBit) => {
    const share = eightBit / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
