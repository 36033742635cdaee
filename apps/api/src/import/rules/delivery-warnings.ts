import type { Fault } from "@comanda/contract/errors";
import { freeDeliveryMinimum, namedPriceType } from "@comanda/domain/delivery";
import { ringsOf, type Shape } from "@comanda/domain/shape";
import { field, itemsOf, numberField, type Part, partAt, textField } from "../json.ts";
import { zoneOddities } from "./zone-warnings.ts";

/** What keeps deliveries from being priced as their settings seem to say. */
export function deliveryOddities(root: Part): Fault[] {
  return [
    ...priceType(root),
    ...home(root),
    ...shapes(root),
    ...minimums(root),
    ...zoneOddities(root),
  ];
}

/** Then the restaurant says the price when it sees the order. */
function priceType(root: Part): Fault[] {
  const prices = partAt(root, "ecommerce_settings", "delivery", "prices");
  const { path, value } = partAt(prices, "type");
  if (typeof value === "string" && value.trim() !== "") {
    if (namedPriceType(value)) return [];
    return [{ path, message: `"${value}" is no known price type; the price is to be defined` }];
  }
  if (!hasPrices(prices)) return [];
  return [{ path, message: "is missing: whatever the prices say, they are to be defined" }];
}

function hasPrices(prices: Part): boolean {
  const [fixed, distance] = [partAt(prices, "fixed"), partAt(prices, "distance")];
  const lists = [...itemsOf([prices], "districts"), ...itemsOf([prices], "ranges")];
  const priced = [fixed, ...lists, ...itemsOf([partAt(prices, "area")], "areas")];
  const keys = ["price_per_km", "starting_price"];
  return (
    priced.some(({ value }) => numberField(value, "price") !== null) ||
    keys.some((key) => numberField(distance.value, key) !== null)
  );
}

/** Ranges and prices by distance start from where the company is. */
function home(root: Part): Fault[] {
  const prices = partAt(root, "ecommerce_settings", "delivery", "prices");
  const type = namedPriceType(textField(prices.value, "type") ?? "");
  const company = partAt(root, "company");
  const known = ["latitude", "longitude"].every((key) => numberField(company.value, key) !== null);
  const isMeasured =
    type === "range" || type === "distance" || (type === "fixed" && hasRange(prices, company));
  if (known || !isMeasured) return [];
  const message =
    "is missing, with its longitude: no distance can be told, so nothing is delivered";
  return [{ path: "company.latitude", message }];
}

/** Whether there is an enabled range, which limits a fixed price too. */
function hasRange(prices: Part, company: Part): boolean {
  const set = itemsOf([prices], "ranges");
  const ranges = set.length > 0 ? set : itemsOf([company], "delivery_ranges");
  return ranges.some(
    ({ value }) => field(value, "enabled") !== false && (numberField(value, "max") ?? 0) > 0,
  );
}

/** Amounts may be texts; one that is no number is none. */
function minimums(root: Part): Fault[] {
  const delivery = partAt(root, "ecommerce_settings", "delivery");
  return ["minimum_amount_to_allow", "minimum_amount_for_free"].flatMap((key) => {
    const { path, value } = partAt(delivery, key);
    if (typeof value !== "string" || value.trim() === "") return [];
    if (freeDeliveryMinimum({ minimum_amount_for_free: value }, "USD") !== null) return [];
    return [{ path, message: `"${value}" is no number; there is no such minimum` }];
  });
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
