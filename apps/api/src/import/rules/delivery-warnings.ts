import type { Fault } from "@comanda/contract/errors";
import { namedPriceType } from "@comanda/domain/delivery";
import { ringsOf, type Shape } from "@comanda/domain/shape";
import { field, itemsOf, numberField, type Part, partAt, textField } from "../json.ts";

/** What keeps deliveries from being priced as their settings seem to say. */
export function deliveryOddities(root: Part): Fault[] {
  return [...priceType(root), ...home(root), ...shapes(root)];
}

/** Then the restaurant says the price when it sees the order. */
function priceType(root: Part): Fault[] {
  const { path, value } = partAt(root, "ecommerce_settings", "delivery", "prices", "type");
  if (typeof value !== "string" || value.trim() === "" || namedPriceType(value)) return [];
  return [{ path, message: `"${value}" is no known price type; the price is to be defined` }];
}

/** Prices by distance start from where the company is. */
function home(root: Part): Fault[] {
  const prices = partAt(root, "ecommerce_settings", "delivery", "prices");
  const type = namedPriceType(textField(prices.value, "type") ?? "");
  const company = partAt(root, "company");
  const known = ["latitude", "longitude"].every((key) => numberField(company.value, key) !== null);
  if (known || (type !== "range" && type !== "distance")) return [];
  const message =
    "is missing, with its longitude: no distance can be told, so nothing is delivered";
  return [{ path: "company.latitude", message }];
}

/** An area of one or two points contains nothing. */
function shapes(root: Part): Fault[] {
  const company = partAt(root, "company");
  const prices = partAt(root, "ecommerce_settings", "delivery", "prices");
  const zones = [
    ...itemsOf([company], "delivery_areas"),
    ...itemsOf([company], "delivery_districts"),
    ...itemsOf([partAt(prices, "area")], "areas"),
    ...itemsOf([prices], "districts"),
  ];
  return zones.flatMap((zone) => ["area", "paths"].flatMap((key) => pointless(zone, key)));
}

function pointless(zone: Part, key: string): Fault[] {
  const shape = field(zone.value, key);
  if (!Array.isArray(shape) || shape.length === 0) return [];
  if (ringsOf(shape as Shape).length > 0) return [];
  const message = "has fewer than three points: nothing lies in it";
  return [{ path: partAt(zone, key).path, message }];
}
