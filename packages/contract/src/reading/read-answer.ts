import * as v from "valibot";
import { type CallSchemas, callSchemas } from "../calls/call-schemas.ts";
import type { CallName } from "../calls/call-table.ts";
import { replaceLoneSurrogates } from "../fields/replace-lone-surrogates.ts";
import { describeValue } from "./describe-value.ts";
import { hasFieldInOtherCase } from "./field-names.ts";
import type { KnownParams } from "./object-rules.ts";
import { type DifferenceKind, ReadFailure, readPart } from "./read-part.ts";
import { unwrapAnswer } from "./unwrap.ts";

/** What a log says of an answer that differs from the contract; nothing of it is a person's. */
export type AnswerDifference = {
  call: CallName;
  kind: DifferenceKind;
  /** `0.products.3.price`, empty for the whole answer. */
  path: string;
  /** What belongs there, in the schema library's words. */
  expected: string;
  found: string;
};

/** An answer of which nothing can be made; its message names call, path and what was found. */
export class UnreadableAnswerError extends Error {
  readonly note: AnswerDifference;
  /** For a log that shows an error's code and not its message. */
  readonly code: string;

  constructor(note: AnswerDifference) {
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
export type AnswerReader = (name: CallName, answer: unknown, known?: KnownParams) => unknown;

/** Answers that say nothing when they cannot be read: a page does without them. */
const EMPTY_ANSWERS: Partial<Record<CallName, unknown>> = {
  readEcommerceSettings: {},
  readOrderSettings: {},
  readLoyaltySettings: {},
  listCategories: [],
  listCoupons: [],
  filterCompanyPayments: {},
};

/** Calls whose answer the storefront does not read: it may be anything. */
const UNUSED_ANSWERS: readonly CallName[] = ["reportAbuse", "createOrderRating", "readHealth"];

/**
 * Reads the answers of a backend that may be another than ours (docs/decisions/0031). Each way in
 * which an answer differs is noted once for its call, path and kind, whatever the index in a list:
 * as many notes at most as the contract has fields.
 */
export function createAnswerReader(note: (note: AnswerDifference) => void): AnswerReader {
  const reported = new Set<string>();
  const noteOnce = (each: AnswerDifference) => {
    const key = `${each.call} ${each.kind} ${each.path.replace(/(?<=^|\.)\d+(?=\.|$)/gu, "*")}`;
    if (reported.has(key)) return;
    reported.add(key);
    note(each);
  };
  return (name, answer, pathParams = {}) => readAnswer(name, answer, pathParams, noteOnce);
}

function readAnswer(
  name: CallName,
  answer: unknown,
  pathParams: KnownParams,
  note: (note: AnswerDifference) => void,
): unknown {
  const { answer: schema } = callSchemas[name] as CallSchemas;
  if (!schema) return undefined;
  const given = unwrapAnswer(schema, replaceLoneSurrogates(answer));
  const strict = hasFieldInOtherCase(schema, given) ? null : v.safeParse(schema, given);
  if (strict?.success) return strict.output;
  const noteOf = (
    kind: DifferenceKind,
    { path, schema: part, found }: ReadFailure,
  ): AnswerDifference => ({
    call: name,
    kind,
    path: path.join("."),
    expected: part.expects,
    found: describeValue(name, part, found),
  });
  const reading = {
    pathParams,
    report: (kind: DifferenceKind, at: ReadFailure) => note(noteOf(kind, at)),
  };
  const read = readPart(schema, given, [], reading);
  if (!(read instanceof ReadFailure)) return read;
  if (UNUSED_ANSWERS.includes(name)) return given;
  const empty = EMPTY_ANSWERS[name];
  const unreadable = noteOf(empty ? "defaulted" : "unreadable", read);
  note(unreadable);
  if (!empty) throw new UnreadableAnswerError(unreadable);
  return v.parse(schema, empty);
}
