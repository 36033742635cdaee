import type { Fault } from "@comanda/contract/calls/problems";
import { parsePriceType } from "@comanda/domain/delivery/price-type";
import {
  childPart,
  type DocumentPart,
  numberField,
  textField,
} from "../document/document-parts.ts";
import { deliveryRanges } from "./delivery-ranges.ts";

const message = "is missing: such a delivery costs nothing; 0 says so";

/** Returns warnings about absent prices that make deliveries free, which the author may not have meant. */
export function freePriceWarnings(root: DocumentPart): Fault[] {
  const prices = childPart(root, "ecommerce_settings", "delivery", "prices");
  const fixed = childPart(prices, "fixed", "price");
  const distance = childPart(prices, "distance");
  const hasDistance = ["price_per_km", "starting_price"].some(
    (key) => numberField(distance.value, key) !== null,
  );
  switch (parsePriceType(textField(prices.value, "type") ?? "")) {
    case "fixed":
      return typeof fixed.value === "number" ? [] : [{ path: fixed.path, message }];
    case "distance":
      return hasDistance ? [] : [{ path: childPart(distance, "price_per_km").path, message }];
    case "range":
      if (typeof fixed.value === "number") return [];
      return deliveryRanges(root)
        .filter(({ value }) => numberField(value, "price") === null)
        .map((range) => ({ path: childPart(range, "price").path, message }));
    default:
      return [];
  }
}
