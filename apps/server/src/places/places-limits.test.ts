import { RateLimiter } from "@comanda/api/limits/limiter";
import { rateLimits } from "@comanda/api/limits/rate-limits";
import { placesPaths } from "@comanda/contract/calls/place-calls";
import { beforeEach, expect, test } from "vitest";
import { createStorefrontApp } from "../storefront/storefront-app.ts";
import { createPlacesFixture, type PlacesFixture } from "../testing/places-fixture.ts";

let places: PlacesFixture["places"];
let deps: PlacesFixture["deps"];
let request: PlacesFixture["request"];
beforeEach(() => {
  ({ places, deps, request } = createPlacesFixture());
});

const searchPath = `${placesPaths.search}?q=calle+60`;
const detailsPath = `${placesPaths.details}?id=ChIJ1&provider=google`;
const reversePath = `${placesPaths.reverse}?latitude=20.97&longitude=-89.62`;

const limit = { address: [{ points: 2, seconds: 60 }] };
const ana = "203.0.113.7";
const ben = "203.0.113.8";

/** A server on which each address may send two searches and two requests for tiles. */
function limitedApp() {
  const limiter = new RateLimiter({ ...rateLimits, searches: limit, tiles: limit });
  return createStorefrontApp({ ...deps, limiter });
}

/** Sends the requests one after the other; returns their statuses. */
async function statusesOf(paths: string[], visitor: string, app = limitedApp()): Promise<number[]> {
  const statuses: number[] = [];
  for (const path of paths) statuses.push((await request(path, { app, visitor })).status);
  return statuses;
}

test("searches, details and reverse searches share a limit", async () => {
  expect(await statusesOf([searchPath, reversePath, detailsPath], ana)).toEqual([200, 200, 429]);
});

test("tiles have a separate limit", async () => {
  const app = limitedApp();
  const tile = `${placesPaths.tiles}/1/0/0.svg`;
  await statusesOf([searchPath, searchPath], ana, app);
  expect(await statusesOf([tile, tile, tile], ana, app)).toEqual([200, 200, 429]);
});

test("a visitor over the limit does not prevent the searches of another address", async () => {
  const app = limitedApp();
  await statusesOf([searchPath, searchPath, searchPath], ana, app);
  expect(await statusesOf([searchPath], ben, app)).toEqual([200]);
});

test("a refused search says when to retry, and asks no provider", async () => {
  const app = limitedApp();
  await statusesOf([searchPath, searchPath], ana, app);
  const { headers, body } = await request(searchPath, { app, visitor: ana });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(body).toMatchObject({ code: "rate_limited" });
  expect(places.search.search).toHaveBeenCalledTimes(2);
});

test("an invalid query counts towards the limit on searches", async () => {
  const invalid = placesPaths.search;
  expect(await statusesOf([invalid, invalid, invalid], ana)).toEqual([422, 422, 429]);
});
