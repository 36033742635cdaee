import { Order } from "../orders.ts";
import { AnsweredAmount } from "../parts.ts";
import { wellFormed } from "../well-formed.ts";
import { isFields } from "./adapt.ts";
import { unwrap } from "./envelope.ts";
import { fieldOf } from "./names.ts";
import { readPart, Unread } from "./read-part.ts";

/**
 * An amount that an order's answer states, in major units, found and read as the reader of answers
 * does; undefined where the answer states none, null where it states one that cannot be read. A read
 * order has 0 or null in both cases.
 */
export function statedAmount(
  answer: unknown,
  name: "total" | "delivery_price",
): number | null | undefined {
  const given = unwrap(Order, wellFormed(answer));
  const found = isFields(given) ? fieldOf(given, name) : undefined;
  if (found == null) return undefined;
  const read = readPart(AnsweredAmount, found, [name], { known: {}, note: () => undefined });
  return read instanceof Unread ? null : (read as number);
}
