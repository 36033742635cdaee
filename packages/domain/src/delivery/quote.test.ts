import fc from "fast-check";
import { expect, test } from "vitest";
import { isInsideShape } from "../geo/is-inside-shape.ts";
import { toCents } from "../money/cents.ts";
import {
  box,
  destinations,
  pricings,
  restaurantPosition,
  townPolygon,
} from "../testing/delivery-town.ts";
import { acceptsOutsideCoverage, needsPosition } from "./coverage.ts";
import { type DeliveryCompany, type DeliveryPricing, OTHER_DISTRICT_ID } from "./price-settings.ts";
import { type DeliveryQuote, quoteDelivery, routeToMeasure } from "./quote.ts";

const quote = (
  { company, delivery }: { company?: DeliveryCompany; delivery: DeliveryPricing },
  destination: Parameters<typeof quoteDelivery>[0]["destination"],
  roadMeters?: number,
): DeliveryQuote =>
  quoteDelivery({
    company: { ...restaurantPosition, ...company },
    delivery,
    destination,
    currencyCode: "MXN",
    roadMeters,
  });

test("a quote names a drawn district by its name and another district as the customer wrote it", () => {
  expect(quote(pricings["drawn district"], destinations.near)).toMatchObject({ areaName: "roma" });
  const { delivery } = pricings.district;
  const prices = { ...delivery.prices, area: { enable_out_of_area: true } };
  const other = destinations.named(OTHER_DISTRICT_ID, "Nápoles");
  expect(quote({ delivery: { prices } }, other)).toMatchObject({ areaName: "Nápoles" });
  expect(quote({ delivery }, destinations.named("condesa"))).toMatchObject({ areaName: "Condesa" });
});

test("the price is rounded to the currency's smallest unit", () => {
  const delivery = { prices: { type: "fixed", fixed: { price: 10.4 } } };
  const request = { company: {}, delivery, destination: destinations.near, currencyCode: "JPY" };
  expect(quoteDelivery(request)).toMatchObject({ price: 1000 });
});

test("a route is measured only for prices by distance and inside the coverage", () => {
  const { distance, range } = pricings;
  expect(routeToMeasure(restaurantPosition, distance.delivery, destinations.near)).toEqual({
    from: restaurantPosition,
    to: { latitude: 19.43, longitude: -99.16 },
  });
  expect(routeToMeasure(restaurantPosition, distance.delivery, destinations.far)).toBeNull();
  expect(routeToMeasure(restaurantPosition, distance.delivery, destinations.nowhere)).toBeNull();
  expect(routeToMeasure({}, distance.delivery, destinations.near)).toBeNull();
  expect(routeToMeasure(restaurantPosition, range.delivery, destinations.near)).toBeNull();
});

const price = fc.option(fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100));
const zone = fc.record({
  id: fc.constantFrom("a", "b", "c"),
  name: fc.constantFrom("Roma", "Condesa", null),
  enabled: fc.option(fc.boolean()),
  price,
  paths: fc.constantFrom(null, townPolygon, townPolygon[0], box(19.43, -99.2, 19.6, -99.1)),
});
const zones = fc.array(zone, { maxLength: 4 });
const ranges = fc.array(
  fc.record({ max: fc.integer({ min: -1, max: 10 }), enabled: fc.option(fc.boolean()), price }),
  { maxLength: 3 },
);
const anyPricing = fc.record({
  company: fc.record({
    receives_orders_outside_delivery_range: fc.boolean(),
    delivery_areas: zones,
    delivery_districts: zones,
    delivery_ranges: ranges,
  }),
  delivery: fc.record({
    google_maps_validation: fc.boolean(),
    prices: fc.record({
      type: fc.constantFrom("fixed", "districts", "areas", "ranges", "km traveled", "", "?"),
      fixed: fc.record({ price }),
      distance: fc.record({ starting_price: price, price_per_km: price }),
      area: fc.record({ areas: zones, enable_out_of_area: fc.boolean() }),
      districts: zones,
      ranges,
    }),
  }),
});
const degrees = (from: number) =>
  fc.option(fc.integer({ min: -80, max: 150 }).map((thousandths) => from + thousandths / 1000));
const anyPlace = fc.record({
  latitude: degrees(19.42),
  longitude: degrees(-99.16),
  area_id: fc.option(fc.constantFrom("a", "b", "c", "gone", OTHER_DISTRICT_ID)),
  area_name: fc.option(fc.constantFrom("Roma", "Nápoles")),
});

test("a price is a whole number from 0, and outside quotes appear exactly where they are allowed", () => {
  fc.assert(
    fc.property(anyPricing, anyPlace, (pricing, place) => {
      const found = quote(pricing, place);
      const allowed = acceptsOutsideCoverage(pricing.company, pricing.delivery);
      if (found.ok) {
        expect(Number.isInteger(found.price) && found.price >= 0).toBe(true);
        if (found.outside)
          expect({ allowed, price: found.price }).toEqual({ allowed: true, price: 0 });
      } else if (found.code === "outside_coverage") {
        expect(allowed).toBe(false);
      }
    }),
    { numRuns: 2000 },
  );
});

test("a quote without position is refused, or differs only in the district", () => {
  fc.assert(
    fc.property(anyPricing, anyPlace, (pricing, place) => {
      const found = quote(pricing, { ...place, longitude: null });
      if (needsPosition(pricing.company, pricing.delivery)) {
        expect(found).toEqual({ ok: false, code: "position_required" });
      } else if (pricing.delivery.prices.type !== "districts") {
        expect(found).toEqual(quote(pricing, place));
      } else if (found.ok && !found.outside) {
        expect(found.areaId).toBe(place.area_id);
      }
    }),
    { numRuns: 2000 },
  );
});

test("a quote without district is refused or the same", () => {
  fc.assert(
    fc.property(anyPricing, anyPlace, (pricing, place) => {
      const without = quote(pricing, { ...place, area_id: null });
      const found = quote(pricing, place);
      if (without.ok && !without.outside) expect(found).toEqual(without);
      if (found.ok && !found.outside && !without.ok) expect(without.code).toBe("area_required");
    }),
    { numRuns: 2000 },
  );
});

test("a place in several areas gets the cheapest price", () => {
  fc.assert(
    fc.property(anyPricing, anyPlace, ({ delivery: { prices } }, place) => {
      const areas = prices.area.areas.map((area, index) => ({ ...area, id: String(index) }));
      const { latitude, longitude } = place;
      if (latitude === null || longitude === null) return;
      const around = areas.filter(
        ({ paths, enabled }) => enabled !== false && isInsideShape(paths, { latitude, longitude }),
      );
      const found = quote({ delivery: { prices: { type: "areas", area: { areas } } } }, place);
      const cheapest = Math.min(...around.map((area) => toCents(area.price ?? 0, "USD")));
      const expected =
        areas.length > 0 && around.length > 0 ? { ok: true, price: cheapest } : { ok: false };
      expect(found).toMatchObject(expected);
    }),
    { numRuns: 2000 },
  );
});

test("a longer road is never cheaper, and no road is shorter than the straight distance", () => {
  const { delivery } = pricings.distance;
  const far = { delivery: { prices: { ...delivery.prices, ranges: [] } } };
  const meters = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(meters, meters, (one, more) => {
      const shorter = quote(far, destinations.far, one);
      const longer = quote(far, destinations.far, one + more);
      if (!shorter.ok || !longer.ok) throw new Error("is covered");
      expect(longer.price).toBeGreaterThanOrEqual(shorter.price);
      expect(shorter.price).toBeGreaterThanOrEqual(2000 + Math.floor(8.895 * 900));
    }),
  );
});
