import type { Place } from "@comanda/contract/calls/place-calls";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { reverseGeocode } from "../../../api/places-api.ts";
import { createPinLookup } from "./pin-lookup.ts";

const here = { latitude: 19.4, longitude: -99.1 };
const there = { latitude: 19.41, longitude: -99.11 };
const place: Place = { ...here, address: "Durango 210", city: "CDMX", hasNumber: true };

function setUp(knownPlace: Place | null = null) {
  const lookUp = vi.fn<typeof reverseGeocode>(async () => place);
  const pin = createPinLookup({ position: here, place: knownPlace, lookUp });
  return { ...pin, lookUp, state: () => pin.store.getState() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first position of the pin is looked up at once", async () => {
  const { start, state, lookUp } = setUp();
  expect(state().status).toBe("loading");
  await start();
  expect(lookUp.mock.lastCall?.[0]).toEqual(here);
  expect(state()).toMatchObject({ status: "known", place });
});

test("a first position with a known address is not looked up", async () => {
  const { start, state, lookUp } = setUp(place);
  await start();
  expect(lookUp).not.toHaveBeenCalled();
  expect(state()).toMatchObject({ status: "known", place });
});

test("a moved pin is looked up after it rested for 1.5 seconds", async () => {
  const { moveTo, state, lookUp } = setUp(place);
  moveTo(here);
  await vi.advanceTimersByTimeAsync(1_000);
  moveTo(there);
  expect(state()).toMatchObject({ status: "loading", place: null, position: there });
  await vi.advanceTimersByTimeAsync(1_499);
  expect(lookUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(lookUp.mock.calls.map(([at]) => at)).toEqual([there]);
  expect(state().status).toBe("known");
});

test("an answer for an earlier position is dropped", async () => {
  const { moveTo, state, lookUp } = setUp(place);
  let give: (place: Place | null) => void = () => undefined;
  lookUp.mockReturnValueOnce(
    new Promise((resolve) => {
      give = resolve;
    }),
  );
  moveTo(here);
  await vi.advanceTimersByTimeAsync(1_500);
  moveTo(there);
  give({ ...place, address: "Elsewhere" });
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ status: "loading", place: null });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(state().place?.address).toBe("Durango 210");
});

test("a position without an address is kept as unknown", async () => {
  const { moveTo, state, lookUp } = setUp(place);
  lookUp.mockResolvedValue(null);
  moveTo(there);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(state()).toEqual({ position: there, status: "unknown", place: null });
});

test("a lookup that failed can be repeated", async () => {
  const { start, retry, state, lookUp } = setUp();
  lookUp.mockResolvedValueOnce(null);
  await start();
  expect(state().status).toBe("unknown");
  await retry();
  expect(state()).toMatchObject({ status: "known", place });
  await retry();
  expect(lookUp).toHaveBeenCalledTimes(2);
});
