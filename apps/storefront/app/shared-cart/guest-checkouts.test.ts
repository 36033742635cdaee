import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { acceptCheckout, forgetCheckouts, useGuestCheckouts } from "./guest-checkouts.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  forgetCheckouts();
  vi.useRealTimers();
});

const announce = (guest: string, seconds = 45, whole = false) =>
  acceptCheckout(JSON.stringify({ event_type: "SHARED_CART_CHECKOUT", guest, whole, seconds }));
const shown = () => useGuestCheckouts.getState().map(({ guest }) => guest);

test("a checkout is shown until it is closed, or not announced again", () => {
  expect(announce("ana", 45, true)).toBe(true);
  expect(useGuestCheckouts.getState()).toEqual([{ guest: "ana", whole: true }]);
  announce("ben");
  announce("ana", 0);
  expect(shown()).toEqual(["ben"]);
  vi.advanceTimersByTime(44_999);
  expect(shown()).toEqual(["ben"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("a checkout that is announced again goes on from then", () => {
  announce("ana");
  vi.advanceTimersByTime(30_000);
  announce("ana");
  vi.advanceTimersByTime(30_000);
  expect(shown()).toEqual(["ana"]);
  forgetCheckouts();
  announce("ben");
  vi.advanceTimersByTime(20_000);
  expect(shown()).toEqual(["ben"]);
});

test.each(["pong", "", "null", '{"event_type":"SHARED_CART_CHANGED"}', undefined])(
  "the message %j is not about a checkout",
  (data) => {
    expect(acceptCheckout(data)).toBe(false);
    expect(shown()).toEqual([]);
  },
);
