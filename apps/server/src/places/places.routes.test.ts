import { placesPaths } from "@comanda/contract/calls/place-calls";
import { beforeEach, expect, test } from "vitest";
import type { SiteWithPlacesDeps } from "../sites/site-app.ts";
import { createStorefrontApp } from "../storefront/storefront-app.ts";
import {
  createPlacesFixture,
  merida,
  type PlacesFixture,
  place,
  searchAnswer,
} from "../testing/places-fixture.ts";

let apiPaths: PlacesFixture["apiPaths"];
let places: PlacesFixture["places"];
let deps: PlacesFixture["deps"];
let request: PlacesFixture["request"];
beforeEach(() => {
  ({ apiPaths, places, deps, request } = createPlacesFixture());
});

const searchPath = `${placesPaths.search}?q=calle+60`;
const detailsPath = `${placesPaths.details}?id=ChIJ1&provider=google`;
const reversePath = `${placesPaths.reverse}?latitude=20.97&longitude=-89.62`;

test("a search uses the position and country of the host's company and the visitor's language", async () => {
  const init = { headers: { "accept-language": "pt-BR,pt;q=0.9" } };
  const { status, body } = await request(`${searchPath}+491&expand=1&session=a-1`, { init });
  expect({ status, body }).toEqual({ status: 200, body: searchAnswer });
  expect(places.search.search).toHaveBeenCalledWith({
    text: "calle 60 491",
    expand: true,
    session: "a-1",
    near: merida,
    country: "MX",
    language: "pt",
  });
});

test("a company without a position is searched in its country", async () => {
  await request(`${searchPath}&session=`, { host: "lost.test" });
  expect(places.search.search).toHaveBeenCalledWith({
    text: "calle 60",
    expand: false,
    session: null,
    near: null,
    country: "BR",
    language: "en",
  });
});

test("details and reverse search return a place", async () => {
  expect(await request(`${detailsPath}&session=a-1`)).toMatchObject({
    status: 200,
    body: { place },
  });
  expect(places.search.details).toHaveBeenCalledWith({
    id: "ChIJ1",
    provider: "google",
    session: "a-1",
    country: "MX",
    language: "en",
  });
  expect(await request(reversePath)).toMatchObject({ status: 200, body: { place } });
  expect(places.search.reverse).toHaveBeenCalledWith({
    position: { latitude: 20.97, longitude: -89.62 },
    country: "MX",
    language: "en",
  });
});

test.each([searchPath, detailsPath, reversePath])(
  "%s at an unknown host gives host_not_found",
  async (path) => {
    for (const host of ["unknown.test", "[2001:db8::1]"]) {
      expect(await request(path, { host })).toMatchObject({
        status: 404,
        body: { code: "host_not_found" },
      });
    }
  },
);

test("the company of a host is read once a minute", async () => {
  const app = createStorefrontApp(deps);
  for (const path of [searchPath, detailsPath, reversePath, searchPath])
    await request(path, { app });
  expect(apiPaths).toEqual([
    "/ms-companies/public/hosts/tacos.test",
    "/ms-companies/public/companies/tacos.test",
  ]);
});

test("a failure of the API gives 503 and is not cached", async () => {
  let broken = true;
  const backend: SiteWithPlacesDeps["backend"] = {
    ...deps.backend,
    fetchFor: (visitor) => (input, init) =>
      broken ? Promise.reject(new TypeError("no")) : deps.backend.fetchFor(visitor)(input, init),
  };
  const app = createStorefrontApp({ ...deps, backend });
  expect(await request(searchPath, { app })).toMatchObject({
    status: 503,
    body: { code: "unavailable" },
  });
  broken = false;
  expect(await request(searchPath, { app })).toMatchObject({ status: 200 });
});

test("the headers of an answer forbid caching and scripts", async () => {
  const visitorCountry = placesPaths.visitorCountry;
  for (const path of [searchPath, detailsPath, reversePath, visitorCountry, placesPaths.search]) {
    const { headers } = await request(path);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("set-cookie")).toBeNull();
  }
});

test("the visitor's country is looked up by IP address", async () => {
  const path = placesPaths.visitorCountry;
  const answer = await request(path, { visitor: "189.203.0.1", host: "unknown.test" });
  expect(answer).toMatchObject({ status: 200, body: { country_code: "MX" } });
  expect(places.visitorCountry).toHaveBeenCalledWith("189.203.0.1");
  expect(await request(path)).toMatchObject({ status: 200, body: { country_code: null } });
});
