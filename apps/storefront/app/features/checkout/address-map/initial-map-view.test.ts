import { expect, test } from "vitest";
import { placeWithoutAddress } from "../address/map-place.ts";
import { initialMapView } from "./initial-map-view.ts";

const company = { latitude: 19.41868, longitude: -99.16243 };

test("the map starts at the place, else at the company, else it shows the world", () => {
  const place = { latitude: 19.4, longitude: -99.1 };
  expect(initialMapView(placeWithoutAddress(place), company)).toEqual({ centre: place, zoom: 13 });
  expect(initialMapView(null, company)).toEqual({ centre: company, zoom: 13 });
  expect(initialMapView(null, null)).toEqual({ centre: { latitude: 0, longitude: 0 }, zoom: 0 });
});
