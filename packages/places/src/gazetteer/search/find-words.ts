import type { OpenIndex } from "../index/index-reader.ts";
import {
  deletionVariants,
  hashOf,
  typoDistance,
  typosAllowed,
  typosAllowedInQuery,
} from "../words/typos.ts";
import type { SearchWord } from "./search-words.ts";

/** A word of the index that the search may mean, with a share for how certain it is. */
export type FoundWord = {
  /** See `WORDS`. */
  id: number;
  word: string;
  quality: number;
  names: Uint32Array;
  places: Uint32Array;
};

type Row = { id: number; word: string; streets: number };

export type FindWords = (word: SearchWord) => FoundWord[];

/** The word itself is the most certain; then a longer word; then one with a typo or two. */
const QUALITY = { itself: 1, prefix: 0.9, oneTypo: 0.75, twoTypos: 0.55 } as const;

/** Words that one beginning, or one word with typos, may stand for: the most frequent ones. */
const MAX_CANDIDATES = 150;

/** Finds the words of one index that a searched word may mean. */
export function createWordFinder({ db }: OpenIndex): FindWords {
  const exact = db.prepare("select id, word, streets from words where word = ?");
  const beginning = db.prepare(
    `select id, word, streets from words where word >= ? and word < ? || char(0x10ffff)
     order by streets desc limit ${MAX_CANDIDATES}`,
  );
  const near = db.prepare(
    `select w.id, w.word, w.streets from words w where w.id in (
       select word from deletions where hash in (select value from json_each(?))
     )`,
  );
  const lists = db.prepare("select names, places from words where id = ?");

  const typos = (text: string): [Row, number][] => {
    const hashes = [...deletionVariants(text, typosAllowedInQuery(text.length))].map(hashOf);
    return (near.all(JSON.stringify(hashes)) as Row[])
      .map((row): [Row, number] => [
        row,
        typoDistance(text, row.word, typosAllowed(row.word.length)),
      ])
      .filter(([{ word }, count]) => count > 0 && count <= typosAllowed(word.length))
      .sort(([a], [b]) => b.streets - a.streets)
      .slice(0, MAX_CANDIDATES);
  };
  /** Keeps the most certain share of each word. */
  const candidates = ({ text, forms, isPrefix, allowsTypos }: SearchWord): [Row, number][] => {
    if (forms.length === 0) return [];
    const itself = forms.flatMap((form) => exact.all(form) as Row[]);
    const longer = isPrefix ? (beginning.all(text, text) as Row[]) : [];
    const wrong = allowsTypos ? typos(text) : [];
    return [
      ...wrong.map(([row, count]): [Row, number] => [
        row,
        count === 1 ? QUALITY.oneTypo : QUALITY.twoTypos,
      ]),
      ...longer.map((row): [Row, number] => [row, QUALITY.prefix]),
      ...itself.map((row): [Row, number] => [row, QUALITY.itself]),
    ];
  };

  return (word) => {
    const found = new Map(candidates(word).map(([row, quality]) => [row.id, { ...row, quality }]));
    return [...found.values()].map(({ id, word, quality }) => {
      const row = lists.get(id);
      return { id, word, quality, names: numbers(row?.names), places: numbers(row?.places) };
    });
  };
}

function numbers(bytes: unknown): Uint32Array {
  if (!(bytes instanceof Uint8Array)) return new Uint32Array();
  const { buffer, byteOffset, byteLength } = alignTo4Bytes(bytes);
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}

/** A 32-bit array needs an address that is a multiple of four bytes. */
function alignTo4Bytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteOffset % 4 === 0 ? bytes : Uint8Array.from(bytes);
}
