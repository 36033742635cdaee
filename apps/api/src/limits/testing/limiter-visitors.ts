import type { RateLimitedVisitor } from "../limiter.ts";

export const wifi = "203.0.113.7";
/**
 * Returns a visitor with this device, or without one, by default behind the Wi-Fi of a restaurant.
 */
export const guest = (device: string | null, visitor = wifi): RateLimitedVisitor => ({
  visitorAddress: visitor,
  device,
});

/** Returns how many of `tries` are allowed. */
export async function passes(tries: number, one: () => Promise<number | null>): Promise<number> {
  let passed = 0;
  for (let nth = 0; nth < tries; nth += 1) if ((await one()) === null) passed += 1;
  return passed;
}
