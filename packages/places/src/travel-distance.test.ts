import { metersBetween } from "@comanda/domain/geo/position";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  failureModes,
  respondWith,
  type StubRemoteServer,
  startStubRemoteServer,
} from "./testing/stub-source.ts";
import { createTravelDistance } from "./travel-distance.ts";

let stub: StubRemoteServer;
let lines: string[];
beforeEach(async () => {
  stub = await startStubRemoteServer();
  lines = [];
});
afterEach(() => stub.close());

const log = () => pino({ base: null, level: "debug" }, { write: (line) => void lines.push(line) });
const routing = () => createTravelDistance(stub.url, { log: log(), timeoutMs: 200 });
const from = { latitude: 20.96741, longitude: -89.62372 };
const to = { latitude: 20.98, longitude: -89.6 };

/** As in OSRM's documentation. */
const route = (distance: number, snapped = [0, 0]) => ({
  code: "Ok",
  routes: [
    { legs: [{ steps: [], distance }], weight_name: "routability", distance, duration: 600 },
  ],
  waypoints: snapped.map((each) => ({
    hint: "x",
    name: "Calle 60",
    location: [0, 0],
    distance: each,
  })),
});

test("the distance is the length of the route by car", async () => {
  stub.behave(respondWith(200, route(4_321.5)));
  expect(await routing()(from, to)).toBe(4_321.5);
  expect(stub.received[0]).toMatchObject({
    method: "GET",
    path: "/route/v1/driving/-89.6237,20.9674;-89.6000,20.9800",
    query: { overview: "false" },
  });
});

test("the same route is requested once, also by two callers at a time", async () => {
  stub.behave(respondWith(200, route(4_321)));
  const distance = routing();
  const nearly = { latitude: from.latitude + 0.00001, longitude: from.longitude };
  await Promise.all([distance(from, to), distance(nearly, to)]);
  expect(await distance(from, to)).toBe(4_321);
  expect(stub.received).toHaveLength(1);
  await distance(to, from);
  expect(stub.received).toHaveLength(2);
});

test("the distance to the road is added, and the result is never shorter than the straight line", async () => {
  stub.behave(respondWith(200, route(3_000, [100, 2_000])));
  expect(await routing()(from, to)).toBe(5_100);
  stub.behave(respondWith(200, route(0)));
  expect(await routing()(from, to)).toBe(metersBetween(from, to));
});

test.each([
  ["no route", { code: "NoRoute", message: "Impossible route between points" }],
  ["no road nearby", { code: "NoSegment" }],
  ["an empty list of routes", { code: "Ok", routes: [] }],
  ["a route without a distance", { code: "Ok", routes: [{ duration: 60 }] }],
  ["a negative distance", route(-5)],
])("the distance is unknown for an answer with %s", async (_, body) => {
  stub.behave(respondWith(200, body));
  expect(await routing()(from, to)).toBeNull();
});

test.each(Object.entries(failureModes))(
  "on %s the distance is unknown, and logged without the positions",
  async (_, bad) => {
    stub.behave(bad.behaviour);
    const begun = performance.now();
    expect(await routing()(from, to)).toBeNull();
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(lines.map((line) => JSON.parse(line).reason)).toEqual([bad.reason]);
    expect(lines.join()).not.toMatch(/20\.9|89\.6/);
  },
);

test("a server that is down is not called for a while, and then called again", async () => {
  stub.behave(respondWith(500, {}));
  const distance = createTravelDistance(stub.url, { log: log() });
  for (let nth = 0; nth < 8; nth += 1) expect(await distance(from, to)).toBeNull();
  expect(stub.received).toHaveLength(3);
  stub.behave(respondWith(200, route(4_000)));
  const longAfter = performance.now() + 60_000;
  vi.spyOn(performance, "now").mockReturnValue(longAfter);
  expect(await distance(from, to)).toBe(4_000);
});
