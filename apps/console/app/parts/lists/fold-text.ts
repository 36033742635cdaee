import { foldAccents } from "@comanda/domain/text/fold-accents";

/** A text for comparisons: without case, accents and spaces at the ends. */
export const foldText = (text: string): string => foldAccents(text).trim();

/**
 * Returns whether a text has every word of a search, also inside of its words. Accents and case do not
 * matter. An empty search finds every text.
 */
export function searchMatcher(search: string): (text: string) => boolean {
  const words = foldText(search).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return () => true;
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}
