import { MINUTE_MS } from "@comanda/domain/time/durations";
import { expect, test, vi } from "vitest";
import type { PlacesProvider } from "./places-provider.ts";
import { RouteDistances } from "./route-distances.ts";

const FROM = { latitude: 19.42, longitude: -99.16 };
const TO = { latitude: 19.43, longitude: -99.16 };

/** Distances from a stub provider, on a clock that the test moves. */
function fixture(answer: PlacesProvider["travelDistance"]) {
  const clock = { now: 0 };
  const travelDistance = vi.fn(answer);
  const places = { travelDistance, locate: async () => [] };
  const distances = new RouteDistances({ places, clock: () => new Date(clock.now) });
  return { distances, clock, travelDistance };
}

test("a distance is fetched once, also for two at the same time, and again after half an hour", async () => {
  const { distances, clock, travelDistance } = fixture(async () => 1499.6);
  const both = await Promise.all([distances.meters(FROM, TO), distances.meters(FROM, TO)]);
  expect([...both, await distances.meters(FROM, TO)]).toEqual([1500, 1500, 1500]);
  clock.now = 29 * MINUTE_MS;
  await distances.meters(FROM, TO);
  expect(travelDistance.mock.calls).toEqual([[FROM, TO]]);
  clock.now = 31 * MINUTE_MS;
  await distances.meters(FROM, TO);
  await distances.meters(TO, FROM);
  expect(travelDistance).toHaveBeenCalledTimes(3);
});

test.each([[null], [Number.NaN], [-1], [Number.POSITIVE_INFINITY], [5e7]])(
  "a distance of %j counts as unknown, and is fetched again soon",
  async (answer) => {
    const { distances, clock, travelDistance } = fixture(async () => answer);
    expect(await distances.meters(FROM, TO)).toBeNull();
    clock.now = MINUTE_MS;
    expect(await distances.meters(FROM, TO)).toBeNull();
    expect(travelDistance).toHaveBeenCalledTimes(1);
    clock.now = 3 * MINUTE_MS;
    await distances.meters(FROM, TO);
    expect(travelDistance).toHaveBeenCalledTimes(2);
  },
);

test("a distance is unknown when the provider fails or is not configured", async () => {
  const { distances } = fixture(() => Promise.reject(new Error("down")));
  expect(await distances.meters(FROM, TO)).toBeNull();
  expect(await new RouteDistances({ clock: () => new Date(0) }).meters(FROM, TO)).toBeNull();
});

test("at most 5000 distances are cached", async () => {
  const { distances, travelDistance } = fixture(async () => 1);
  for (let at = 0; at <= 5000; at += 1) await distances.meters(FROM, { ...TO, latitude: at / 100 });
  await distances.meters(FROM, { ...TO, latitude: 50 });
  expect(travelDistance).toHaveBeenCalledTimes(5001);
  await distances.meters(FROM, { ...TO, latitude: 0 });
  expect(travelDistance).toHaveBeenCalledTimes(5002);
});
