import { escapeXmlText } from "../web/escape-xml-text.ts";

/**
 * An icon for who has no logo: the first letter of the name on the company's colour. It reaches the
 * rim on all sides, and the letter keeps to the middle, so that it can be cut to any shape.
 */
export function letterIcon(name: string, colors: { ground: string; ink: string }): string {
  const letter = firstLetter(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><rect width="512" height="512" fill="${escapeXmlText(colors.ground)}"/><text x="256" y="256" dy="0.36em" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" font-size="248" fill="${escapeXmlText(colors.ink)}">${escapeXmlText(letter)}</text></svg>`;
}

/** As people count letters: an accent or the parts of an emoji stay with theirs. */
function firstLetter(name: string): string {
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  for (const { segment } of letters) {
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(segment)) return segment.toUpperCase();
  }
  return "";
}
