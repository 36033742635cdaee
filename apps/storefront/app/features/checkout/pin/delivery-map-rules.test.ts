import { expect, test } from "vitest";
import { isUnmoved, startView } from "./delivery-map-rules.ts";
import { mapCentre } from "./map-address-place.ts";

const company = { latitude: 19.41868, longitude: -99.16243 };
/** A degree of latitude has 111,195 m on the sphere. */
const north = (meters: number) => ({ ...company, latitude: company.latitude + meters / 111_195 });

test("the map begins at the place, else at the company, else it shows the world", () => {
  const place = { latitude: 19.4, longitude: -99.1 };
  expect(startView(mapCentre(place), company)).toEqual({ centre: place, zoom: 13 });
  expect(startView(null, company)).toEqual({ centre: company, zoom: 13 });
  expect(startView(null, null)).toEqual({ centre: { latitude: 0, longitude: 0 }, zoom: 0 });
});

test("twenty metres from the company is far enough", () => {
  expect(isUnmoved(company, company)).toBe(true);
  expect(isUnmoved(north(19.999), company)).toBe(true);
  expect(isUnmoved(north(20), company)).toBe(false);
});

test("where the company is on no map, the pin has to leave the middle of the world", () => {
  expect(isUnmoved({ latitude: 0, longitude: 0 }, null)).toBe(true);
  expect(isUnmoved(company, null)).toBe(false);
});
