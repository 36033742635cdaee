import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { CsvError, parse } from "csv-parse";
import { AddressFileError } from "../index/address-file-error.ts";

/** One row of an address file, with its texts as in the file. */
export type AddressFileRow = {
  latitude: number;
  longitude: number;
  number: string;
  street: string;
  district: string;
  city: string;
  region: string;
  postcode: string;
};

const NEEDED = ["LON", "LAT", "STREET"] as const;
const COLUMNS = [...NEEDED, "NUMBER", "CITY", "DISTRICT", "REGION", "POSTCODE"] as const;
type Column = (typeof COLUMNS)[number];

/** Characters of one row; without a limit an unclosed quote would read a whole file into memory. */
const MAX_ROW_LENGTH = 64_000;
const MAX_FIELD_LENGTH = 200;
const MAX_NUMBER_LENGTH = 20;
/** Characters of an address that can be stored, minus the separators that `formatAddress` adds. */
const MAX_ADDRESS_LENGTH = 290;

/**
 * Characters that reverse the direction of text: they can hide what an address says, and are
 * removed.
 */
const BIDI_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Reads the rows of a file in OpenAddresses' form, gzipped or not. A row that cannot be used is
 * null: no coordinates, no street, or too long. Throws an `AddressFileError` with the line number
 * of a broken row.
 */
export async function* readAddresses(file: string): AsyncGenerator<AddressFileRow | null> {
  let columns: Map<Column, number> | null = null;
  try {
    for await (const fields of await rowsOf(file)) {
      if (columns) yield toAddress(fields, columns);
      else columns = readHeader(fields);
    }
  } catch (error) {
    throw toAddressFileError(error);
  }
  if (!columns) throw new AddressFileError("The file is empty.");
}

async function rowsOf(file: string): Promise<AsyncIterable<string[]>> {
  const isGzipped = await isGzip(file);
  const parser = parse({
    bom: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
  });
  const bytes = createReadStream(file, { highWaterMark: 256 * 1_024 });
  // The parser passes on the error, so that its reader gets it.
  const failed = () => undefined;
  if (isGzipped) pipeline(bytes, createGunzip(), parser, failed);
  else pipeline(bytes, parser, failed);
  return parser;
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

function readHeader(fields: readonly string[]): Map<Column, number> {
  const names = fields.map((field) => field.trim().toUpperCase());
  const found = COLUMNS.flatMap((column): [Column, number][] => {
    const at = names.indexOf(column);
    return at < 0 ? [] : [[column, at]];
  });
  const columns = new Map(found);
  const missing = NEEDED.filter((column) => !columns.has(column));
  if (missing.length === 0) return columns;
  throw new AddressFileError(
    `Line 1: the columns ${missing.join(", ")} are missing; it has ${names.slice(0, 20).join(", ").slice(0, 200)}.`,
  );
}

function toAddress(
  fields: readonly string[],
  columns: ReadonlyMap<Column, number>,
): AddressFileRow | null {
  const text = (column: Column) => {
    const at = columns.get(column);
    const written = at === undefined ? "" : (fields[at] ?? "");
    return written
      .replace(BIDI_MARKS, "")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim();
  };
  const latitude = degrees(text("LAT"), 90);
  const longitude = degrees(text("LON"), 180);
  const row = {
    number: text("NUMBER"),
    street: text("STREET"),
    district: text("DISTRICT"),
    city: text("CITY"),
    region: text("REGION"),
    postcode: text("POSTCODE"),
  };
  if (row.street.includes("\ufffd")) {
    throw new AddressFileError(`The file is not in UTF-8: ${row.street}.`);
  }
  if (latitude === null || longitude === null || row.street === "") return null;
  if (latitude === 0 && longitude === 0) return null;
  if (row.number.length > MAX_NUMBER_LENGTH) return null;
  if (Object.values(row).some((value) => value.length > MAX_FIELD_LENGTH)) return null;
  // A street is also suggested without a number; the customer then adds one.
  const { number: _, ...named } = row;
  if (Object.values(named).join("").length > MAX_ADDRESS_LENGTH - MAX_NUMBER_LENGTH) return null;
  return { latitude, longitude, ...row };
}

function degrees(text: string, most: number): number | null {
  if (!/^[-+]?\d{1,3}(\.\d+)?$/u.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= most ? value : null;
}

/** Turns a fault of the file into an `AddressFileError`; returns other errors unchanged. */
function toAddressFileError(error: unknown): unknown {
  if (error instanceof AddressFileError || !(error instanceof Error)) return error;
  if (error instanceof CsvError) return new AddressFileError(`${csvFault(error)}.`);
  const code = "code" in error ? String(error.code) : "";
  if (code === "ENOENT") return new AddressFileError("There is no such file.");
  if (code === "EISDIR") return new AddressFileError("It is a folder, not a file.");
  if (code === "EACCES") return new AddressFileError("The file may not be read.");
  if (/^Z_/u.test(code)) return new AddressFileError(`It is no whole gzip file: ${error.message}.`);
  return error;
}

function csvFault(error: CsvError): string {
  const line = `Line ${error.lines ?? "?"}`;
  switch (error.code) {
    case "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH":
      return `${line}: it has another number of fields than the first line`;
    case "CSV_MAX_RECORD_SIZE":
    case "CSV_QUOTE_NOT_CLOSED":
      return `${line}: a quote before it is never closed`;
    case "CSV_INVALID_CLOSING_QUOTE":
    case "INVALID_OPENING_QUOTE":
      return `${line}: a quote is where none can be`;
    default:
      return `${line}: ${error.message}`;
  }
}
