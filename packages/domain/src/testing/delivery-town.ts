import type { DeliveryDestination } from "../delivery/coverage.ts";
import type { DeliveryCompany, DeliveryPricing } from "../delivery/price-settings.ts";
import type { Cents } from "../money/cents.ts";

/**
 * A row: title, settings, place, and the expected result: the code of a refusal, or a price such as
 * `35.5`, `free`, `to be defined` or, outside the coverage, `beyond`; then ` in ` and the id of the area
 * or district, if any. Then the way by road and the subtotal, where they matter.
 */
export type DeliveryCaseRow = readonly [
  title: string,
  pricing: { delivery: DeliveryPricing; company?: DeliveryCompany },
  destination: DeliveryDestination,
  expected: string,
  roadMeters?: number | null,
  subtotal?: Cents,
];

/** The position of the restaurant. */
export const restaurantPosition = { latitude: 19.42, longitude: -99.16 };

const nowhere: DeliveryDestination = {
  latitude: null,
  longitude: null,
  area_id: null,
  area_name: null,
};

/** Returns a place north of the restaurant. */
const north = (latitude: number): DeliveryDestination => ({
  ...nowhere,
  latitude,
  longitude: -99.16,
});

export const destinations = {
  nowhere,
  /** 1,112 m away. */
  near: north(19.43),
  /** 2,224 m away, on the northern border of `townPolygon`. */
  edge: north(19.44),
  /** 8,896 m away. */
  far: north(19.5),
  /** In the hole of the area, 1,528 m away. */
  hole: { ...north(19.43), longitude: -99.15 },
  /** On the border of the hole. */
  holeEdge: { ...north(19.425), longitude: -99.15 },
  named: (area_id: string, area_name: string | null = null) => ({ ...nowhere, area_id, area_name }),
};

/** The distance of `edge` in kilometres: 0.02 degrees by the mean radius of the earth. */
export const EDGE_KM = 2.2239016046706106;

/** Returns a rectangular ring. */
export function box(south: number, west: number, north: number, east: number) {
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: west },
    { latitude: north, longitude: east },
    { latitude: south, longitude: east },
  ];
}

/** The town around the restaurant, with a hole for the park. */
export const townPolygon = [
  box(19.4, -99.18, 19.44, -99.14),
  box(19.425, -99.155, 19.435, -99.145),
];

/** A company and its delivery settings. */
export type DeliveryFixture = { company?: DeliveryCompany; delivery: DeliveryPricing };

const ranges = [
  { id: "far", max: 9, price: 1, enabled: false },
  { id: "second", max: EDGE_KM, price: 40 },
  { id: "first", max: 1.5, price: 25 },
  { id: "none", max: 0, price: 5 },
];

const districts = [
  { id: "roma", name: "Roma", price: 30 },
  { id: "condesa", name: "Condesa", price: 45.5 },
  { id: "juarez", name: "Juárez", price: 10, enabled: false },
];

/** Settings of every price type. */
export const pricings = {
  fixed: { delivery: { prices: { type: "fixed", fixed: { price: 35.5 } } } },
  "fixed within a range": {
    delivery: { prices: { type: "FIXED", fixed: { price: 35.5 }, ranges } },
  },
  "to be defined": { delivery: { prices: { type: "to_be_defined", fixed: { price: 35.5 } } } },
  range: { delivery: { prices: { type: "ranges", ranges } } },
  distance: {
    delivery: {
      prices: { type: "km traveled", distance: { starting_price: 20, price_per_km: 9 }, ranges },
    },
  },
  area: {
    delivery: {
      prices: {
        type: "areas",
        area: {
          areas: [
            { id: "town", price: 30, paths: townPolygon },
            { id: "off", enabled: false },
          ],
        },
      },
    },
    company: {
      delivery_areas: [{ id: "off", price: 1, area: box(19.4, -99.2, 19.6, -99.1) }],
    },
  },
  district: { delivery: { prices: { type: "neighborhood", districts } } },
  "drawn district": {
    delivery: {
      prices: { type: "BY_DISTRICT", districts: [{ name: "roma" }, { name: "CONDESA" }] },
    },
    company: {
      delivery_districts: [
        { id: "roma", name: "Romá", price: 30, paths: townPolygon },
        { id: "condesa", name: "Condesa", price: 5, paths: box(19.6, -99.2, 19.7, -99.1) },
      ],
    },
  },
} satisfies Record<string, DeliveryFixture>;

/** Returns the settings with changed prices. */
export const withPrices = (
  { delivery, company }: DeliveryFixture,
  changes: DeliveryPricing["prices"],
): DeliveryFixture => ({ delivery: { prices: { ...delivery.prices, ...changes } }, company });
