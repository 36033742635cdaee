import type { Position } from "@comanda/domain/geo/position";
import type { LoadedSource, OpenIndex } from "../index/index-reader.ts";
import { STREETS_PER_SOURCE, WORDS_PER_SOURCE } from "../index/index-schema.ts";
import type { FindWords } from "./find-words.ts";
import type { SearchWord } from "./search-words.ts";

/** A street that the searched words may mean. */
export type StreetMatch = {
  street: number;
  source: LoadedSource;
  /** How well the words match; comparable within one search. */
  fit: number;
  /** The score minus the penalty for distance. */
  score: number;
  /** Bit masks of the words found in its name, and in its name or place. */
  nameMask: number;
  matchMask: number;
  /** Kilometres from the search position; 0 where that is unknown. */
  kilometersAway: number;
};

/** Weight of a word found in the street's place, compared with one in its name. */
const PLACE_SHARE = 0.85;
/** Penalty for a word that the street has nowhere. */
const MISSING = 0.8;
/** Penalty for a word of the street's name that is missing from the search. */
const UNSAID = 0.15;
/** Streets that match a smaller share of the words are dropped. */
const MIN_MATCHED = 0.5;
/** Penalty per kilometre, so that a near street wins over one across the country. */
const PER_KM = 0.01;
const MAX_KM = 20;

/** Reused by every search: one entry per street of the source, all zero between searches. */
type MatchBuffers = {
  scores: Float32Array;
  /** The number of the last word that counted, from 1. */
  counted: Uint8Array;
  /** Masks of words; 16 bits are enough, because a search has at most 14 words. */
  named: Uint16Array;
  placed: Uint16Array;
  /** The streets to collect and reset, in the first `count` places. */
  touched: Uint32Array;
  count: number;
};

export type MatchStreets = (
  words: readonly SearchWord[],
  country: string,
  near: Position | null,
  most: number,
) => StreetMatch[];

/** Creates the search for streets: the best `most` matches, the nearest first among equals. */
export function createStreetMatcher({ sources }: OpenIndex, findWords: FindWords): MatchStreets {
  const buffersOf = new Map(sources.map((source) => [source.id, createMatchBuffers(source)]));
  return (words, country, near, most) => {
    const chosen = sources.filter((source) => source.country === country);
    if (chosen.length === 0) return [];
    for (const [at, word] of words.entries()) {
      scoreWord(streetLists(findWords(word)), buffersOf, chosen, { bit: at, weight: word.weight });
    }
    const weighs = createWeigher(words);
    const best = chosen.flatMap((source) => {
      const buffers = buffersOf.get(source.id);
      return buffers ? bestOf(collect(source, buffers, weighs, near), most) : [];
    });
    return bestOf(best, most);
  };
}

type List = { source: number; streets: Uint32Array; share: number; isName: boolean };

/** The most certain words first: the first word that matches a street counts. */
function streetLists(found: ReturnType<FindWords>): List[] {
  return found
    .flatMap(({ id, quality, names, places }): List[] => {
      const source = Math.floor(id / WORDS_PER_SOURCE);
      return [
        { source, streets: names, share: quality, isName: true },
        { source, streets: places, share: quality * PLACE_SHARE, isName: false },
      ];
    })
    .filter(({ streets }) => streets.length > 0)
    .sort((a, b) => b.share - a.share);
}

function scoreWord(
  all: readonly List[],
  buffersOf: ReadonlyMap<number, MatchBuffers>,
  chosen: readonly LoadedSource[],
  word: { bit: number; weight: number },
): void {
  const ids = new Set(chosen.map(({ id }) => id));
  for (const list of all) {
    const buffers = ids.has(list.source) ? buffersOf.get(list.source) : undefined;
    if (buffers) scoreStreets(buffers, list, word.bit, word.weight * list.share);
  }
}

function scoreStreets(buffers: MatchBuffers, list: List, bit: number, value: number): void {
  const { scores, counted, named, placed, touched } = buffers;
  const masks = list.isName ? named : placed;
  const stamp = bit + 1;
  for (const street of list.streets) {
    const last = counted[street] ?? stamp;
    if (last === stamp) continue;
    if (last === 0) touched[buffers.count++] = street;
    counted[street] = stamp;
    scores[street] = (scores[street] ?? 0) + value;
    masks[street] = (masks[street] ?? 0) | (1 << bit);
  }
}

/**
 * Computes the weight of the words in a mask, and the mask of words with a penalty when missing.
 */
function createWeigher(words: readonly SearchWord[]) {
  const sum = new Float32Array(2 ** words.length);
  for (let mask = 1; mask < sum.length; mask += 1) {
    const low = 31 - Math.clz32(mask & -mask);
    sum[mask] = (sum[mask & (mask - 1)] ?? 0) + (words[low]?.weight ?? 0);
  }
  const needed = words.reduce(
    (mask, { isOptional }, at) => (isOptional ? mask : mask | (1 << at)),
    0,
  );
  return { needed, weigh: (mask: number) => sum[mask] ?? 0 };
}

/** Yields the marked streets with a sufficient score, and resets the buffers to zero. */
function* collect(
  source: LoadedSource,
  buffers: MatchBuffers,
  { needed, weigh }: ReturnType<typeof createWeigher>,
  near: Position | null,
): Generator<StreetMatch> {
  const { scores, counted, named, placed, touched } = buffers;
  for (let at = 0; at < buffers.count; at += 1) {
    const street = touched[at] ?? 0;
    const [names, score] = [named[street] ?? 0, scores[street] ?? 0];
    const matchMask = names | (placed[street] ?? 0);
    scores[street] = 0;
    counted[street] = 0;
    named[street] = 0;
    placed[street] = 0;
    if (names === 0) continue;
    const missing = weigh(needed & ~matchMask);
    if (weigh(matchMask) < MIN_MATCHED * (weigh(matchMask) + missing)) continue;
    const unsaid = Math.max(0, (source.nameWeights[street] ?? 0) - weigh(names));
    const kilometersAway = near ? kilometers(near, source, street) : 0;
    const fit = score - MISSING * missing - UNSAID * unsaid;
    yield {
      street: source.id * STREETS_PER_SOURCE + street,
      source,
      fit,
      score: fit - PER_KM * Math.min(kilometersAway, MAX_KM),
      nameMask: names,
      matchMask,
      kilometersAway,
    };
  }
  buffers.count = 0;
}

/** A fast approximation: it is only used to compare. */
function kilometers(near: Position, source: LoadedSource, street: number): number {
  const north = (source.latitudes[street] ?? 0) - near.latitude;
  const east = (source.longitudes[street] ?? 0) - near.longitude;
  return 111 * Math.hypot(north, east * Math.cos((near.latitude * Math.PI) / 180));
}

/** Returns the best `most`, best first; sorts in batches instead of all at once. */
function bestOf(matches: Iterable<StreetMatch>, most: number): StreetMatch[] {
  const byScore = (one: StreetMatch, other: StreetMatch) =>
    other.score - one.score ||
    one.kilometersAway - other.kilometersAway ||
    one.street - other.street;
  let best: StreetMatch[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (const match of matches) {
    if (match.score < least) continue;
    best.push(match);
    if (best.length < most * 4) continue;
    best = best.sort(byScore).slice(0, most);
    least = (best.at(-1) ?? match).score;
  }
  return best.sort(byScore).slice(0, most);
}

function createMatchBuffers({ streets }: LoadedSource): MatchBuffers {
  return {
    scores: new Float32Array(streets),
    counted: new Uint8Array(streets),
    named: new Uint16Array(streets),
    placed: new Uint16Array(streets),
    touched: new Uint32Array(streets),
    count: 0,
  };
}
