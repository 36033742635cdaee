import { placesPaths } from "@comanda/contract/calls/place-calls";
import { beforeEach, expect, test, vi } from "vitest";
import { createPlacesFixture, type PlacesFixture } from "../testing/places-fixture.ts";

let places: PlacesFixture["places"];
let request: PlacesFixture["request"];
beforeEach(() => {
  ({ places, request } = createPlacesFixture());
});

test("a tile of an unknown host is answered and cached for an hour", async () => {
  const { status, headers, body } = await request(`${placesPaths.tiles}/16/16460/28897.svg`, {
    host: "unknown.test",
  });
  expect({ status, body }).toEqual({ status: 200, body: expect.stringContaining("<svg") });
  expect(headers.get("content-type")).toBe("image/svg+xml");
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(places.drawTile).toHaveBeenCalledWith(16, 16_460, 28_897);
});

test.each([
  ["empty", "public, max-age=60"],
  ["failed", "no-store"],
] as const)("a tile in the state %s is cached with %s", async (state, cacheControl) => {
  vi.mocked(places.drawTile).mockResolvedValue({ svg: "<svg/>", state });
  const { status, headers } = await request(`${placesPaths.tiles}/16/16460/28897.svg`);
  expect({ status, cacheControl: headers.get("cache-control") }).toEqual({
    status: 200,
    cacheControl,
  });
});

test.each(["0/0/0", "1/1/1", "20/1048575/1048575"])("the tile path %s gives 200", async (tile) => {
  expect(await request(`${placesPaths.tiles}/${tile}.svg`)).toMatchObject({ status: 200 });
});

test.each([
  "0/0/1.svg",
  "1/2/0.svg",
  "1/0/2.svg",
  "21/0/0.svg",
  "-1/0/0.svg",
  "1/-1/0.svg",
  "01/0/0.svg",
  "1.0/0/0.svg",
  "1e1/0/0.svg",
  "1/0/0",
  "1/0/0.png",
  "1/0/.svg",
  "1/0/0.svg.svg",
  "9999999999/0/0.svg",
  "%2e%2e/0/0.svg",
])("the tile path %s gives 404", async (tile) => {
  expect(await request(`${placesPaths.tiles}/${tile}`)).toMatchObject({ status: 404 });
  expect(places.drawTile).not.toHaveBeenCalled();
});
