import type * as v from "valibot";
import type { CallName } from "../calls/call-table.ts";

/**
 * Calls whose answers contain no personal data and no secret. `listCoupons` is not among them: a
 * coupon's code may be secret.
 */
const PUBLIC_CALLS: readonly CallName[] = [
  "findHost",
  "readCompany",
  "readEcommerceSettings",
  "listCategories",
  "readPopularProducts",
  "readOrderSettings",
  "listPaymentMethods",
  "readLoyaltySettings",
  "readDeliveryAreaCost",
];

type SchemaWithPipe = v.GenericSchema & { pipe?: readonly { type: string }[] };

/**
 * Describes a value for a log. Shows the value itself if the schema is a picklist and the value a
 * word, or if the call is public and the schema a number, boolean or code. Of every other value, which
 * may be personal data or a secret, shows only type and size.
 */
export function describeValue(call: CallName, schema: v.GenericSchema, value: unknown): string {
  if (value === undefined) return "absent";
  if (value === null) return "null";
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value === "object") return `object with ${Object.keys(value).length} fields`;
  if (isSafeToLog(call, schema, String(value))) return JSON.stringify(value);
  return typeof value === "string" ? `text of ${value.length} characters` : typeof value;
}

function isSafeToLog(call: CallName, schema: SchemaWithPipe, value: string): boolean {
  if (value.length > 40) return false;
  if (schema.type === "picklist") return /^[\w -]+$/u.test(value);
  if (!PUBLIC_CALLS.includes(call)) return false;
  const isCode = schema.pipe?.some(({ type }) => type === "regex" || type === "check") ?? false;
  return schema.type === "number" || schema.type === "boolean" || (isCode && !isFreeText(schema));
}

/** Free text has only a greatest length; a code has a pattern. */
function isFreeText({ pipe = [] }: SchemaWithPipe): boolean {
  const types = pipe.map(({ type }) => type);
  return types.includes("max_length") && !types.includes("regex");
}
