import { ApiError } from "@comanda/contract/calls/api-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveCart, stayInCart } from "./leave-cart.ts";

const MINUTE = 60_000;
const lost = new ApiError("POST", "/", 0, {});
const listeners = new Map<string, () => void>();
const call = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
  vi.stubGlobal("location", { href: "https://demo.test/together" });
  vi.stubGlobal("addEventListener", (name: string, on: () => void) => listeners.set(name, on));
  vi.stubGlobal("removeEventListener", (name: string) => listeners.delete(name));
  vi.stubGlobal("fetch", async () => new Response(null, { status: 200 }));
});

afterEach(() => {
  stayInCart();
  vi.useRealTimers();
});

test("a leave without an answer is sent again until the server answers", async () => {
  call.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue();
  await leaveCart(call);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(call).toHaveBeenCalledTimes(3);
  expect(listeners.size).toBe(0);
});

test("a leave is sent as soon as the browser's network is back", async () => {
  call.mockRejectedValueOnce(lost).mockResolvedValue();
  await leaveCart(call);
  listeners.get("online")?.();
  expect(call).toHaveBeenCalledTimes(2);
});

test("a refused leave is not sent again", async () => {
  call.mockRejectedValue(new ApiError("POST", "/", 404, { code: "shared_cart_not_found" }));
  await leaveCart(call);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(call).toHaveBeenCalledTimes(1);
});

test("a guest who joins again is not made to leave", async () => {
  call.mockRejectedValue(lost);
  await leaveCart(call);
  stayInCart();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(call).toHaveBeenCalledTimes(1);
});
