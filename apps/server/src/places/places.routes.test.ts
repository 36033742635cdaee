import { RateLimiter } from "@comanda/api/limits/limiter";
import { rateLimits } from "@comanda/api/limits/rate-limits";
import { placesPaths, type SearchAnswer } from "@comanda/contract/calls/place-calls";
import fc from "fast-check";
import { pino } from "pino";
import { beforeEach, expect, test, vi } from "vitest";
import { createHttpApp, type HttpAppDeps } from "../http-app.ts";
import { stubBackend } from "../testing/stub-backend.ts";
import { stubPlaces } from "../testing/stub-places.ts";
import type { PlacesService } from "./places.routes.ts";

const merida = { latitude: 20.9674, longitude: -89.6237 };
const companies = {
  "tacos.test": { country: { country_code: "mx" }, ...merida },
  "lost.test": { country: { country_code: "BR" }, latitude: null, longitude: null },
};
const suggestion = { id: "a", text: "Calle 60 491", position: merida, hasNumber: true };
const found: SearchAnswer = {
  suggestions: [suggestion],
  provider: "gazetteer",
  expandable: true,
};
const place = { ...merida, address: "Calle 60 491", city: "Mérida", hasNumber: true };

let apiPaths: string[];
let lines: string[];
let places: PlacesService;
let deps: HttpAppDeps;
beforeEach(() => {
  apiPaths = [];
  lines = [];
  places = {
    search: {
      search: vi.fn(async () => found),
      details: vi.fn(async () => ({ place })),
      reverse: vi.fn(async () => ({ place })),
    },
    drawTile: vi.fn(stubPlaces.drawTile),
    visitorCountry: vi.fn(async () => "MX"),
  };
  deps = {
    backend: stubBackend(companies, apiPaths),
    media: null,
    assets: null,
    pages: async () => new Response("a page"),
    places,
    limiter: null,
    log: pino({ base: null }, { write: (line) => void lines.push(line) }),
  };
});

type RequestOptions = {
  host?: string;
  visitor?: string;
  init?: RequestInit;
  app?: ReturnType<typeof createHttpApp>;
};

async function request(
  path: string,
  { host = "tacos.test", visitor, init, app }: RequestOptions = {},
) {
  const url = `http://${host}${path}`;
  const answer = await (app ?? createHttpApp(deps)).request(
    url,
    init,
    visitor ? { visitorAddress: visitor } : {},
  );
  const text = await answer.text();
  const type = answer.headers.get("content-type") ?? "";
  const body = type.includes("json") ? JSON.parse(text) : text;
  return { status: answer.status, headers: answer.headers, body };
}

const searchPath = `${placesPaths.search}?q=calle+60`;
const detailsPath = `${placesPaths.details}?id=ChIJ1&provider=google`;
const reversePath = `${placesPaths.reverse}?latitude=20.97&longitude=-89.62`;

test("a search uses the position and country of the host's company and the visitor's language", async () => {
  const init = { headers: { "accept-language": "pt-BR,pt;q=0.9" } };
  const { status, body } = await request(`${searchPath}+491&expand=1&session=a-1`, { init });
  expect({ status, body }).toEqual({ status: 200, body: found });
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
    ...{ text: "calle 60", expand: false, session: null },
    ...{ near: null, country: "BR", language: "en" },
  });
});

test("details and reverse search return a place", async () => {
  expect(await request(`${detailsPath}&session=a-1`)).toMatchObject({
    status: 200,
    body: { place },
  });
  expect(places.search.details).toHaveBeenCalledWith({
    ...{ id: "ChIJ1", provider: "google", session: "a-1" },
    ...{ country: "MX", language: "en" },
  });
  expect(await request(reversePath)).toMatchObject({ status: 200, body: { place } });
  expect(places.search.reverse).toHaveBeenCalledWith({
    position: { latitude: 20.97, longitude: -89.62 },
    ...{ country: "MX", language: "en" },
  });
});

test("a long text is cut, and its control characters are removed", async () => {
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
])("%s is refused because of its %s", async (path, field) => {
  const { status, headers, body } = await request(path);
  expect(status).toBe(422);
  expect(headers.get("content-type")).toBe("application/problem+json");
  expect(body).toMatchObject({ code: "invalid_params", request_id: expect.any(String) });
  expect(body.errors.map(({ path }: { path: string }) => path)).toContain(field);
  expect(places.search.search).not.toHaveBeenCalled();
});

test("no query crashes the server", async () => {
  const app = createHttpApp(deps);
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
  const value = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.double().map(String));
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
  expect(lines).toEqual([]);
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
  const app = createHttpApp(deps);
  for (const path of [searchPath, detailsPath, reversePath, searchPath])
    await request(path, { app });
  expect(apiPaths).toEqual([
    "/ms-companies/public/hosts/tacos.test",
    "/ms-companies/public/companies/tacos.test",
  ]);
});

test("a failure of the API gives 503 and is not cached", async () => {
  let broken = true;
  const backend: HttpAppDeps["backend"] = {
    ...deps.backend,
    fetchFor: (visitor) => (input, init) =>
      broken ? Promise.reject(new TypeError("no")) : deps.backend.fetchFor(visitor)(input, init),
  };
  const app = createHttpApp({ ...deps, backend });
  expect(await request(searchPath, { app })).toMatchObject({
    status: 503,
    body: { code: "unavailable" },
  });
  broken = false;
  expect(await request(searchPath, { app })).toMatchObject({ status: 200 });
});

test("responses of the places routes are not cached, and a browser does not run scripts in them", async () => {
  const visitorCountry = placesPaths.visitorCountry;
  for (const path of [searchPath, detailsPath, reversePath, visitorCountry, placesPaths.search]) {
    const { headers } = await request(path);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("set-cookie")).toBeNull();
  }
});

test.each(["POST", "PUT", "DELETE"])("%s is not allowed", async (method) => {
  for (const path of [searchPath, reversePath, `${placesPaths.tiles}/1/0/0.svg`]) {
    const answer = await request(path, { init: { method } });
    expect(answer).toMatchObject({ status: 405, body: { code: "method_not_allowed" } });
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  }
});

test("other paths below /places do not exist", async () => {
  for (const path of ["/places/", "/places/x", "/places/search/x", "/places/tiles"]) {
    expect(await request(path)).toMatchObject({ status: 404, body: { code: "route_not_found" } });
  }
  expect(await request("/placesx")).toMatchObject({ status: 200, body: "a page" });
});

test("a tile is the same for all hosts, and cached for an hour", async () => {
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
] as const)("a tile in the state %s is cached with %s", async (state, kept) => {
  vi.mocked(places.drawTile).mockResolvedValue({ svg: "<svg/>", state });
  const { status, headers } = await request(`${placesPaths.tiles}/16/16460/28897.svg`);
  expect({ status, kept: headers.get("cache-control") }).toEqual({ status: 200, kept });
});

test.each(["0/0/0", "1/1/1", "20/1048575/1048575"])("%s is a tile", async (tile) => {
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

test("the visitor's country is looked up by IP address", async () => {
  const path = placesPaths.visitorCountry;
  const answer = await request(path, { visitor: "189.203.0.1", host: "unknown.test" });
  expect(answer).toMatchObject({ status: 200, body: { country_code: "MX" } });
  expect(places.visitorCountry).toHaveBeenCalledWith("189.203.0.1");
  expect(await request(path)).toMatchObject({ status: 200, body: { country_code: null } });
});

test("the limits on searches and tiles count separately, and per visitor", async () => {
  const two = { address: [{ points: 2, seconds: 60 }] };
  const limiter = new RateLimiter({ ...rateLimits, searches: two, tiles: two });
  const app = createHttpApp({ ...deps, limiter });
  const statuses = async (paths: string[], visitor: string) => {
    const all: number[] = [];
    for (const path of paths) all.push((await request(path, { app, visitor })).status);
    return all;
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
  // A bad query counts too.
  const bad = [placesPaths.search, placesPaths.search, placesPaths.search];
  expect(await statuses(bad, "203.0.113.9")).toEqual([422, 422, 429]);
});
