import * as v from "valibot";
import { isFields } from "./adapt.ts";
import { fieldOf } from "./names.ts";
import { readScalar } from "./read-scalar.ts";
import { type Known, type ObjectRule, objectRules } from "./rules.ts";
import { isWhole } from "./whole.ts";

/** How an answer differed from the contract, and what was made of it. */
export type ReadingKind =
  /** Read in the contract's form: `"12.50"` as 12.5, `usd` as `USD`. */
  | "converted"
  /** Not readable or absent where it is required: its default stands. */
  | "defaulted"
  /** An entry of a list that cannot be read, or is too many. */
  | "left_out"
  /** Nothing can be made of it. */
  | "unreadable";

export type Path = readonly (string | number)[];

/** What could not be read: where, what belongs there, and what was found. */
export class Unread {
  readonly path: Path;
  readonly schema: v.GenericSchema;
  readonly found: unknown;

  constructor(path: Path, schema: v.GenericSchema, found: unknown) {
    this.path = path;
    this.schema = schema;
    this.found = found;
  }
}

export type Reading = {
  known: Known;
  note: (kind: ReadingKind, at: Unread) => void;
};

/** The library's schemas as far as reading asks what they are made of. */
type Parts = v.GenericSchema & {
  wrapped?: v.GenericSchema;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  options?: readonly v.GenericSchema[];
  pipe?: readonly { type: string; requirement?: unknown }[];
};

/** A part of an answer in the contract's form, or what could not be read of it. */
export function readPart(
  schema: v.GenericSchema,
  given: unknown,
  path: Path,
  reading: Reading,
): unknown {
  const { type, wrapped, entries, item, options }: Parts = schema;
  if (wrapped) return readOptional(schema, wrapped, given, path, reading);
  if (entries) return readObject(schema, entries, given, path, reading);
  if (item) return readList(schema, item, given, path, reading);
  if (type === "union" && options) return readUnion(schema, options, given, path, reading);
  const strict = v.safeParse(schema, given);
  if (strict.success) return strict.output;
  const output = readScalar(schema, given);
  if (output === undefined) return new Unread(path, schema, given);
  reading.note("converted", new Unread(path, schema, given));
  return output;
}

/** What is absent, null or cannot be read has its default. */
function readOptional(
  schema: v.GenericSchema,
  wrapped: v.GenericSchema,
  given: unknown,
  path: Path,
  reading: Reading,
): unknown {
  const absent = v.safeParse(schema, undefined);
  if (given == null && absent.success) return absent.output;
  const read = readPart(wrapped, given, path, reading);
  if (!(read instanceof Unread && absent.success)) return read;
  reading.note("defaulted", read);
  return absent.output;
}

function readObject(
  schema: v.GenericSchema,
  entries: Record<string, v.GenericSchema>,
  given: unknown,
  path: Path,
  reading: Reading,
): unknown {
  const rule: ObjectRule = objectRules.get(schema) ?? {};
  const fields = rule.adapt?.(given) ?? given;
  if (fields !== given) reading.note("converted", new Unread(path, schema, given));
  if (!isFields(fields)) return new Unread(path, schema, given);
  const result: Record<string, unknown> = {};
  const lost: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(entries)) {
    const isEssential = rule.essential?.includes(name) ?? false;
    const read = readField(part, fieldOf(fields, name), [...path, name], reading, isEssential);
    if (!(read instanceof Unread)) {
      result[name] = read;
      continue;
    }
    const otherwise = rule.otherwise?.[name]?.(fields, reading.known);
    if (otherwise === undefined) return read;
    reading.note("defaulted", read);
    result[name] = otherwise;
    Object.assign(lost, rule.without?.[name]);
  }
  return { ...result, ...lost };
}

/** An essential field that is there has no default: it is read, or cannot be. */
function readField(
  schema: Parts,
  found: unknown,
  path: Path,
  reading: Reading,
  isEssential: boolean,
): unknown {
  if (!isEssential || found == null) return readPart(schema, found, path, reading);
  const read = readPart(schema.wrapped ?? schema, found, path, reading);
  return isEmptied(found, read) ? new Unread(path, schema, found) : read;
}

/** Whether a list had entries of which none could be read. */
function isEmptied(found: unknown, read: unknown): boolean {
  return Array.isArray(found) && found.length > 0 && Array.isArray(read) && read.length === 0;
}

/** Entries that cannot be read are left out, and so are those that are too many. */
function readList(
  schema: Parts,
  item: v.GenericSchema,
  given: unknown,
  path: Path,
  reading: Reading,
): unknown {
  if (!Array.isArray(given)) return new Unread(path, schema, given);
  const limit = schema.pipe?.find(({ type }) => type === "max_length")?.requirement;
  const max = typeof limit === "number" ? limit : Number.POSITIVE_INFINITY;
  if (given.length > max) reading.note("left_out", new Unread(path, schema, given));
  const result: unknown[] = [];
  for (const [index, each] of given.slice(0, max).entries()) {
    const read = readPart(item, each, [...path, index], reading);
    if (!(read instanceof Unread)) result.push(read);
    else if (isWhole(schema)) return read;
    else reading.note("left_out", read);
  }
  return result;
}

/** Read as the option that takes it as it is, or else as the one that has the least to change. */
function readUnion(
  schema: v.GenericSchema,
  options: readonly v.GenericSchema[],
  given: unknown,
  path: Path,
  reading: Reading,
): unknown {
  const strict = v.safeParse(schema, given);
  if (strict.success) return strict.output;
  const tries = options.map((option) => {
    const notes: [ReadingKind, Unread][] = [];
    const note: Reading["note"] = (kind, at) => notes.push([kind, at]);
    return { read: readPart(option, given, path, { ...reading, note }), notes };
  });
  const [best] = tries
    .filter(({ read }) => !(read instanceof Unread))
    .toSorted((one, other) => one.notes.length - other.notes.length);
  if (!best) return new Unread(path, schema, given);
  for (const [kind, at] of best.notes) reading.note(kind, at);
  return best.read;
}
