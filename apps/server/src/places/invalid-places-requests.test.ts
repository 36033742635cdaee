import { placesPaths } from "@comanda/contract/calls/place-calls";
import { anyCharacter } from "@comanda/domain/testing/any-character";
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { createStorefrontApp } from "../storefront/storefront-app.ts";
import { createPlacesFixture, type PlacesFixture } from "../testing/places-fixture.ts";

let logLines: PlacesFixture["logLines"];
let places: PlacesFixture["places"];
let deps: PlacesFixture["deps"];
let request: PlacesFixture["request"];
beforeEach(() => {
  ({ logLines, places, deps, request } = createPlacesFixture());
});

const searchPath = `${placesPaths.search}?q=calle+60`;
const reversePath = `${placesPaths.reverse}?latitude=20.97&longitude=-89.62`;

test("a text is cut to 200 characters without control characters", async () => {
  const q = encodeURIComponent(`calle\u0000\n 60 ${"💐".repeat(400)}`);
  expect(await request(`${placesPaths.search}?q=${q}`)).toMatchObject({ status: 200 });
  const [{ text } = { text: "" }] = vi.mocked(places.search.search).mock.lastCall ?? [];
  expect(text).toMatch(/^calle 60 💐+/u);
  expect(text).toHaveLength(200);
  expect(text.isWellFormed()).toBe(true);
});

test.each([
  [placesPaths.search, "q"],
  [`${placesPaths.search}?q=`, "q"],
  [`${placesPaths.search}?q=%20%0a`, "q"],
  [`${searchPath}&expand=yes`, "expand"],
  [`${searchPath}&session=${"a".repeat(37)}`, "session"],
  [`${searchPath}&session=a%20b`, "session"],
  [placesPaths.details, "id"],
  [`${placesPaths.details}?id=&provider=google`, "id"],
  [`${placesPaths.details}?id=${"a".repeat(1_001)}&provider=google`, "id"],
  [`${placesPaths.details}?id=a&provider=nominatim`, "provider"],
  [`${placesPaths.details}?id=a`, "provider"],
  [placesPaths.reverse, "latitude"],
  [`${placesPaths.reverse}?latitude=20`, "longitude"],
  [`${placesPaths.reverse}?latitude=90.1&longitude=0`, "latitude"],
  [`${placesPaths.reverse}?latitude=0&longitude=-181`, "longitude"],
  [`${placesPaths.reverse}?latitude=NaN&longitude=0`, "latitude"],
  [`${placesPaths.reverse}?latitude=0x10&longitude=0`, "latitude"],
  [`${placesPaths.reverse}?latitude=&longitude=0`, "latitude"],
])("%s gets 422 that names %s", async (path, field) => {
  const { status, headers, body } = await request(path);
  expect(status).toBe(422);
  expect(headers.get("content-type")).toBe("application/problem+json");
  expect(body).toMatchObject({ code: "invalid_params", request_id: expect.any(String) });
  expect(body.errors.map(({ path }: { path: string }) => path)).toContain(field);
  expect(places.search.search).not.toHaveBeenCalled();
});

test("every query gets 200 or 422, and none logs an error", async () => {
  const app = createStorefrontApp(deps);
  const paths = [placesPaths.search, placesPaths.details, placesPaths.reverse];
  const names = fc.constantFrom(
    "q",
    "expand",
    "session",
    "id",
    "provider",
    "latitude",
    "longitude",
  );
  const value = fc.oneof(fc.string(), fc.string({ unit: anyCharacter }), fc.double().map(String));
  const query = fc.dictionary(names, value);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), query, async (path, pairs) => {
      const search = new URLSearchParams(pairs);
      const { status } = await request(`${path}?${search}`, { app });
      expect([200, 422]).toContain(status);
    }),
    { numRuns: 200 },
  );
  for (const raw of ["?q=%", "?q=%ff%fe", "?q=a&q=b", "?%00=1", "??", "?q[]=1"]) {
    expect([200, 422]).toContain((await request(placesPaths.search + raw, { app })).status);
  }
  expect(logLines).toEqual([]);
});

test.each(["POST", "PUT", "DELETE"])(
  "%s is refused with 405, and the answer names the methods that are allowed",
  async (method) => {
    for (const path of [searchPath, reversePath, `${placesPaths.tiles}/1/0/0.svg`]) {
      const answer = await request(path, { init: { method } });
      expect(answer).toMatchObject({ status: 405, body: { code: "method_not_allowed" } });
      expect(answer.headers.get("allow")).toBe("GET, HEAD");
    }
  },
);

test("other paths below /places do not exist", async () => {
  for (const path of ["/places/", "/places/x", "/places/search/x", "/places/tiles"]) {
    expect(await request(path)).toMatchObject({ status: 404, body: { code: "route_not_found" } });
  }
  expect(await request("/placesx")).toMatchObject({ status: 200, body: "a page" });
});
