import { validRings } from "@comanda/domain/geo/shape";
import * as v from "valibot";
import { expect, test } from "vitest";
import { faultsFromIssues, parseAnswer } from "../calls/parse-answer.ts";
import { Shape } from "./shape.ts";

const point = { latitude: 1, longitude: 2 };
const ring = [point, point, point];

test.each([
  [ring, 1],
  [[ring], 1],
  [[ring, ring], 2],
  [[ring, []], 1],
  [[], 0],
  [[[]], 0],
  [null, 0],
  [undefined, 0],
])("the shape %j has %i rings", (value, count) => {
  const shape = v.parse(Shape, value);
  expect(shape).toEqual(value ?? []);
  expect(validRings(shape)).toHaveLength(count);
});

test.each<[unknown, string]>([
  [[{ latitude: 91, longitude: 0 }], "0.latitude"],
  [[ring, [{ latitude: 0, longitude: 181 }]], "1.0.longitude"],
  [[point, ring], ""],
  [[{ latitude: "1", longitude: 2 }], ""],
  ["1,2", ""],
])("the shape %j is refused at %j", (shape, path) => {
  const { issues = [] } = v.safeParse(Shape, shape);
  expect(faultsFromIssues(issues).map((fault) => fault.path)).toEqual([path]);
});

test("fields that another backend leaves out of company, settings and delivery cost get defaults", () => {
  const company = {
    id: "tacos",
    name: "Tacos",
    timezone: "America/Mexico_City",
    country: { country_code: "mx" },
    delivery_areas: [{ id: "a" }, { id: "b", area: null }, { id: "c", area: [ring], color: "red" }],
    delivery_districts: [{ id: "d", name: "Roma" }],
  };
  expect(parseAnswer("readCompany", company)).toMatchObject({
    delivery_areas: [{ area: [] }, { area: [] }, { area: [ring], price: 0, enabled: true }],
    delivery_districts: [{ paths: [], price: 0, enabled: true }],
  });
  const areas = [{ id: "a", paths: [ring, ring] }, { id: "b" }];
  const delivery = { prices: { area: { areas }, districts: [{ name: "Roma" }] } };
  expect(parseAnswer("readEcommerceSettings", { delivery })).toMatchObject({
    delivery: { prices: { area: { areas: [{ paths: [ring, ring] }, { paths: [] }] } } },
  });
  const none = { area_price: null, area_id: null, area_name: null };
  expect(parseAnswer("readDeliveryAreaCost", {})).toEqual(none);
  expect(parseAnswer("readDeliveryAreaCost", { area_price: 3, zone: 1 })).toEqual({
    ...none,
    area_price: 3,
  });
});
