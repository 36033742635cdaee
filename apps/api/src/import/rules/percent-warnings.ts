import type { Fault } from "@comanda/contract/calls/problems";
import { childPart, type DocumentPart } from "../document/document-parts.ts";

const ORDER_TYPES = ["table", "onsite", "takeaway", "delivery"];

/** Returns warnings about percentages of more than the whole, which are most likely amounts or typed wrong. */
export function percentWarnings(root: DocumentPart): Fault[] {
  const settings = childPart(root, "order_settings");
  return [
    childPart(root, "company", "currency", "tax"),
    ...ORDER_TYPES.map((type) => childPart(settings, type, "service_fee", "value")),
  ].flatMap(({ path, value }) =>
    typeof value === "number" && value > 100
      ? [{ path, message: `is ${value} percent: more than the dishes cost` }]
      : [],
  );
}
