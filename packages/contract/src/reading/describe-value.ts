import type * as v from "valibot";
import type { CallName } from "../calls/call-table.ts";

/**
 * Calls whose answers every visitor may see: what they say is no person's, and no secret. Coupons are
 * not among them: a code may be one that is handed out.
 */
const PUBLIC_CALLS: readonly CallName[] = [
  "findHost",
  "readCompany",
  "readEcommerceSettings",
  "listCategories",
  "readOrderSettings",
  "listPaymentMethods",
  "readLoyaltySettings",
  "readDeliveryAreaCost",
];

type SchemaWithPipe = v.GenericSchema & { pipe?: readonly { type: string }[] };

/**
 * What was found, in the words of a log. A scalar of a public answer is named where a number, a
 * switch or a code belongs, and a word where one of a list belongs, in any answer. Of anything else,
 * which may be a person's or a secret, only its type and size are.
 */
export function describeValue(call: CallName, schema: v.GenericSchema, given: unknown): string {
  if (given === undefined) return "absent";
  if (given === null) return "null";
  if (Array.isArray(given)) return `list of ${given.length}`;
  if (typeof given === "object") return `object with ${Object.keys(given).length} fields`;
  if (isSafeToLog(call, schema, String(given))) return JSON.stringify(given);
  return typeof given === "string" ? `text of ${given.length} characters` : typeof given;
}

function isSafeToLog(call: CallName, schema: SchemaWithPipe, given: string): boolean {
  if (given.length > 40) return false;
  if (schema.type === "picklist") return /^[\w -]+$/u.test(given);
  if (!PUBLIC_CALLS.includes(call)) return false;
  const isCode = schema.pipe?.some(({ type }) => type === "regex" || type === "check") ?? false;
  return schema.type === "number" || schema.type === "boolean" || (isCode && !isFreeText(schema));
}

/** Free text has a greatest length; a code has a form. */
function isFreeText({ pipe = [] }: SchemaWithPipe): boolean {
  const types = pipe.map(({ type }) => type);
  return types.includes("max_length") && !types.includes("regex");
}
