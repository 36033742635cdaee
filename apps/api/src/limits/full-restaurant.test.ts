import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RateLimiter } from "./limiter.ts";
import { guest, passes } from "./testing/limiter-visitors.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("400 guests behind one Wi-Fi who all come within ten minutes and stay for two hours are never refused", async () => {
  const minutes = 10;
  const limiter = new RateLimiter();
  const refused: string[] = [];
  const allow = (what: string, wait: number | null) => {
    if (wait !== null) refused.push(what);
  };
  const guests = Array.from({ length: 400 }, (_, nth) => guest(`guest ${nth}`));
  const share = guests.length / minutes;
  // Each guest stays for two hours with the tracking page open.
  for (let minute = 0; minute < minutes + 120; minute += 1) {
    for (const each of guests.slice(minute * share, (minute + 1) * share)) {
      const stranger = guest(null);
      for (let page = 0; page < 4; page += 1)
        allow("page", await limiter.countOne("pages", stranger));
      await limiter.countRefusal("client_not_found", stranger);
      allow("QR", await limiter.countCall("readQr", stranger));
      allow("visit", await limiter.countCall("countVisit", stranger));
      allow("client", await limiter.countCall("createClient", stranger));
      for (let nth = 0; nth < 3; nth += 1)
        allow("draft", await limiter.countCall("createOrder", each));
      for (let nth = 0; nth < 6; nth += 1) allow("update", await limiter.countOne("updates", each));
      for (let nth = 0; nth < 2; nth += 1) {
        allow("placing", await limiter.countOne("placements", each));
      }
      allow("socket", await limiter.countOne("sockets", each));
    }
    const seated = guests.slice(0, (minute + 1) * share);
    for (const each of seated) {
      for (let poll = 0; poll < 2; poll += 1)
        allow("poll", await limiter.countCall("readOrder", each));
      // A phone that wakes up opens the socket of its order again.
      if (minute % 2 === 0) allow("socket", await limiter.countOne("sockets", each));
      if (minute % 30 === 0) allow("rating", await limiter.countCall("createOrderRating", each));
    }
    vi.advanceTimersByTime(60_000);
  }
  expect(refused).toEqual([]);
});

test.each(["createClient", "createOrder", "reportAbuse", "countVisit"] as const)(
  "a program that calls %s endlessly is stopped, with and without a cookie",
  async (name) => {
    for (const visitor of [guest(null), guest("program", "198.51.100.1")]) {
      const limiter = new RateLimiter();
      let passed = 0;
      for (let minute = 0; minute < 30; minute += 1) {
        passed += await passes(300, () => limiter.countCall(name, visitor));
        vi.advanceTimersByTime(60_000);
      }
      expect(passed).toBeGreaterThan(0);
      expect(passed).toBeLessThan(9000 / 2);
    }
  },
);
