import type { CsvRow } from "../table/csv-rows.ts";
import { isFootnote, isTotalRow } from "../table/footnotes.ts";

/** What a row of a hand-made menu is. A note is a heading without dishes, such as the title of the menu. */
export type RowKind = "dish" | "heading" | "description" | "note";

/** A filled row, and whether an empty one stands above it. */
type Place = { row: CsvRow; hasGap: boolean; text: string | null };

/**
 * Says of each filled row of a menu without names of columns what it is. A row with one text is the description of the dish
 * right above it, or a heading: one that stands after a gap, is in capitals, or is short. Where most dishes have a
 * text below them these are descriptions.
 */
export function rowKinds(rows: readonly CsvRow[]): { row: CsvRow; kind: RowKind; text: string }[] {
  const places = placesOf(rows);
  const isDish = (place: Place | undefined) => place !== undefined && place.text === null;
  const last = places.findLastIndex(isDish);
  const below = places.filter(
    ({ text, hasGap }, at) =>
      text !== null &&
      !hasGap &&
      at < last &&
      isDish(places[at - 1]) &&
      !(isDecorated(text) || isInCapitals(text)),
  );
  const areUsual = below.length >= LEAST && below.length * 2 > places.filter(isDish).length;
  const kinds: RowKind[] = [];
  for (const [at, place] of places.entries()) {
    const [above, under, next] = [kinds[at - 1], places[at - 1], places[at + 1]];
    kinds.push(kindOf(place, { above, under, next, areUsual, isEnd: at > last }));
  }
  // Of headings one below the other the last one has the dishes.
  return places.map(({ row, text }, at) => {
    const kind = kinds[at] ?? "dish";
    const next = kinds[at + 1];
    const isEmpty = kind === "heading" && (next === "heading" || next === undefined);
    return { row, text: text ?? "", kind: isEmpty ? "note" : kind };
  });
}

/** A single text says nothing of a habit. */
const LEAST = 2;

type Facts = {
  /** What the row above is, that row, and the one below. */
  above: RowKind | undefined;
  under: Place | undefined;
  next: Place | undefined;
  areUsual: boolean;
  /** Whether no dish follows. */
  isEnd: boolean;
};

function kindOf({ text, hasGap }: Place, facts: Facts): RowKind {
  const { above, isEnd } = facts;
  if (text === null) return "dish";
  const isBelowDish = !hasGap && (above === "dish" || above === "description");
  if (isFootnote(text, isEnd) && !(isBelowDish && isDescription(text, facts))) return "note";
  if (isBelowDish) return kindBelowDish(text, facts);
  // What a heading says of all of its dishes is no category.
  return above === "heading" && !hasGap && isSentence(text) ? "note" : "heading";
}

function kindBelowDish(text: string, { under, next, areUsual, isEnd }: Facts): RowKind {
  if (isSentence(text)) return "description";
  if (isDecorated(text) || (isInCapitals(text) && !isInCapitals(nameIn(under)))) return "heading";
  if (isEnd) return areUsual ? "description" : "heading";
  // Of two texts below a dish the second one is the heading of the next.
  const isFirstOfTwo = next !== undefined && next.text !== null;
  return isFirstOfTwo || areUsual || !isShort(text) ? "description" : "heading";
}

/** Whether what looks like a note is the description of the dish above: a sentence, or what stands where descriptions do. */
function isDescription(text: string, { above, areUsual, isEnd }: Facts): boolean {
  const isMarked = !/^[\p{L}"“«„]/u.test(text) || /^\p{L}{1,2}\s*=/u.test(text);
  if (isMarked) return areUsual && !isEnd && /^[([]/u.test(text);
  return !isEnd || (areUsual && above === "dish");
}

function placesOf(rows: readonly CsvRow[]): Place[] {
  return rows.flatMap((row, index): Place[] => {
    const [one, ...more] = row.cells.map((cell) => cell.trim()).filter(Boolean);
    if (!one) return [];
    if (isTotalRow(row.cells)) return [];
    const isAlone = more.length === 0 && /\p{L}/u.test(one);
    const above = rows[index - 1];
    const hasGap = above?.cells.every((cell) => cell.trim() === "") ?? false;
    return [{ row, hasGap, text: isAlone ? one : null }];
  });
}

/** As many words as a heading has at most. */
const HEADING_WORDS = 3;
const wordsOf = (text: string): string[] => text.split(/\s+/u);

/** Headings are no sentences, do not begin with a small letter and list nothing. */
const isSentence = (text: string): boolean =>
  /[.!]$/u.test(text) ||
  /^\p{Ll}/u.test(text) ||
  /\p{L}, /u.test(text) ||
  wordsOf(text).length > HEADING_WORDS * 2;

const isShort = (text: string): boolean => wordsOf(text).length <= HEADING_WORDS;

/** `--- Soups ---`, `★ Soups ★`, `Soups:`. */
const isDecorated = (text: string): boolean =>
  /^[^\p{L}\p{N}("“«„']|[^\p{L}\p{N}.!?)"”»“']$/u.test(text);

const isInCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

const nameIn = (place: Place | undefined): string =>
  place?.row.cells.find((cell) => /\p{L}{2}/u.test(cell))?.trim() ?? "";
