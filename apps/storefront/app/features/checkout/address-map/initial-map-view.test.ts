import { expect, test } from "vitest";
import { placeWithoutAddress } from "../address/map-place.ts";
import { initialMapView, isPinUnmoved } from "./initial-map-view.ts";

const company = { latitude: 19.41868, longitude: -99.16243 };
/** A degree of latitude is 111,195 m on the sphere. */
const north = (meters: number) => ({ ...company, latitude: company.latitude + meters / 111_195 });

test("the map starts at the place, else at the company, else it shows the world", () => {
  const place = { latitude: 19.4, longitude: -99.1 };
  expect(initialMapView(placeWithoutAddress(place), company)).toEqual({ centre: place, zoom: 13 });
  expect(initialMapView(null, company)).toEqual({ centre: company, zoom: 13 });
  expect(initialMapView(null, null)).toEqual({ centre: { latitude: 0, longitude: 0 }, zoom: 0 });
});

test("a pin counts as moved from twenty metres on", () => {
  expect(isPinUnmoved(company, company)).toBe(true);
  expect(isPinUnmoved(north(19.999), company)).toBe(true);
  expect(isPinUnmoved(north(20), company)).toBe(false);
});

test("without a position of the company, a pin counts as moved away from 0,0", () => {
  expect(isPinUnmoved({ latitude: 0, longitude: 0 }, null)).toBe(true);
  expect(isPinUnmoved(company, null)).toBe(false);
});
