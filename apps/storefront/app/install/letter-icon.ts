import { escapeXmlText } from "@comanda/ui/web/escape-xml-text.ts";

/**
 * Returns an SVG icon for a company without a logo: the first letter of its name on the company's
 * colour. The colour fills the whole square and the letter stays in the middle, so that it can be cut
 * to any shape.
 */
export function letterIcon(name: string, colors: { ground: string; ink: string }): string {
  const letter = firstLetter(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><rect width="512" height="512" fill="${escapeXmlText(colors.ground)}"/><text x="256" y="256" dy="0.36em" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" font-size="248" fill="${escapeXmlText(colors.ink)}">${escapeXmlText(letter)}</text></svg>`;
}

/** Returns the first letter, digit or emoji of a name, with its accents or the parts of the emoji. */
function firstLetter(name: string): string {
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  for (const { segment } of letters) {
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(segment)) return segment.toUpperCase();
  }
  return "";
}
