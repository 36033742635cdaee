import { box } from "@comanda/domain/testing/delivery-town";
import { expect, test } from "vitest";
import { deliveryFaults } from "./delivery-faults.ts";

const square = box(19, -99.2, 19.1, -99.1);
const [first, second, third, fourth] = square;
const bowTie = [first, third, second, fourth];

const areas = (...list: object[]) => ({
  ecommerce_settings: { delivery: { prices: { type: "areas", area: { areas: list } } } },
});
const prices = (type: string, fields: object) => ({
  ecommerce_settings: { delivery: { prices: { type, ...fields } } },
});

test("a drawing that is wrong is refused, until it is stored so already", () => {
  const value = areas({ id: "a", paths: bowTie }, { id: "b", paths: square.slice(0, 2) });
  expect(deliveryFaults(value, areas())).toEqual({
    "zone.a.corners": "crosses",
    "zone.b.corners": "corners",
  });
  expect(deliveryFaults(value, value)).toEqual({});
  const lacking = areas({ id: "a", paths: square }, { id: "c" });
  expect(deliveryFaults(lacking, lacking)).toEqual({});
  expect(deliveryFaults(lacking, {})).toEqual({ "zone.c.corners": "corners" });
  expect(
    deliveryFaults(areas({ id: "a", paths: square }, { id: "c", enabled: false }), areas()),
  ).toEqual({});
});

test("a district needs a name", () => {
  const value = prices("districts", { districts: [{ id: "a", name: " " }] });
  expect(deliveryFaults(value, value)).toEqual({ "zone.a.name": "noName" });
});

test("a distance that is on is above 0, and stands in the list once", () => {
  const ranges = [{ max: 0 }, { max: 3 }, { max: 3 }, { max: 3, enabled: false }, { max: null }];
  for (const type of ["ranges", "fixed", "km_traveled"])
    expect(deliveryFaults(prices(type, { ranges }), {})).toEqual({
      "range.0.max": "noDistance",
      "range.2.max": "sameDistance",
      "range.4.max": "noDistance",
    });
});

test("lists that set no price are not checked", () => {
  const ranges = [{ max: 0 }];
  expect(deliveryFaults(prices("areas", { ranges }), {})).toEqual({});
  expect(deliveryFaults(prices("to_be_defined", { ranges }), {})).toEqual({});
});
