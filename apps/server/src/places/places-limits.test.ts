import { RateLimiter } from "@comanda/api/limits/limiter";
import { rateLimits } from "@comanda/api/limits/rate-limits";
import { placesPaths } from "@comanda/contract/calls/place-calls";
import { beforeEach, expect, test } from "vitest";
import { createHttpApp } from "../http-app.ts";
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

test("the limits on searches and tiles count separately, and per visitor", async () => {
  const limit = { address: [{ points: 2, seconds: 60 }] };
  const limiter = new RateLimiter({ ...rateLimits, searches: limit, tiles: limit });
  const app = createHttpApp({ ...deps, limiter });
  const statuses = async (paths: string[], visitor: string) => {
    const answered: number[] = [];
    for (const path of paths) answered.push((await request(path, { app, visitor })).status);
    return answered;
  };
  const tile = `${placesPaths.tiles}/1/0/0.svg`;
  expect(await statuses([searchPath, reversePath, detailsPath], "203.0.113.7")).toEqual([
    200, 200, 429,
  ]);
  expect(await statuses([tile, tile, tile], "203.0.113.7")).toEqual([200, 200, 429]);
  expect(await statuses([searchPath], "203.0.113.8")).toEqual([200]);
  const { headers, body } = await request(searchPath, { app, visitor: "203.0.113.7" });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(body).toMatchObject({ code: "rate_limited" });
  expect(places.search.search).toHaveBeenCalledTimes(2);
});

test("an invalid query counts towards the limit on searches", async () => {
  const limit = { address: [{ points: 2, seconds: 60 }] };
  const app = createHttpApp({
    ...deps,
    limiter: new RateLimiter({ ...rateLimits, searches: limit }),
  });
  const statuses: number[] = [];
  for (let sent = 0; sent < 3; sent += 1) {
    statuses.push((await request(placesPaths.search, { app, visitor: "203.0.113.9" })).status);
  }
  expect(statuses).toEqual([422, 422, 429]);
});
