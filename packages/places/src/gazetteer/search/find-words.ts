import type { OpenIndex } from "../index/index-reader.ts";
import {
  deletionVariants,
  hashOf,
  typoDistance,
  typosAllowed,
  typosAllowedInQuery,
} from "../words/typos.ts";
import type { SearchWord } from "./search-words.ts";

/** A word of the index that may be meant, and how surely. */
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

/** Surely the word itself; less so one that goes on; least one with a typo or two. */
const QUALITY = { itself: 1, prefix: 0.9, oneTypo: 0.75, twoTypos: 0.55 } as const;

/** Words that a beginning, or a word with typos, may stand for: those that most streets have. */
const MAX_CANDIDATES = 150;

/** Finds what words of the index a searched word may mean, in one index. */
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
  /** Each row with how sure it is; the surest of a word counts. */
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

/** Numbers can only be read where they are aligned. */
function alignTo4Bytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteOffset % 4 === 0 ? bytes : Uint8Array.from(bytes);
}
