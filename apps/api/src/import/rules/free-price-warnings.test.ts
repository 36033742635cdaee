import { expect, test } from "vitest";
import { freePriceWarnings } from "./free-price-warnings.ts";

test.each([
  [{ type: "fixed" }, {}, ["fixed.price"]],
  [{ type: "FIXED", fixed: { price: null } }, {}, ["fixed.price"]],
  [{ type: "fixed", fixed: { price: 0 } }, {}, []],
  [{ type: "km traveled", distance: {} }, {}, ["distance.price_per_km"]],
  [{ type: "km traveled", distance: { starting_price: 0 } }, {}, []],
  [{ type: "ranges", ranges: [{ max: 1, price: 0 }, { max: 2 }] }, {}, ["ranges.1.price"]],
  [{ type: "ranges", ranges: [{ max: 2, enabled: false }] }, {}, []],
  [{ type: "ranges", ranges: [{ max: 2 }], fixed: { price: 5 } }, {}, []],
  [{ type: "ranges" }, { delivery_ranges: [{ max: 2 }] }, ["company.delivery_ranges.0.price"]],
  [{ type: "to_be_defined" }, {}, []],
  [{}, {}, []],
])(
  "prices %j of the company %j give a warning for each absent price",
  (prices, company, absent) => {
    const value = { company, ecommerce_settings: { delivery: { prices } } };
    const paths = absent.map((path) =>
      path.startsWith("company") ? path : `ecommerce_settings.delivery.prices.${path}`,
    );
    expect(freePriceWarnings({ path: "", value }).map(({ path }) => path)).toEqual(paths);
  },
);
