import {
  type DeliveryCaseRow,
  destinations,
  EDGE_KM,
  pricings,
  restaurantPosition,
  withPrices,
} from "./delivery-town.ts";

const { distance, fixed, range } = pricings;
const validated = { delivery: { ...fixed.delivery, google_maps_validation: true } };

/** Cases of prices by distance, and of other prices, beyond the matrix of `delivery-cases.ts`. */
export const distanceRows: readonly DeliveryCaseRow[] = [
  ["by map validation, without a position", validated, destinations.nowhere, "position_required"],
  ["by map validation, with one", validated, destinations.far, "35.5"],
  ["with half a position", range, { ...destinations.near, longitude: null }, "position_required"],
  [
    "with a coordinate that is not a number",
    range,
    { ...destinations.near, latitude: Number.NaN },
    "position_required",
  ],
  ["at the restaurant itself", range, { ...destinations.nowhere, ...restaurantPosition }, "25"],
  [
    "in a range without a price",
    withPrices(range, { fixed: { price: 15 }, ranges: [{ max: 2 }] }),
    destinations.near,
    "15",
  ],
  [
    "in the company's ranges, with none in the settings",
    { ...withPrices(range, { ranges: [] }), company: { delivery_ranges: [{ max: 2, price: 18 }] } },
    destinations.near,
    "18",
  ],
  ["without any range", withPrices(range, { ranges: [] }), destinations.near, "outside_coverage"],
  [
    "from a restaurant without a position",
    { ...range, company: { latitude: null } },
    destinations.near,
    "outside_coverage",
  ],
  ["by a longer road", distance, destinations.near, "38", 2000],
  ["by a road shorter than the straight distance", distance, destinations.near, "30.01", 5],
  ["without a measured road", distance, destinations.near, "33.01", null],
  [
    "by a road longer than the range, which is a straight distance",
    distance,
    destinations.edge,
    "110",
    10_000,
  ],
  [
    "by road without a range",
    withPrices(distance, { ranges: [] }),
    destinations.far,
    "120.08",
    EDGE_KM * 5000,
  ],
  ["for a fixed price of 0", withPrices(fixed, { fixed: { price: 0 } }), destinations.near, "free"],
  [
    "for a fixed price that is not set",
    withPrices(fixed, { fixed: {} }),
    destinations.near,
    "free",
  ],
  [
    "for a price of 0 per kilometre",
    withPrices(distance, { distance: {} }),
    destinations.near,
    "free",
  ],
  [
    "by an unknown price type",
    withPrices(fixed, { type: "by the moon" }),
    destinations.near,
    "to be defined",
  ],
];
