const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_IN_WORD = /^[\p{L}\p{N}]/u;

/** A table's name with its zone, `Table 4 · Terrace`; the zone is left out where the name has it as a word. */
export function withZone(place: string, zone: string | null): string {
  return !zone || hasWord(place.toLowerCase(), zone.toLowerCase()) ? place : `${place} · ${zone}`;
}

/** `Table 12` has no zone `A`, and none that is called `1`. */
function hasWord(text: string, word: string): boolean {
  const [first = "", ...others] = text.split(word);
  let before = first;
  return others.some((after) => {
    const isWhole = !(ENDS_IN_WORD.test(before) || BEGINS_IN_WORD.test(after));
    before = after;
    return isWhole;
  });
}
