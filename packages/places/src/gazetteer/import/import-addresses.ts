import type { DatabaseSync } from "node:sqlite";
import { cellOf } from "../../geometry/cells.ts";
import { AddressFileError } from "../index/address-file-error.ts";
import { changeIndex } from "../index/index-file.ts";
import { STREETS_PER_SOURCE } from "../index/index-schema.ts";
import { deleteAddressSource } from "../index/sources.ts";
import { fold, parseHouseNumberWord } from "../words/fold.ts";
import { indexStreets } from "./index-streets.ts";
import { indexWords } from "./index-words.ts";
import { type AddressFileRow, readAddresses } from "./read-addresses.ts";
import { fixCapitals } from "./tidy-name.ts";

export type AddressFile = {
  file: string;
  /** Two letters, upper case. */
  country: string;
  /** Together with the country it identifies the file: a second import replaces the first. */
  name: string;
};

export type ImportSummary = {
  addresses: number;
  streets: number;
  /** Rows without coordinates or a street, or longer than an address may be. */
  skipped: number;
  /** Rows that repeat an earlier row: flats of one house. */
  repeated: number;
};

/** Rows between two calls of `onProgress`; the import also yields to the event loop there. */
const PROGRESS_ROWS = 20_000;
/** Streets whose ids stay in memory; the others are looked up in the database. */
const MAX_CACHED_STREETS = 100_000;

/**
 * Imports address files, all of them or none. Throws an `AddressFileError` that says what is wrong
 * with a file; the index is unchanged then.
 */
export function importAddresses(
  dataDir: string,
  files: readonly AddressFile[],
  onProgress: (rows: number) => void = () => undefined,
): Promise<ImportSummary[]> {
  return changeIndex(dataDir, async (db) => {
    const done: ImportSummary[] = [];
    for (const file of files) done.push(await importOne(db, file, onProgress));
    return done;
  });
}

async function importOne(
  db: DatabaseSync,
  { file, country, name }: AddressFile,
  onProgress: (rows: number) => void,
): Promise<ImportSummary> {
  deleteAddressSource(db, country, name);
  const { lastInsertRowid } = db
    .prepare("insert into sources values (null, ?, ?, ?, 0, 0)")
    .run(country, name, new Date().toISOString());
  const source = Number(lastInsertRowid);
  const writer = addressWriter(db, source);
  let rows = 0;
  let skipped = 0;
  for await (const row of readAddresses(file)) {
    rows += 1;
    if (row) writer.write(row);
    else skipped += 1;
    if (rows % PROGRESS_ROWS === 0) onProgress(rows);
  }
  const { streets, addresses, repeated } = writer.end();
  if (addresses === 0) {
    throw new AddressFileError(
      rows === 0
        ? "The file has no rows."
        : `None of its ${rows} rows has coordinates and a street.`,
    );
  }
  await indexStreets(db, source);
  await indexWords(db, source, country);
  db.prepare("update sources set addresses = ?, streets = ? where id = ?").run(
    addresses,
    streets,
    source,
  );
  return { addresses, streets, skipped, repeated };
}

function addressWriter(db: DatabaseSync, source: number) {
  db.exec(`create temp table keys (
    street text, district text, city text, region text, id integer,
    primary key (street, district, city, region)
  ) without rowid`);
  const findText = db.prepare(
    "select id from keys where street = ? and district = ? and city = ? and region = ?",
  );
  const remember = db.prepare("insert into keys values (?, ?, ?, ?, ?)");
  const addStreet = db.prepare("insert into streets values (?, ?, ?, ?, ?, '', 0, 0, 0, '[]')");
  const addHouse = db.prepare("insert or ignore into houses values (?, ?, ?, ?, ?, ?, ?)");
  const atHand = new Map<string, number>();
  let streets = 0;
  let addresses = 0;
  let repeated = 0;

  /** Streets whose names differ only in case and accents are one street. */
  const streetOf = ({ street, district, city, region }: AddressFileRow): number => {
    const written = [street, district, city, region] as const;
    const text = written.join("\n");
    const cachedId = atHand.get(text);
    if (cachedId !== undefined) return cachedId;
    const [name, ...place] = written.map(fold) as [string, string, string, string];
    const found = findText.get(name, ...place)?.id;
    const id = typeof found === "number" ? found : source * STREETS_PER_SOURCE + streets;
    if (found === undefined) {
      streets += 1;
      remember.run(name, ...place, id);
      addStreet.run(id, fixCapitals(street), fixCapitals(district), fixCapitals(city), region);
    }
    if (atHand.size >= MAX_CACHED_STREETS) atHand.clear();
    atHand.set(text, id);
    return id;
  };

  return {
    write(row: AddressFileRow) {
      const number = parseHouseNumberWord(fold(row.number).replace(/\s+/gu, "-"));
      const { changes } = addHouse.run(
        streetOf(row),
        number?.value ?? 0,
        number ? row.number : "",
        cellOf(row),
        row.latitude,
        row.longitude,
        row.postcode,
      );
      if (changes === 0) repeated += 1;
      else addresses += 1;
    },
    end() {
      db.exec("drop table keys");
      return { streets, addresses, repeated };
    },
  };
}
