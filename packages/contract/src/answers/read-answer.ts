import * as v from "valibot";
import { type CallSchemas, callSchemas } from "../calls/call-schemas.ts";
import type { CallName } from "../calls/call-table.ts";
import { Id } from "../fields/field-schemas.ts";
import { isRecord } from "../fields/is-record.ts";
import { normalizeJson } from "../fields/normalize-json.ts";
import { Order } from "../orders/order.ts";
import { adaptEnvelope } from "./adapt-envelope.ts";
import { describeValue } from "./describe-value.ts";
import { hasFieldInOtherCase, readFieldIgnoringCase } from "./field-names.ts";
import { hasNestedLines } from "./nested-lines.ts";
import type { KnownParams } from "./object-rules.ts";
import { type DifferenceKind, ReadFailure, readPart } from "./read-part.ts";

/** A difference between an answer and the contract, for a log; it contains no personal data. */
export type AnswerDifference = {
  call: CallName;
  kind: DifferenceKind;
  /** `0.products.3.price`, empty for the whole answer. */
  path: string;
  /** What the contract expects, in the schema library's words. */
  expected: string;
  found: string;
  /** Whether it is an id that the backend sends as a number. */
  isNumberId?: true;
};

/** An answer that cannot be read; the message names call, path and the value found. */
export class UnreadableAnswerError extends Error {
  readonly note: AnswerDifference;
  /** Call and path, for logs that show an error's code but not its message. */
  readonly code: string;

  constructor(note: AnswerDifference) {
    super(`${note.call} cannot be read at ${note.path || "the whole"}: found ${note.found}`);
    this.name = "UnreadableAnswerError";
    this.note = note;
    this.code = [note.call, note.path].filter(Boolean).join(" ");
  }
}

/**
 * Converts the answer of a call to the contract's form and fills in defaults; `known` are the call's
 * path parameters. Throws an `UnreadableAnswerError` if the answer lacks a field that the page needs.
 */
export type AnswerReader = (name: CallName, answer: unknown, known?: KnownParams) => unknown;

/** The values of unreadable answers that a page does not need. */
const EMPTY_ANSWERS: Partial<Record<CallName, unknown>> = {
  readEcommerceSettings: {},
  readOrderSettings: {},
  readLoyaltySettings: {},
  listCategories: [],
  listCoupons: [],
  readPopularProducts: {},
  filterCompanyPayments: {},
};

/** Calls whose answer the storefront does not use; it may have any form. */
const UNUSED_ANSWERS: readonly CallName[] = ["reportAbuse", "createOrderRating", "readHealth"];

/**
 * Creates a reader for the answers of other backends (decision 31). `report` gets each difference once
 * for a call, path and kind; paths that differ only in a list index count as one. So the number of
 * reports is limited by the number of fields in the contract.
 */
export function createAnswerReader(report: (difference: AnswerDifference) => void): AnswerReader {
  const reported = new Set<string>();
  const reportOnce = (each: AnswerDifference) => {
    const key = `${each.call} ${each.kind} ${each.path.replace(/(?<=^|\.)\d+(?=\.|$)/gu, "*")}`;
    if (reported.has(key)) return;
    reported.add(key);
    report(each);
  };
  return (name, answer, pathParams = {}) => readAnswer(name, answer, pathParams, reportOnce);
}

function readAnswer(
  name: CallName,
  answer: unknown,
  pathParams: KnownParams,
  reportDifference: (difference: AnswerDifference) => void,
): unknown {
  const { answer: schema } = callSchemas[name] as CallSchemas;
  if (!schema) return undefined;
  const adapted = adaptEnvelope(schema, normalizeJson(answer));
  const strict =
    isUnexpectedList(schema, adapted) ||
    hasFieldInOtherCase(schema, adapted) ||
    (schema === Order && hasNestedLines(adapted))
      ? null
      : v.safeParse(schema, adapted);
  if (strict?.success) return strict.output;
  const differenceOf = (
    kind: DifferenceKind,
    { path, schema: part, found }: ReadFailure,
  ): AnswerDifference => ({
    call: name,
    kind,
    path: path.join("."),
    expected: part.expects,
    found: describeValue(name, part, found),
    ...(part === Id && typeof found === "number" ? { isNumberId: true } : {}),
  });
  const refuse = (difference: AnswerDifference): never => {
    reportDifference(difference);
    throw new UnreadableAnswerError(difference);
  };
  const reading = {
    pathParams,
    report: (kind: DifferenceKind, failure: ReadFailure) =>
      reportDifference(differenceOf(kind, failure)),
  };
  const read = readPart({ schema, value: adapted, path: [], context: reading });
  // A menu of which no dish can be read is not an empty one.
  const isLostMenu = name === "listCategories" && hasDishes(adapted) && !hasDishes(read);
  if (isLostMenu) return refuse(differenceOf("unreadable", new ReadFailure([], schema, adapted)));
  if (!(read instanceof ReadFailure)) return read;
  if (UNUSED_ANSWERS.includes(name)) return adapted;
  const empty = isCutOff(name, adapted) ? undefined : EMPTY_ANSWERS[name];
  if (!empty) return refuse(differenceOf("unreadable", read));
  reportDifference(differenceOf("defaulted", read));
  return v.parse(schema, empty);
}

/**
 * Returns whether an answer is a text in place of the menu or the settings, such as half of its JSON or an error page. Without
 * them the page would say that nothing is sold.
 */
function isCutOff(name: CallName, answer: unknown): boolean {
  const saysWhatIsSold = name === "listCategories" || name === "readEcommerceSettings";
  return saysWhatIsSold && typeof answer === "string";
}

/** Returns whether an answer has a product in any of its categories, in whatever form. */
function hasDishes(categories: unknown): boolean {
  return (
    Array.isArray(categories) &&
    categories.some((each) => {
      const products = isRecord(each) ? readFieldIgnoringCase(each, "products") : null;
      return Array.isArray(products) && products.some(isRecord);
    })
  );
}

/** The library takes a list for an object without fields. */
function isUnexpectedList(schema: v.GenericSchema & { entries?: object }, value: unknown): boolean {
  return schema.entries !== undefined && Array.isArray(value) && value.length > 0;
}
