import * as v from "valibot";
import type { CallName } from "../calls.ts";
import { type CallSchemas, schemas } from "../schemas.ts";
import { wellFormed } from "../well-formed.ts";
import { unwrap } from "./envelope.ts";
import { foundIn } from "./found.ts";
import { isRenamed } from "./names.ts";
import { type ReadingKind, readPart, Unread } from "./read-part.ts";
import type { Known } from "./rules.ts";

/** What a log says of an answer that differs from the contract; nothing of it is a person's. */
export type ReadingNote = {
  call: CallName;
  kind: ReadingKind;
  /** `0.products.3.price`, empty for the whole answer. */
  path: string;
  /** What belongs there, in the schema library's words. */
  expected: string;
  found: string;
};

/** An answer of which nothing can be made; its message names call, path and what was found. */
export class UnreadableAnswerError extends Error {
  readonly note: ReadingNote;
  /** For a log that shows an error's code and not its message. */
  readonly code: string;

  constructor(note: ReadingNote) {
    super(`${note.call} cannot be read at ${note.path || "the whole"}: found ${note.found}`);
    this.name = "UnreadableAnswerError";
    this.note = note;
    this.code = [note.call, note.path].filter(Boolean).join(" ");
  }
}

/**
 * The answer of a call in the contract's form, with its defaults; `known` are the parameters of its
 * path. Throws an `UnreadableAnswerError` where the answer lacks what its readers cannot do without.
 */
export type AnswerReader = (name: CallName, answer: unknown, known?: Known) => unknown;

/** Answers that say nothing when they cannot be read: a page does without them. */
const EMPTY: Partial<Record<CallName, unknown>> = {
  readEcommerceSettings: {},
  readOrderSettings: {},
  readLoyaltySettings: {},
  listCategories: [],
  listCoupons: [],
  filterCompanyPayments: {},
};

/** Calls whose answer nobody reads: it may be anything. */
const UNREAD: readonly CallName[] = ["reportAbuse", "createOrderRating", "readHealth"];

/**
 * Reads the answers of a backend that may be another than ours (docs/decisions/0031). Each way in
 * which an answer differs is noted once for its call, path and kind, whatever the index in a list:
 * as many notes at most as the contract has fields.
 */
export function createAnswerReader(note: (note: ReadingNote) => void): AnswerReader {
  const noted = new Set<string>();
  const noteOnce = (each: ReadingNote) => {
    const key = `${each.call} ${each.kind} ${each.path.replace(/(?<=^|\.)\d+(?=\.|$)/gu, "*")}`;
    if (noted.has(key)) return;
    noted.add(key);
    note(each);
  };
  return (name, answer, known = {}) => readAnswer(name, answer, known, noteOnce);
}

function readAnswer(
  name: CallName,
  answer: unknown,
  known: Known,
  note: (note: ReadingNote) => void,
): unknown {
  const { answer: schema } = schemas[name] as CallSchemas;
  if (!schema) return undefined;
  const given = unwrap(schema, wellFormed(answer));
  const strict = isRenamed(schema, given) ? null : v.safeParse(schema, given);
  if (strict?.success) return strict.output;
  const noteOf = (kind: ReadingKind, { path, schema: part, found }: Unread): ReadingNote => ({
    call: name,
    kind,
    path: path.join("."),
    expected: part.expects,
    found: foundIn(name, part, found),
  });
  const reading = {
    known,
    note: (kind: ReadingKind, at: Unread) => note(noteOf(kind, at)),
  };
  const read = readPart(schema, given, [], reading);
  if (!(read instanceof Unread)) return read;
  if (UNREAD.includes(name)) return given;
  const empty = EMPTY[name];
  const unreadable = noteOf(empty ? "defaulted" : "unreadable", read);
  note(unreadable);
  if (!empty) throw new UnreadableAnswerError(unreadable);
  return v.parse(schema, empty);
}
