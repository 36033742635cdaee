import { quoteDelivery } from "@comanda/domain/delivery/quote";
import { deliveryCases } from "@comanda/domain/testing/delivery-cases";
import { box, restaurantPosition } from "@comanda/domain/testing/delivery-town";
import { expect, test } from "vitest";
import { tryDelivery } from "./try-delivery.ts";

const currencyCode = "MXN";

/** A case with a place on the map, which is all that can be tried. */
const placed = deliveryCases.flatMap((each) => {
  const { latitude, longitude, area_id: districtId } = each.destination;
  if (latitude === null || longitude === null) return [];
  return [{ ...each, place: { position: { latitude, longitude }, districtId } }];
});

const tryCase = ({ company, delivery, roadMeters = null, place }: (typeof placed)[number]) =>
  tryDelivery({ company, delivery, currencyCode, roadMeters, place });

test("over 80 cases have a place", () => expect(placed.length).toBeGreaterThan(80));

test.each(placed)("the tester says what the quote says: $title", (each) => {
  const { company, delivery, destination, roadMeters } = each;
  const quote = quoteDelivery({ company, delivery, destination, currencyCode, roadMeters });
  const { price, reason } = tryCase(each);
  const isRefused = reason.kind === "refused" || (reason.kind === "outside" && !reason.isAccepted);
  expect(isRefused).toBe(!quote.ok);
  if (!quote.ok || quote.outside || reason.kind === "later") expect(price).toBeNull();
  else expect(price).toBe(quote.price);
});

const at = (latitude: number, longitude: number) => ({
  position: { latitude, longitude },
  districtId: null,
});
const company = { ...restaurantPosition };
const tried = (prices: object, place = at(19.43, -99.16), roadMeters: number | null = null) =>
  tryDelivery({ company, delivery: { prices }, currencyCode, roadMeters, place });

test("the cheaper one of two zones around a place counts, and the other is named", () => {
  const paths = box(19.4, -99.2, 19.5, -99.1);
  const areas = [
    { id: "dear", price: 30, paths },
    { id: "cheap", price: 20, paths },
  ];
  expect(tried({ type: "areas", area: { areas } })).toEqual({
    price: 2000,
    reason: { kind: "zone", id: "cheap", others: ["dear"] },
  });
});

test("a range says how far the place is, and which distance reaches it", () => {
  const ranges = [
    { max: 1, price: 5 },
    { max: 2, price: 8 },
  ];
  const { price, reason } = tried({ type: "ranges", ranges });
  expect({ price, reason }).toMatchObject({ price: 800, reason: { kind: "range", max: 2000 } });
  expect(reason.kind === "range" && Math.round(reason.meters)).toBe(1112);
  expect(tried({ type: "ranges", ranges: ranges.slice(0, 1) }).reason).toMatchObject({
    kind: "outside",
    isAccepted: false,
    limit: 1000,
  });
});

test("a price by kilometre says whether the way was measured", () => {
  const prices = { type: "km_traveled", distance: { price_per_km: 10 } };
  expect(tried(prices, undefined, 2000)).toEqual({
    price: 2000,
    reason: { kind: "distance", meters: 2000, isMeasured: true },
  });
  expect(tried(prices).reason).toMatchObject({ kind: "distance", isMeasured: false });
});
