import { expect, test } from "vitest";
import { farZoneWarnings } from "./far-zone-warnings.ts";

const berlin = { latitude: 52.5, longitude: 13.4 };
const corners = (...points: [number, number][]) =>
  points.map(([latitude, longitude]) => ({ latitude, longitude }));
const square = corners([52.4, 13.3], [52.6, 13.3], [52.6, 13.5], [52.4, 13.5]);
const exchanged = square.map(({ latitude, longitude }) => ({
  latitude: longitude,
  longitude: latitude,
}));
const bow = corners([52.4, 13.3], [52.6, 13.5], [52.6, 13.3], [52.4, 13.5]);

const warningsOf = (company: object) => {
  const value = { company };
  return farZoneWarnings({ path: "", value }).map(({ path, message }) => `${path} ${message}`);
};

test("a zone whose latitudes and longitudes are exchanged gives a warning", () => {
  const [warning, ...more] = warningsOf({ ...berlin, delivery_areas: [{ area: exchanged }] });
  expect(warning).toMatch(/^company\.delivery_areas\.0\.area lies hundreds of kilometres/u);
  expect(more).toEqual([]);
});

test("a border that crosses itself gives a warning", () => {
  const [warning, ...more] = warningsOf({ ...berlin, delivery_districts: [{ paths: [bow] }] });
  expect(warning).toMatch(/^company\.delivery_districts\.0\.paths has a border that crosses/u);
  expect(more).toEqual([]);
});

test("a restaurant at 0, 0 gives one warning, and none for its zones", () => {
  const company = { latitude: 0, longitude: 0, delivery_areas: [{ area: square }] };
  expect(warningsOf(company)).toEqual([expect.stringContaining("company.latitude is 0")]);
});

test.each([
  [{ ...berlin, delivery_areas: [{ area: [...square, square[0]] }, {}, { area: "x" }] }],
  [{ delivery_areas: [{ area: exchanged }] }],
  [{ ...berlin, delivery_areas: [{ area: [{ lat: 1, lng: 2 }] }] }],
])("the zones of the company %j give no warning", (company) => {
  expect(warningsOf(company)).toEqual([]);
});
