import { expect, test, vi } from "vitest";
import type { PlacesProvider } from "./places-provider.ts";
import { RouteDistances } from "./route-distances.ts";

const FROM = { latitude: 19.42, longitude: -99.16 };
const TO = { latitude: 19.43, longitude: -99.16 };
const MINUTE = 60_000;

/** The ways that `answer` tells, on a clock to be moved. */
function bench(answer: PlacesProvider["travelDistance"]) {
  const clock = { now: 0 };
  const travelDistance = vi.fn(answer);
  const places = { travelDistance, locate: async () => [] };
  const ways = new RouteDistances({ places, clock: () => new Date(clock.now) });
  return { ways, clock, travelDistance };
}

test("a way is asked for once, also by two at the same time, and again after half an hour", async () => {
  const { ways, clock, travelDistance } = bench(async () => 1499.6);
  const both = await Promise.all([ways.meters(FROM, TO), ways.meters(FROM, TO)]);
  expect([...both, await ways.meters(FROM, TO)]).toEqual([1500, 1500, 1500]);
  clock.now = 29 * MINUTE;
  await ways.meters(FROM, TO);
  expect(travelDistance.mock.calls).toEqual([[FROM, TO]]);
  clock.now = 31 * MINUTE;
  await ways.meters(FROM, TO);
  await ways.meters(TO, FROM);
  expect(travelDistance).toHaveBeenCalledTimes(3);
});

test.each([[null], [Number.NaN], [-1], [Number.POSITIVE_INFINITY], [5e7]])(
  "a way of %j is not known, and asked for again soon",
  async (answer) => {
    const { ways, clock, travelDistance } = bench(async () => answer);
    expect(await ways.meters(FROM, TO)).toBeNull();
    clock.now = MINUTE;
    expect(await ways.meters(FROM, TO)).toBeNull();
    expect(travelDistance).toHaveBeenCalledTimes(1);
    clock.now = 3 * MINUTE;
    await ways.meters(FROM, TO);
    expect(travelDistance).toHaveBeenCalledTimes(2);
  },
);

test("a provider that fails knows no way, and without one nobody is asked", async () => {
  const { ways } = bench(() => Promise.reject(new Error("down")));
  expect(await ways.meters(FROM, TO)).toBeNull();
  expect(await new RouteDistances({ clock: () => new Date(0) }).meters(FROM, TO)).toBeNull();
});

test("only so many ways are remembered", async () => {
  const { ways, travelDistance } = bench(async () => 1);
  for (let at = 0; at <= 5000; at += 1) await ways.meters(FROM, { ...TO, latitude: at / 100 });
  await ways.meters(FROM, { ...TO, latitude: 50 });
  expect(travelDistance).toHaveBeenCalledTimes(5001);
  await ways.meters(FROM, { ...TO, latitude: 0 });
  expect(travelDistance).toHaveBeenCalledTimes(5002);
});
