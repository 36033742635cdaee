/** The distance from the top of the window, in pixels, at which a section's start makes it active. */
export const READING_LINE = 160;

/**
 * Returns the index of the section at the reading line. `tops` are the starts of the sections, in
 * pixels from the top of the window. At the end of the page the last sections may be too short to reach
 * the line: then it is the section that the visitor went to (`active`), else the last.
 */
export function activeSectionIndex(
  tops: readonly number[],
  active: number,
  atEnd: boolean,
): number {
  const crossing = Math.max(
    0,
    tops.findLastIndex((top) => top <= READING_LINE),
  );
  if (!atEnd) return crossing;
  return active > crossing ? active : tops.length - 1;
}
