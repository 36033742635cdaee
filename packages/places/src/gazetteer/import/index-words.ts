import type { DatabaseSync } from "node:sqlite";
import { STREETS_PER_SOURCE, WORDS_PER_SOURCE } from "../index/index-schema.ts";
import { type AddressWords, addressWordsFor } from "../words/address-words.ts";
import { splitWords } from "../words/fold.ts";
import { deletionVariants, hashOf, typosAllowed } from "../words/typos.ts";
import { yieldToEventLoop } from "./yield-to-others.ts";

const STEP = 2_000;

type StreetText = {
  id: number;
  name: string;
  district: string;
  city: string;
  region: string;
  postcodes: string;
};

/**
 * Indexes the words of a source's streets, and the variants of each word that find it despite
 * typos.
 */
export async function indexWords(db: DatabaseSync, source: number, country: string): Promise<void> {
  const words = addressWordsFor(country);
  db.exec("create temp table postings (word text, place integer, street integer)");
  await writePostings(db, source, words);
  await writeWords(db, source);
  db.exec("drop table postings");
}

async function writePostings(db: DatabaseSync, source: number, words: AddressWords) {
  const add = db.prepare("insert into postings values (?, ?, ?)");
  const weigh = db.prepare("update streets set name_weight = ? where id = ?");
  const texts = db.prepare(
    `select id, name, district, city, region, postcodes from streets
     where id between ? and ? order by id limit ${STEP}`,
  );
  const end = (source + 1) * STREETS_PER_SOURCE - 1;
  for (let from = source * STREETS_PER_SOURCE; ; ) {
    const streets = texts.all(from, end) as StreetText[];
    for (const street of streets) {
      const { names, places, weight } = streetWords(street, words);
      const number = street.id - source * STREETS_PER_SOURCE;
      for (const word of names) add.run(word, 0, number);
      for (const word of places) add.run(word, 1, number);
      weigh.run(weight, street.id);
    }
    const last = streets.at(-1);
    if (!last || streets.length < STEP) return;
    from = last.id + 1;
    await yieldToEventLoop();
  }
}

function streetWords(street: StreetText, words: AddressWords) {
  const named = new Set(splitWords(street.name).map(({ text }) => text));
  const names = new Set<string>();
  let weight = 0;
  for (const word of named) {
    const entry = words(word);
    weight += entry.weight;
    for (const form of entry.forms) names.add(form);
  }
  const places = new Set<string>();
  const { district, city, region, postcodes } = street;
  for (const { text } of splitWords(`${district} ${city} ${region}`)) {
    for (const form of words(text).forms) places.add(form);
  }
  // A search for 05435 finds 05435-000 too.
  for (const code of postcodes.split(";")) {
    for (const { text } of splitWords(`${code} ${code.split("-")[0]}`)) places.add(text);
  }
  return { names, places, weight };
}

async function writeWords(db: DatabaseSync, source: number): Promise<void> {
  const add = db.prepare("insert into words values (?, ?, ?, ?, ?)");
  const near = db.prepare("insert or ignore into deletions values (?, ?)");
  const pairs: [number, number][] = [];
  let words = 0;
  for (const { word, names, places } of groupPostings(db)) {
    const id = source * WORDS_PER_SOURCE + words;
    words += 1;
    add.run(id, word, names.length + places.length, bytes(names), bytes(places));
    // A number with another digit is another number, not a typo.
    const typos = /\d/u.test(word) ? 0 : typosAllowed(word.length);
    if (typos > 0) for (const text of deletionVariants(word, typos)) pairs.push([hashOf(text), id]);
    if (pairs.length > 100_000) {
      writePairs(near, pairs);
      await yieldToEventLoop();
    }
  }
  writePairs(near, pairs);
}

type Statement = ReturnType<DatabaseSync["prepare"]>;

/** Sorts the pairs first: the table fills many times faster in its own order. */
function writePairs(near: Statement, pairs: [number, number][]): void {
  pairs.sort(([one, id], [other, otherId]) => one - other || id - otherId);
  for (const pair of pairs) near.run(...pair);
  pairs.length = 0;
}

type WordPostings = { word: string; names: number[]; places: number[] };

/** Yields the postings of one word at a time. */
function* groupPostings(db: DatabaseSync): Generator<WordPostings> {
  const rows = db
    .prepare("select distinct word, place, street from postings order by word, place, street")
    .iterate() as IterableIterator<{ word: string; place: number; street: number }>;
  let word: WordPostings = { word: "", names: [], places: [] };
  for (const row of rows) {
    if (row.word !== word.word) {
      if (word.word !== "") yield word;
      word = { word: row.word, names: [], places: [] };
    }
    (row.place ? word.places : word.names).push(row.street);
  }
  yield word;
}

function bytes(streets: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(streets).buffer);
}
