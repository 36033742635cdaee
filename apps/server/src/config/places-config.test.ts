import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";

test("a planned provider without its variable is an error", () => {
  const read = () => readConfig({ SEARCH_PROVIDERS: "BR:google,photon;*:gazetteer,radar" });
  expect(read).toThrow("RADAR_KEY must be set: SEARCH_PROVIDERS has radar");
  expect(read).toThrow("GOOGLE_PLACES_KEY must be set: SEARCH_PROVIDERS has google");
  expect(read).toThrow("PHOTON_URL must be set: SEARCH_PROVIDERS has photon");
  const { places } = readConfig({
    SEARCH_PROVIDERS: "BR:google;*:gazetteer,radar",
    RADAR_KEY: "prj_live_sk_1",
    RADAR_URL: "https://radar.test/",
    GOOGLE_PLACES_KEY: "AIza1",
  });
  expect(places.plan).toEqual({
    countries: new Map([["BR", ["google"]]]),
    others: ["gazetteer", "radar"],
  });
  expect(places.sources).toEqual({
    radar: { key: "prj_live_sk_1", url: "https://radar.test" },
    google: {
      key: "AIza1",
      placesUrl: "https://places.googleapis.com",
      geocodingUrl: "https://maps.googleapis.com",
    },
    photon: null,
  });
});

test("pages get the key of the browser's map, and no other key", () => {
  const { map } = readConfig({
    SEARCH_PROVIDERS: "google,radar",
    GOOGLE_PLACES_KEY: "server-secret-1",
    RADAR_KEY: "server-secret-2",
    GOOGLE_MAPS_KEY: "browser-key-1",
  });
  expect(map.googleKey).toBe("browser-key-1");
  expect(JSON.stringify(map)).not.toContain("secret");
});

test("the map can be drawn from the address file alone", () => {
  const { map } = readConfig({ TILE_URL: "off", TILE_ATTRIBUTION: "A map service" });
  expect(map).toEqual({ tileUrl: null, attribution: "", googleKey: null });
});

test.each([
  "https://tiles.test/{z}/{x}/{y}@2x.png?key=a-b",
  "https://tiles.test/{y}/{x}/{z}",
  "/my-tiles/{z}/{x}/{y}.png",
])("%s is a valid URL of map tiles", (TILE_URL) => {
  expect(readConfig({ TILE_URL }).map.tileUrl).toBe(TILE_URL);
});

test.each([
  "https://tiles.test/{z}/{x}.png",
  "https://tiles.test/{z}/{x}/{x}.png",
  "https://{s}.tiles.test/{z}/{x}/{y}.png",
  "https://tiles.test/{z}/{x}/{y}{r}.png",
  "https://{z}/{x}/{y}.png",
  "//tiles.test/{z}/{x}/{y}.png",
  "javascript:{z}{x}{y}",
  "none",
])("%s is no valid URL of map tiles", (TILE_URL) => {
  expect(() => readConfig({ TILE_URL })).toThrow("TILE_URL must");
});
