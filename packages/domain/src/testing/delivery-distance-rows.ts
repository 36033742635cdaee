import type { DeliveryRow } from "./delivery-cases.ts";
import { EDGE_KM, places, pricings, restaurant, withPrices } from "./delivery-town.ts";

const { distance, fixed, range } = pricings;
const validated = { delivery: { ...fixed.delivery, google_maps_validation: true } };

/** What the matrix of types and places leaves out of prices by distance, and of those without a place. */
export const distanceRows: readonly DeliveryRow[] = [
  ["by map validation, without a position", validated, places.nowhere, "position_required"],
  ["by map validation, with one", validated, places.far, "35.5"],
  ["at half a position", range, { ...places.near, longitude: null }, "position_required"],
  ["at no number", range, { ...places.near, latitude: Number.NaN }, "position_required"],
  ["at the restaurant itself", range, { ...places.nowhere, ...restaurant }, "25"],
  [
    "in a range without a price",
    withPrices(range, { fixed: { price: 15 }, ranges: [{ max: 2 }] }),
    places.near,
    "15",
  ],
  [
    "in the company's ranges, the settings having none",
    { ...withPrices(range, { ranges: [] }), company: { delivery_ranges: [{ max: 2, price: 18 }] } },
    places.near,
    "18",
  ],
  ["without any range", withPrices(range, { ranges: [] }), places.near, "outside_coverage"],
  [
    "from a restaurant that nobody knows where to find",
    { ...range, company: { latitude: null } },
    places.near,
    "outside_coverage",
  ],
  ["by a longer road", distance, places.near, "38", 2000],
  ["by a road shorter than the crow's", distance, places.near, "30.01", 5],
  ["by no road", distance, places.near, "33.01", null],
  ["by a road longer than the range, which is the crow's", distance, places.edge, "110", 10_000],
  [
    "by road without a range",
    withPrices(distance, { ranges: [] }),
    places.far,
    "120.08",
    EDGE_KM * 5000,
  ],
  ["for nothing, wherever it is", withPrices(fixed, { fixed: { price: 0 } }), places.near, "free"],
  ["for nothing, however far", withPrices(distance, { distance: {} }), places.near, "free"],
  [
    "for a price nobody knows how to tell",
    withPrices(fixed, { type: "by the moon" }),
    places.near,
    "to be defined",
  ],
];
