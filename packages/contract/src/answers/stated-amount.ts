import { ResponseAmount } from "../fields/field-schemas.ts";
import { isRecord } from "../fields/is-record.ts";
import { normalizeJson } from "../fields/normalize-json.ts";
import { Order } from "../orders/order.ts";
import { adaptEnvelope } from "./adapt-envelope.ts";
import { readFieldIgnoringCase } from "./field-names.ts";
import { ReadFailure, readPart } from "./read-part.ts";

/**
 * Reads an amount of an order's raw answer, in major units: undefined if the answer has none, null if
 * it has one that cannot be read. An order from the answer reader has 0 or null in both cases.
 */
export function readStatedAmount(
  answer: unknown,
  name: "total" | "delivery_price",
): number | null | undefined {
  const order = adaptEnvelope(Order, normalizeJson(answer));
  const found = isRecord(order) ? readFieldIgnoringCase(order, name) : undefined;
  if (found == null) return undefined;
  const context = { pathParams: {}, report: () => undefined };
  const read = readPart({ schema: ResponseAmount, value: found, path: [name], context });
  return read instanceof ReadFailure ? null : (read as number);
}
