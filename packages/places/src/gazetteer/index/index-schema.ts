/**
 * Increases with every change of the schema: an index of another version has to be imported again.
 */
export const VERSION = 1;

/**
 * A street's id is `source * STREETS_PER_SOURCE + number`. Numbers count from 0 within a source, so
 * that facts about its streets can be kept in arrays.
 */
export const STREETS_PER_SOURCE = 2 ** 32;

/** In the same way a word's id is `source * WORDS_PER_SOURCE + number`. */
export const WORDS_PER_SOURCE = 2 ** 32;

export const SCHEMA = `
create table sources (
  id integer primary key autoincrement, -- ids are not reused: a suggestion's id never names another address
  country text not null,
  name text not null,
  imported_at text not null,
  addresses integer not null,
  streets integer not null,
  unique (country, name)
) strict;

create table streets (
  id integer primary key,
  name text not null,
  district text not null,
  city text not null,
  region text not null,
  postcodes text not null, -- separated by semicolons
  latitude real not null,
  longitude real not null,
  name_weight real not null, -- sum over the name's words: see words/address-words.ts
  lines text not null        -- [[[latitude, longitude], …], …]
) strict;

create virtual table street_boxes using rtree (id, south, north, west, east);

create table houses (
  street integer not null,
  value integer not null, -- the number's digits; 0 without a number
  number text not null,   -- as written
  cell integer not null,  -- see cells.ts
  latitude real not null,
  longitude real not null,
  postcode text not null,
  primary key (street, value, number, cell)
) strict, without rowid;

create table words (
  id integer primary key,
  word text not null,
  streets integer not null, -- number of streets with the word
  names blob not null,      -- 32-bit numbers of the streets whose name contains it
  places blob not null      -- … whose district, city, region or postcode contains it
) strict;

create table deletions (
  hash integer not null, -- see words/typos.ts
  word integer not null,
  primary key (hash, word)
) strict, without rowid;

create index houses_cell on houses (cell);
create index words_word on words (word);
pragma user_version = ${VERSION};
`;
