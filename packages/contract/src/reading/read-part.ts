import * as v from "valibot";
import { Ring } from "../fields/shape.ts";
import { isRecord } from "./adapt-object.ts";
import { readFieldIgnoringCase } from "./field-names.ts";
import { type KnownParams, type ObjectRule, objectRules } from "./object-rules.ts";
import { readScalar } from "./read-scalar.ts";

/** What the reader did with a value that differs from the contract. */
export type DifferenceKind =
  /** Converted it: `"12.50"` to 12.5, `usd` to `USD`. */
  | "converted"
  /** Took the default: the value is unreadable, or absent though required. */
  | "defaulted"
  /** Left out an entry of a list: it is unreadable, or the list is too long. */
  | "left_out"
  /** Gave up: the answer is unreadable. */
  | "unreadable";

export type ValuePath = readonly (string | number)[];

/** A value that cannot be read: its path, the expected schema and the value found. */
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

/** The parts of the library's schemas that the reader uses. */
type SchemaParts = v.GenericSchema & {
  wrapped?: v.GenericSchema;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  options?: readonly v.GenericSchema[];
  pipe?: readonly { type: string; requirement?: unknown }[];
};

/** Converts a part of an answer to the contract's form; a `ReadFailure` if that is impossible. */
export function readPart(
  schema: v.GenericSchema,
  value: unknown,
  path: ValuePath,
  context: ReadContext,
): unknown {
  const { type, wrapped, entries, item, options }: SchemaParts = schema;
  if (wrapped) return readOptional(schema, wrapped, value, path, context);
  if (entries) return readObject(schema, entries, value, path, context);
  if (item) return readList(schema, item, value, path, context);
  if (type === "union" && options) return readUnion(schema, options, value, path, context);
  const strict = v.safeParse(schema, value);
  if (strict.success) return strict.output;
  const output = readScalar(schema, value);
  if (output === undefined) return new ReadFailure(path, schema, value);
  context.report("converted", new ReadFailure(path, schema, value));
  return output;
}

/** Takes the default if the value is absent, null or unreadable. */
function readOptional(
  schema: v.GenericSchema,
  wrapped: v.GenericSchema,
  value: unknown,
  path: ValuePath,
  context: ReadContext,
): unknown {
  const absent = v.safeParse(schema, undefined);
  if (value == null && absent.success) return absent.output;
  const read = readPart(wrapped, value, path, context);
  if (!(read instanceof ReadFailure && absent.success)) return read;
  context.report("defaulted", read);
  return absent.output;
}

function readObject(
  schema: v.GenericSchema,
  entries: Record<string, v.GenericSchema>,
  value: unknown,
  path: ValuePath,
  context: ReadContext,
): unknown {
  const rule: ObjectRule = objectRules.get(schema) ?? {};
  const fields = rule.adapt?.(value) ?? value;
  if (fields !== value) context.report("converted", new ReadFailure(path, schema, value));
  if (!isRecord(fields)) return new ReadFailure(path, schema, value);
  const result: Record<string, unknown> = {};
  const cleared: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(entries)) {
    const isEssential = rule.essential?.includes(name) ?? false;
    const read = readField(
      part,
      readFieldIgnoringCase(fields, name),
      [...path, name],
      context,
      isEssential,
    );
    if (!(read instanceof ReadFailure)) {
      result[name] = read;
      continue;
    }
    const fallback = rule.fallbacks?.[name]?.(fields, context.pathParams);
    if (fallback === undefined) return read;
    context.report("defaulted", read);
    result[name] = fallback;
    Object.assign(cleared, rule.clears?.[name]);
  }
  return { ...result, ...cleared };
}

/** Reads a field. If an essential field is present but unreadable, its default does not apply. */
function readField(
  schema: SchemaParts,
  found: unknown,
  path: ValuePath,
  context: ReadContext,
  isEssential: boolean,
): unknown {
  if (!isEssential || found == null) return readPart(schema, found, path, context);
  const read = readPart(schema.wrapped ?? schema, found, path, context);
  return lostAllEntries(found, read) ? new ReadFailure(path, schema, found) : read;
}

/** Returns whether a list has entries and none of them could be read. */
function lostAllEntries(found: unknown, read: unknown): boolean {
  return Array.isArray(found) && found.length > 0 && Array.isArray(read) && read.length === 0;
}

/**
 * Returns whether a list with an unreadable entry is unreadable: a ring without a point is another area.
 */
function mustReadWhole(list: v.GenericSchema): boolean {
  return list === Ring;
}

/** Leaves out unreadable entries, and entries above the greatest length. */
function readList(
  schema: SchemaParts,
  item: v.GenericSchema,
  value: unknown,
  path: ValuePath,
  context: ReadContext,
): unknown {
  if (!Array.isArray(value)) return new ReadFailure(path, schema, value);
  const limit = schema.pipe?.find(({ type }) => type === "max_length")?.requirement;
  const max = typeof limit === "number" ? limit : Number.POSITIVE_INFINITY;
  if (value.length > max) context.report("left_out", new ReadFailure(path, schema, value));
  const result: unknown[] = [];
  for (const [index, each] of value.slice(0, max).entries()) {
    const read = readPart(item, each, [...path, index], context);
    if (!(read instanceof ReadFailure)) result.push(read);
    else if (mustReadWhole(schema)) return read;
    else context.report("left_out", read);
  }
  return result;
}

/** Reads the value as the option that accepts it unchanged, else as the one with the fewest changes. */
function readUnion(
  schema: v.GenericSchema,
  options: readonly v.GenericSchema[],
  value: unknown,
  path: ValuePath,
  context: ReadContext,
): unknown {
  const strict = v.safeParse(schema, value);
  if (strict.success) return strict.output;
  const attempts = options.map((option) => {
    const notes: [DifferenceKind, ReadFailure][] = [];
    const report: ReadContext["report"] = (kind, at) => notes.push([kind, at]);
    return { read: readPart(option, value, path, { ...context, report }), notes };
  });
  const [best] = attempts
    .filter(({ read }) => !(read instanceof ReadFailure))
    .toSorted((one, other) => one.notes.length - other.notes.length);
  if (!best) return new ReadFailure(path, schema, value);
  for (const [kind, at] of best.notes) context.report(kind, at);
  return best.read;
}
