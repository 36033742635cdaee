import * as v from "valibot";
import { Ring } from "../fields/shape.ts";
import { isRecord } from "./adapt-object.ts";
import { readFieldIgnoringCase } from "./field-names.ts";
import { type KnownParams, type ObjectRule, objectRules } from "./object-rules.ts";
import { readScalar } from "./read-scalar.ts";

/** How an answer differed from the contract, and what was made of it. */
export type DifferenceKind =
  /** Read in the contract's form: `"12.50"` as 12.5, `usd` as `USD`. */
  | "converted"
  /** Not readable or absent where it is required: its default stands. */
  | "defaulted"
  /** An entry of a list that cannot be read, or is too many. */
  | "left_out"
  /** Nothing can be made of it. */
  | "unreadable";

export type ValuePath = readonly (string | number)[];

/** What could not be read: where, what belongs there, and what was found. */
export class ReadFailure {
  readonly path: ValuePath;
  readonly schema: v.GenericSchema;
  readonly found: unknown;

  constructor(path: ValuePath, schema: v.GenericSchema, found: unknown) {
    this.path = path;
    this.schema = schema;
    this.found = found;
  }
}

export type ReadContext = {
  pathParams: KnownParams;
  report: (kind: DifferenceKind, at: ReadFailure) => void;
};

/** The library's schemas as far as reading asks what they are made of. */
type SchemaParts = v.GenericSchema & {
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
  path: ValuePath,
  reading: ReadContext,
): unknown {
  const { type, wrapped, entries, item, options }: SchemaParts = schema;
  if (wrapped) return readOptional(schema, wrapped, given, path, reading);
  if (entries) return readObject(schema, entries, given, path, reading);
  if (item) return readList(schema, item, given, path, reading);
  if (type === "union" && options) return readUnion(schema, options, given, path, reading);
  const strict = v.safeParse(schema, given);
  if (strict.success) return strict.output;
  const output = readScalar(schema, given);
  if (output === undefined) return new ReadFailure(path, schema, given);
  reading.report("converted", new ReadFailure(path, schema, given));
  return output;
}

/** What is absent, null or cannot be read has its default. */
function readOptional(
  schema: v.GenericSchema,
  wrapped: v.GenericSchema,
  given: unknown,
  path: ValuePath,
  reading: ReadContext,
): unknown {
  const absent = v.safeParse(schema, undefined);
  if (given == null && absent.success) return absent.output;
  const read = readPart(wrapped, given, path, reading);
  if (!(read instanceof ReadFailure && absent.success)) return read;
  reading.report("defaulted", read);
  return absent.output;
}

function readObject(
  schema: v.GenericSchema,
  entries: Record<string, v.GenericSchema>,
  given: unknown,
  path: ValuePath,
  reading: ReadContext,
): unknown {
  const rule: ObjectRule = objectRules.get(schema) ?? {};
  const fields = rule.adapt?.(given) ?? given;
  if (fields !== given) reading.report("converted", new ReadFailure(path, schema, given));
  if (!isRecord(fields)) return new ReadFailure(path, schema, given);
  const result: Record<string, unknown> = {};
  const cleared: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(entries)) {
    const isEssential = rule.essential?.includes(name) ?? false;
    const read = readField(
      part,
      readFieldIgnoringCase(fields, name),
      [...path, name],
      reading,
      isEssential,
    );
    if (!(read instanceof ReadFailure)) {
      result[name] = read;
      continue;
    }
    const otherwise = rule.fallbacks?.[name]?.(fields, reading.pathParams);
    if (otherwise === undefined) return read;
    reading.report("defaulted", read);
    result[name] = otherwise;
    Object.assign(cleared, rule.clears?.[name]);
  }
  return { ...result, ...cleared };
}

/** An essential field that is there has no default: it is read, or cannot be. */
function readField(
  schema: SchemaParts,
  found: unknown,
  path: ValuePath,
  reading: ReadContext,
  isEssential: boolean,
): unknown {
  if (!isEssential || found == null) return readPart(schema, found, path, reading);
  const read = readPart(schema.wrapped ?? schema, found, path, reading);
  return lostAllEntries(found, read) ? new ReadFailure(path, schema, found) : read;
}

/** Whether a list had entries of which none could be read. */
function lostAllEntries(found: unknown, read: unknown): boolean {
  return Array.isArray(found) && found.length > 0 && Array.isArray(read) && read.length === 0;
}

/** A ring without one of its points is another area: it is read whole or not at all. */
function mustReadWhole(list: v.GenericSchema): boolean {
  return list === Ring;
}

/** Entries that cannot be read are left out, and so are those that are too many. */
function readList(
  schema: SchemaParts,
  item: v.GenericSchema,
  given: unknown,
  path: ValuePath,
  reading: ReadContext,
): unknown {
  if (!Array.isArray(given)) return new ReadFailure(path, schema, given);
  const limit = schema.pipe?.find(({ type }) => type === "max_length")?.requirement;
  const max = typeof limit === "number" ? limit : Number.POSITIVE_INFINITY;
  if (given.length > max) reading.report("left_out", new ReadFailure(path, schema, given));
  const result: unknown[] = [];
  for (const [index, each] of given.slice(0, max).entries()) {
    const read = readPart(item, each, [...path, index], reading);
    if (!(read instanceof ReadFailure)) result.push(read);
    else if (mustReadWhole(schema)) return read;
    else reading.report("left_out", read);
  }
  return result;
}

/** Read as the option that takes it as it is, or else as the one that has the least to change. */
function readUnion(
  schema: v.GenericSchema,
  options: readonly v.GenericSchema[],
  given: unknown,
  path: ValuePath,
  reading: ReadContext,
): unknown {
  const strict = v.safeParse(schema, given);
  if (strict.success) return strict.output;
  const tries = options.map((option) => {
    const notes: [DifferenceKind, ReadFailure][] = [];
    const report: ReadContext["report"] = (kind, at) => notes.push([kind, at]);
    return { read: readPart(option, given, path, { ...reading, report }), notes };
  });
  const [best] = tries
    .filter(({ read }) => !(read instanceof ReadFailure))
    .toSorted((one, other) => one.notes.length - other.notes.length);
  if (!best) return new ReadFailure(path, schema, given);
  for (const [kind, at] of best.notes) reading.report(kind, at);
  return best.read;
}
