const DEFAULT_ACCENT = "#c8401e";

/** The company's colour for previews and prints, and black or white, whichever is readable on it. */
export function companyColors(accent: string | null): { fill: string; ink: string } {
  const hex = /^#(?<digits>[\da-f]{3}|[\da-f]{6})$/iu.exec(accent?.trim() ?? "")?.groups?.digits;
  const full = hex?.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const fill = full ? `#${full}` : DEFAULT_ACCENT;
  return { fill, ink: luminance(fill) > 0.179 ? "#000000" : "#ffffff" };
}

/** The relative luminance of WCAG 2. */
function luminance(color: string): number {
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}
