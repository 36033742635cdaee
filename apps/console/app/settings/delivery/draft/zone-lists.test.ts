import { pricingZones } from "@comanda/domain/delivery/coverage";
import { box } from "@comanda/domain/testing/delivery-town";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { SectionValue } from "../../../parts/saving/section-value.ts";
import { pricingOf } from "./draft-pricing.ts";
import {
  rangeFields,
  rangesIn,
  withZones,
  type ZoneKind,
  zoneFields,
  zonesIn,
} from "./zone-lists.ts";

const square = box(19, -99.2, 19.1, -99.1);
const hole = box(19.04, -99.16, 19.06, -99.14);

const section = (type: string, prices: object, company: object = {}): SectionValue => ({
  company,
  ecommerce_settings: { delivery: { prices: { type, ...prices } } },
});

test("zones of either list are one, and of both are joined", () => {
  const own = { delivery_areas: [{ id: "a", price: 5, area: square, enabled: false }] };
  expect(zonesIn(section("areas", {}), "area")).toEqual([]);
  expect(zonesIn(section("areas", {}, own), "area")).toMatchObject([
    { id: "a", price: 5, enabled: false, rings: [square] },
  ]);
  const both = section("areas", { area: { areas: [{ id: "a", price: 7 }, { id: "b" }] } }, own);
  expect(zonesIn(both, "area")).toMatchObject([
    { id: "a", price: 7, enabled: false, rings: [square] },
    { id: "b", price: 0, enabled: true, rings: [] },
  ]);
});

test("a change is stored in the settings' list, and in the company's where it has one", () => {
  const zone = {
    id: "a",
    name: null,
    enabled: true,
    price: 9,
    rings: [square, hole],
    rest: { x: 1 },
  };
  const stored = { x: 1, id: "a", enabled: true, price: 9 };
  expect(zoneFields(section("areas", {}), "area", [zone])).toEqual({
    "ecommerce_settings.delivery.prices.area.areas": [{ ...stored, paths: [square, hole] }],
  });
  const own = { delivery_areas: [{ id: "a" }] };
  expect(zoneFields(section("areas", {}, own), "area", [{ ...zone, rings: [square] }])).toEqual({
    "ecommerce_settings.delivery.prices.area.areas": [{ ...stored, paths: square }],
    "company.delivery_areas": [{ ...stored, area: square }],
  });
  const districts = { delivery_districts: [{ id: "a", name: "Roma" }] };
  expect(
    zoneFields(section("districts", {}, districts), "district", [
      { ...zone, name: "Roma", rings: [] },
    ]),
  ).toEqual({
    "ecommerce_settings.delivery.prices.districts": [{ ...stored, name: "Roma", paths: [] }],
    "company.delivery_districts": [{ ...stored, name: "Roma", paths: [] }],
  });
});

test("a drawing with two corners stays as it is", () => {
  const value = section("areas", { area: { areas: [{ id: "a", paths: square.slice(0, 2) }] } });
  expect(zonesIn(value, "area")[0]?.rings).toEqual([square.slice(0, 2)]);
});

test("ranges are those of the settings, else the company's, and are stored in both", () => {
  const own = { delivery_ranges: [{ max: 3 }] };
  expect(rangesIn(section("ranges", {}, own))).toEqual([{ max: 3 }]);
  expect(rangesIn(section("ranges", { ranges: [{ max: 4 }] }, own))).toEqual([{ max: 4 }]);
  expect(Object.keys(rangeFields(section("ranges", {}, own), []))).toHaveLength(2);
  expect(Object.keys(rangeFields(section("ranges", {}), []))).toHaveLength(1);
});

const zones = fc.array(
  fc.record(
    {
      id: fc.constantFrom("a", "b", "c", "d"),
      name: fc.constantFrom("Roma", "Condesa", "Juárez"),
      enabled: fc.boolean(),
      price: fc.integer({ min: 0, max: 99 }),
      paths: fc.constantFrom([], square, [square, hole]),
      area: fc.constantFrom([], square),
    },
    { requiredKeys: ["id", "name"] },
  ),
  { maxLength: 4 },
);

test("storing zones unchanged keeps what guests are quoted, whatever both lists have", () => {
  const kinds = fc.constantFrom<ZoneKind>("area", "district");
  fc.assert(
    fc.property(kinds, zones, zones, (kind, set, own) => {
      const unique = (list: typeof set) => [
        ...new Map(list.map((zone) => [zone.id, zone])).values(),
      ];
      const [settings, company] = [unique(set), unique(own)];
      const value =
        kind === "area"
          ? section("areas", { area: { areas: settings } }, { delivery_areas: company })
          : section("districts", { districts: settings }, { delivery_districts: company });
      const quoted = (of: SectionValue) => {
        const { company: place, delivery } = pricingOf(of);
        const known = kind === "area" ? { name: null } : {};
        return pricingZones(place, delivery).map((zone) => ({ ...zone, ...known }));
      };
      const stored = withZones(value, kind, zonesIn(value, kind));
      expect(quoted(stored)).toEqual(quoted(value));
      expect(zonesIn(stored, kind).map(({ id, enabled }) => ({ id, enabled }))).toEqual(
        zonesIn(value, kind).map(({ id, enabled }) => ({ id, enabled })),
      );
    }),
  );
});
