import * as v from "valibot";
import { isRecord } from "../fields/is-record.ts";
import { Ring } from "../fields/shape.ts";
import { convertScalar } from "./convert-scalar.ts";
import { readFieldIgnoringCase } from "./field-names.ts";
import { type KnownParams, type ObjectRule, objectRules } from "./object-rules.ts";

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

/** A part of an answer: the value that was found at a path, and the schema that it should have. */
type Part = {
  schema: SchemaParts;
  value: unknown;
  path: ValuePath;
  context: ReadContext;
};

/** Converts a part of an answer to the contract's form; a `ReadFailure` if that is impossible. */
export function readPart(part: Part): unknown {
  const { schema, value, context } = part;
  const { type, wrapped, entries, item, options } = schema;
  if (wrapped) return readOptional(part, wrapped);
  if (entries) return readObject(part, entries);
  if (item) return readList(part, item);
  if (type === "union" && options) return readUnion(part, options);
  const strict = v.safeParse(schema, value);
  if (strict.success) return strict.output;
  const output = convertScalar(schema, value);
  if (output === undefined) return failureOf(part);
  context.report("converted", failureOf(part));
  return output;
}

const failureOf = ({ path, schema, value }: Part): ReadFailure =>
  new ReadFailure(path, schema, value);

/** Takes the default if the value is absent, null or unreadable. */
function readOptional(part: Part, wrapped: v.GenericSchema): unknown {
  const absent = v.safeParse(part.schema, undefined);
  if (part.value == null && absent.success) return absent.output;
  const read = readPart({ ...part, schema: wrapped });
  if (!(read instanceof ReadFailure && absent.success)) return read;
  part.context.report("defaulted", read);
  return absent.output;
}

function readObject(part: Part, entries: Record<string, v.GenericSchema>): unknown {
  const { schema, value, path, context } = part;
  const rule: ObjectRule = objectRules.get(schema) ?? {};
  const fields = rule.adapt?.(value) ?? value;
  if (fields !== value) context.report("converted", failureOf(part));
  if (!isRecord(fields)) return failureOf(part);
  const result: Record<string, unknown> = {};
  const cleared: Record<string, unknown> = {};
  for (const [name, fieldSchema] of Object.entries(entries)) {
    const found = readFieldIgnoringCase(fields, name);
    const field = { schema: fieldSchema, value: found, path: [...path, name], context };
    const read = rule.essential?.includes(name) ? readEssential(field) : readPart(field);
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

/** Reads an essential field: if it is present but unreadable, its default does not apply. */
function readEssential(field: Part): unknown {
  const { schema, value } = field;
  if (value == null) return readPart(field);
  const read = readPart({ ...field, schema: schema.wrapped ?? schema });
  return lostAllEntries(value, read) ? failureOf(field) : read;
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
function readList(list: Part, item: v.GenericSchema): unknown {
  const { schema, value, path, context } = list;
  if (!Array.isArray(value)) return failureOf(list);
  const limit = schema.pipe?.find(({ type }) => type === "max_length")?.requirement;
  const max = typeof limit === "number" ? limit : Number.POSITIVE_INFINITY;
  if (value.length > max) context.report("left_out", failureOf(list));
  const result: unknown[] = [];
  for (const [index, entry] of value.slice(0, max).entries()) {
    const read = readPart({ schema: item, value: entry, path: [...path, index], context });
    if (!(read instanceof ReadFailure)) result.push(read);
    else if (mustReadWhole(schema)) return read;
    else context.report("left_out", read);
  }
  return result;
}

/** Reads the value as the option that accepts it unchanged, else as the one with the fewest changes. */
function readUnion(part: Part, options: readonly v.GenericSchema[]): unknown {
  const { schema, value, context } = part;
  const strict = v.safeParse(schema, value);
  if (strict.success) return strict.output;
  const attempts = options.map((option) => {
    const notes: [DifferenceKind, ReadFailure][] = [];
    const report: ReadContext["report"] = (kind, at) => notes.push([kind, at]);
    const read = readPart({ ...part, schema: option, context: { ...context, report } });
    return { read, notes };
  });
  const [best] = attempts
    .filter(({ read }) => !(read instanceof ReadFailure))
    .toSorted((one, other) => one.notes.length - other.notes.length);
  if (!best) return failureOf(part);
  for (const [kind, at] of best.notes) context.report(kind, at);
  return best.read;
}
