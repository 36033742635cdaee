import type { Fault } from "@comanda/contract/calls/problems";
import { freeDeliveryMinimum } from "@comanda/domain/delivery/price-settings";
import { parsePriceType } from "@comanda/domain/delivery/price-type";
import { ringNear, type Shape, validRings } from "@comanda/domain/geo/shape";
import {
  childPart,
  type DocumentPart,
  fieldValue,
  listItems,
  numberField,
  textField,
} from "../document/document-parts.ts";
import { deliveryRanges } from "./delivery-ranges.ts";
import { deliveryZones } from "./delivery-zones.ts";
import { farZoneWarnings } from "./far-zone-warnings.ts";
import { zoneWarnings } from "./zone-warnings.ts";

/** Returns warnings about settings that give other delivery prices than they seem to. */
export function deliveryWarnings(root: DocumentPart): Fault[] {
  return [
    ...priceType(root),
    ...companyPosition(root),
    ...shapes(root),
    ...farZoneWarnings(root),
    ...minimums(root),
    ...zoneWarnings(root),
  ];
}

/** Without a known type, the restaurant sets the price when it sees the order. */
function priceType(root: DocumentPart): Fault[] {
  const prices = childPart(root, "ecommerce_settings", "delivery", "prices");
  const { path, value } = childPart(prices, "type");
  if (typeof value === "string" && value.trim() !== "") {
    if (parsePriceType(value)) return [];
    return [{ path, message: `"${value}" is no known price type; the price is to be defined` }];
  }
  if (!hasPrices(prices)) return [];
  return [{ path, message: "is missing: whatever the prices say, they are to be defined" }];
}

function hasPrices(prices: DocumentPart): boolean {
  const [fixed, distance] = [childPart(prices, "fixed"), childPart(prices, "distance")];
  const lists = [...listItems([prices], "districts"), ...listItems([prices], "ranges")];
  const priced = [fixed, ...lists, ...listItems([childPart(prices, "area")], "areas")];
  const keys = ["price_per_km", "starting_price"];
  return (
    priced.some(({ value }) => numberField(value, "price") !== null) ||
    keys.some((key) => numberField(distance.value, key) !== null)
  );
}

/** Ranges and prices by distance are measured from the company's position. */
function companyPosition(root: DocumentPart): Fault[] {
  const prices = childPart(root, "ecommerce_settings", "delivery", "prices");
  const type = parsePriceType(textField(prices.value, "type") ?? "");
  const company = childPart(root, "company");
  const hasPosition = ["latitude", "longitude"].every(
    (key) => numberField(company.value, key) !== null,
  );
  const isMeasured =
    type === "range" ||
    type === "distance" ||
    (type === "fixed" && deliveryRanges(root).length > 0);
  if (hasPosition || !isMeasured) return [];
  const message =
    "is missing, with its longitude: no distance can be measured, so nothing is delivered";
  return [{ path: "company.latitude", message }];
}

/** `1.000`, which may be a thousand to who wrote it. */
const UNCLEAR = /^\s*[1-9]\d{0,2}\.\d{3}\s*$/u;

/** Amounts may be texts; a text that is not a number counts as no amount. */
function minimums(root: DocumentPart): Fault[] {
  const delivery = childPart(root, "ecommerce_settings", "delivery");
  return ["minimum_amount_to_allow", "minimum_amount_for_free"].flatMap((key) => {
    const { path, value } = childPart(delivery, key);
    if (typeof value !== "string" || value.trim() === "") return [];
    if (UNCLEAR.test(value))
      return [
        { path, message: `"${value}" is read as ${Number(value)}: write a number without marks` },
      ];
    if (freeDeliveryMinimum({ minimum_amount_for_free: value }, "USD") !== null) return [];
    return [{ path, message: `"${value}" is no number; there is no such minimum` }];
  });
}

/** An area of one or two points contains no place. */
function shapes(root: DocumentPart): Fault[] {
  return deliveryZones(root).flatMap((zone) =>
    ["area", "paths"].flatMap((key) => [...emptyShape(zone, key), ...wideShape(zone, key)]),
  );
}

function emptyShape(zone: DocumentPart, key: string): Fault[] {
  const shape = fieldValue(zone.value, key);
  if (!Array.isArray(shape) || shape.length === 0) return [];
  if (validRings(shape as Shape).length > 0) return [];
  const message = "has fewer than three points: nothing lies in it";
  return [{ path: childPart(zone, key).path, message }];
}

/** In degrees: no courier crosses a thousand kilometres. */
const WIDEST = 10;

/** A sign that one corner lacks makes a zone of half a continent, or one across the date line. */
function wideShape(zone: DocumentPart, key: string): Fault[] {
  const shape = fieldValue(zone.value, key);
  if (!Array.isArray(shape)) return [];
  const rings = validRings(shape as Shape).filter((ring) =>
    ring.every((point) =>
      ["latitude", "longitude"].every((axis) => numberField(point, axis) !== null),
    ),
  );
  const widths = rings.flatMap((ring) => {
    const points = ringNear(ring, undefined);
    return (["latitude", "longitude"] as const).map((axis) => {
      const values = points.map((point) => point[axis]);
      return Math.max(...values) - Math.min(...values);
    });
  });
  const widest = Math.max(0, ...widths);
  if (widest <= WIDEST) return [];
  const message = `is ${Math.round(widest)} degrees wide: look whether a corner lacks its sign`;
  return [{ path: childPart(zone, key).path, message }];
}
