/**
 * How far down from the top of the window, below its bars, a section's start counts as being read,
 * in pixels.
 */
export const READING_LINE = 160;

/**
 * The index of the section that is read, from where each one's start is, in pixels from the top of
 * the window: the one that crosses the line. At the end of the page, which the last ones may be too
 * short to leave, it is the one the visitor went to (`active`), else the last.
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
