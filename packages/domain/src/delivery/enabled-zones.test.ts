import { expect, test, vi } from "vitest";
import { areaZones, districtOptions, districtZones, findDeliveryZone } from "./enabled-zones.ts";
import { OTHER_DISTRICT_ID } from "./price-settings.ts";

const ring = [
  { latitude: 0, longitude: 0 },
  { latitude: 1, longitude: 0 },
  { latitude: 0, longitude: 1 },
];
const other = ring.map(({ latitude, longitude }) => ({ latitude: latitude + 5, longitude }));

const company = {
  currency: { code: "MXN" },
  delivery_districts: [
    { id: "roma", name: "Roma Norte", price: 30, paths: ring },
    { id: "angel", name: "San Ángel", price: 20 },
    { id: "off", name: "Off", price: 1, enabled: false },
    { id: "unlisted", name: "Unlisted", price: 1 },
  ],
  delivery_areas: [
    { id: "north", price: 40, area: ring },
    { id: "off", price: 1, enabled: false, area: ring },
  ],
};
const delivery = {
  prices: {
    type: "districts",
    area: {
      areas: [
        { id: "north", paths: other },
        { id: "south" },
        { id: "off" },
        { id: "shut", enabled: false },
      ],
      enable_out_of_area: true,
    },
    districts: [
      { id: "roma", name: "Roma", price: 0 },
      { name: "  san  ANGEL " },
      { name: "Off" },
      { name: "Álamos", enabled: null },
      { id: "angel", name: "Twice", price: 99 },
      { name: "Closed", enabled: false },
    ],
  },
};

test("zones are merged from settings and company, with the settings first", () => {
  expect(districtZones(company, delivery)).toEqual([
    { id: "roma", name: "Roma", price: 0, shape: ring, hasPolygon: true },
    { id: "angel", name: "  san  ANGEL ", price: 20, shape: null, hasPolygon: false },
    { id: "name:alamos", name: "Álamos", price: 0, shape: null, hasPolygon: false },
  ]);
  expect(areaZones(company, delivery)).toEqual([
    { id: "north", name: null, price: 40, shape: other, hasPolygon: true },
    { id: "south", name: null, price: 0, shape: null, hasPolygon: false },
  ]);
});

test("the company's zones count if the settings have none", () => {
  for (const none of [null, undefined, {}, { prices: { districts: [] } }]) {
    const ids = districtZones(company, none).map(({ id }) => id);
    expect(ids).toEqual(["roma", "angel", "unlisted"]);
    expect(areaZones(company, none)).toHaveLength(1);
  }
});

test("districts are sorted by name, with the unnamed one last", () => {
  expect(districtOptions(company, delivery)).toEqual([
    { id: "name:alamos", name: "Álamos", price: 0 },
    { id: "roma", name: "Roma", price: 0 },
    { id: "angel", name: "  san  ANGEL ", price: 2000 },
    { id: OTHER_DISTRICT_ID, name: "", price: 0 },
  ]);
  const { area: _, ...prices } = delivery.prices;
  expect(districtOptions(company, { prices }).at(-1)?.id).toBe("angel");
});

test("no districts are offered for another price type, or without districts", () => {
  const areas = { prices: { ...delivery.prices, type: "areas" } };
  expect(districtOptions(company, areas)).toEqual([]);
  expect(districtOptions({}, { prices: { ...delivery.prices, districts: [] } })).toEqual([]);
});

test("a district's price is rounded to the currency's smallest unit", () => {
  const districts = {
    prices: { type: "districts", districts: [{ id: "a", name: "A", price: 10.4 }] },
  };
  expect(districtOptions({ currency: { code: "JPY" } }, districts)).toMatchObject([
    { price: 1000 },
  ]);
});

test.each([
  [" San  Ángel ", "name:san-angel"],
  ["محلة", "name:.1xtr96try6o"],
  ["Rua 7 / São João", "name:rua-7-sao-joao.03uzkp901qn"],
  ["x".repeat(100), `name:${"x".repeat(40)}.0wis2iskmw9`],
])("a district with only the name %s gets the id %s", (name, id) => {
  expect(idsOf([name])).toEqual([id]);
  expect(id).toMatch(/^[\w.:-]{1,64}$/);
});

test.each([
  ["المنطقة الصناعية الأولى", "المنطقة الصناعية الثانية", "المنطقة الصناعية الثالثة"],
  ["Центральный район Северный", "Центральный район Южный"],
  ["Zona 1-2", "Zona 1 2"],
  ["A&B", "A/B"],
])("similar names get different ids: %s, %s", (...names) => {
  expect(new Set(idsOf(names)).size).toBe(names.length);
});

test("districts with one name get different ids, and the first keeps the company's id", () => {
  expect(idsOf(["Centro", "CENTRO", "Centro"])).toEqual([
    "name:centro",
    "name:centro.2",
    "name:centro.3",
  ]);
  const company = { delivery_districts: [{ id: "c1", name: "Centro" }] };
  expect(idsOf(["Centro", "Céntro"], company)).toEqual(["c1", "name:centro"]);
  const districts = [{ name: "Centro" }, { id: "name:centro", name: "Other" }];
  const ids = districtZones({}, { prices: { districts } }).map(({ id }) => id);
  expect(ids).toEqual(["name:centro.2", "name:centro"]);
});

test("a district whose id the company does not know is found by its name", () => {
  const company = { delivery_districts: [{ id: "c1", name: "Centro", price: 30 }] };
  const zones = (...districts: object[]) => districtZones(company, { prices: { districts } });
  expect(zones({ id: "s1", name: "centro" })).toMatchObject([{ id: "s1", price: 30 }]);
  expect(zones({ id: "s1", name: "Centro" }, { id: "c1" })).toMatchObject([
    { id: "s1", price: 0 },
    { id: "c1", price: 30 },
  ]);
});

test("each name of many districts is folded once, and the merged list is cached", () => {
  const many = Array.from({ length: 1500 }, (_, at) => ({ name: `Colonia ${at}`, price: at }));
  const company = { delivery_districts: many.map(({ name }, at) => ({ id: `c${at}`, name })) };
  const set = { prices: { type: "districts", districts: many.toReversed() } };
  const folding = vi.spyOn(String.prototype, "normalize");
  const zones = districtZones(company, set);
  expect(folding.mock.calls.length).toBeLessThanOrEqual(3000);
  folding.mockRestore();
  expect(zones).toHaveLength(1500);
  expect(zones[0]).toMatchObject({ id: "c1499", price: 1499 });
  expect(districtZones({ ...company }, { ...set })).toBe(zones);
});

function idsOf(names: string[], companyFields = {}): string[] {
  const districts = names.map((name) => ({ name }));
  return districtZones(companyFields, { prices: { districts } }).map(({ id }) => id);
}

test.each([
  ["roma", "Roma"],
  ["angel", "  san  ANGEL "],
  ["north", null],
  [OTHER_DISTRICT_ID, null],
])("the zone %s is found", (id, name) => {
  expect(findDeliveryZone(company, delivery, id)).toEqual({ id, name });
});

test.each(["off", "unlisted", "elsewhere", ""])("the zone %j is not found", (id) => {
  expect(findDeliveryZone(company, delivery, id)).toBeNull();
});

test("there is no other district without settings or without deliveries outside the areas", () => {
  const closed = { prices: { area: { enable_out_of_area: false } } };
  for (const none of [null, {}, closed]) {
    expect(findDeliveryZone({}, none, OTHER_DISTRICT_ID)).toBeNull();
  }
});
