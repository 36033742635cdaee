import { calls } from "@comanda/contract/calls";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Asker, Limiter } from "./limiter.ts";
import { type LimitName, limitOfCall, rateLimits } from "./rate-limits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wifi = "203.0.113.7";
const guest = (device: string | null, visitor = wifi): Asker => ({ visitor, device });

/** How many of `tries` go on. */
async function passes(tries: number, one: () => Promise<number | null>): Promise<number> {
  let passed = 0;
  for (let nth = 0; nth < tries; nth += 1) if ((await one()) === null) passed += 1;
  return passed;
}

test("who has done enough waits for as long as is said, and goes on then", async () => {
  const limiter = new Limiter();
  const { points, seconds } = rateLimits.reports.device[0];
  const report = () => limiter.take("reports", guest("a"));
  expect(await passes(points, report)).toBe(points);
  vi.advanceTimersByTime(60_000);
  const wait = await report();
  expect(wait).toBe(seconds - 60);
  vi.advanceTimersByTime((seconds - 60) * 1000 - 1);
  expect(await report()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await report()).toBeNull();
});

test("one kind of thing does not use up another's", async () => {
  const limiter = new Limiter();
  await passes(100, () => limiter.take("reports", guest(null)));
  expect(await limiter.take("reports", guest(null))).not.toBeNull();
  expect(await limiter.take("orders", guest(null))).toBeNull();
});

test("a device that is at its end takes nothing from the others behind its address", async () => {
  const limiter = new Limiter();
  const mad = await passes(10_000, () => limiter.take("orders", guest("mad")));
  expect(mad).toBe(rateLimits.orders.device[0].points);
  const left = rateLimits.orders.address[0].points - mad;
  expect(await passes(left + 10, () => limiter.take("orders", guest(null)))).toBe(left);
});

test("addresses are apart, those of one IPv6 network are not", async () => {
  const limiter = new Limiter();
  const all = rateLimits.reports.address[0].points;
  const report = (visitor: string) => () => limiter.take("reports", guest(null, visitor));
  let host = 0;
  const roaming = () => {
    host += 1;
    return limiter.take("reports", guest(null, `2001:db8:1:2::${host.toString(16)}`));
  };
  expect(await passes(all + 30, roaming)).toBe(all);
  expect(await passes(1, report("2001:db8:1:3::1"))).toBe(1);
  expect(await passes(all + 1, report(wifi))).toBe(all);
  expect(await passes(1, report(`::ffff:${wifi}`))).toBe(0);
});

test("the day has a limit of its own", async () => {
  const limiter = new Limiter();
  const [burst, day] = rateLimits.reports.address;
  let passed = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    passed += await passes(burst.points, () => limiter.take("reports", guest(null)));
    vi.advanceTimersByTime(burst.seconds * 1000);
  }
  expect(passed).toBe(day.points);
  expect(await limiter.take("reports", guest(null))).toBeNull();
});

test("who guesses ids may name none for a while, found or not; the rest goes on", async () => {
  const limiter = new Limiter();
  const [{ points, seconds }] = rateLimits.misses.address;
  for (let nth = 0; nth < points; nth += 1) {
    expect(await limiter.call("readOrder", guest(null))).toBeNull();
    await limiter.refused("order_not_found", guest(null));
  }
  expect(await limiter.call("readOrder", guest(null))).toBe(seconds);
  expect(await limiter.call("readQr", guest(null))).toBe(seconds);
  expect(await limiter.call("listCategories", guest(null))).toBeNull();
  expect(await limiter.call("createClient", guest(null))).toBeNull();
  expect(await limiter.call("createOrder", guest(null))).toBeNull();
  expect(await limiter.call("updateOrder", guest(null))).toBeNull();
  expect(await limiter.call("readOrder", guest("of another guest"))).toBeNull();
  vi.advanceTimersByTime(seconds * 1000);
  expect(await limiter.call("readOrder", guest(null))).toBeNull();
});

test("a device that guesses is stopped alone, and other refusals are no guesses", async () => {
  const limiter = new Limiter();
  const [{ points }] = rateLimits.misses.device;
  for (let nth = 0; nth < points; nth += 1) await limiter.refused("qr_not_found", guest("mad"));
  expect(await limiter.call("readQr", guest("mad"))).not.toBeNull();
  expect(await limiter.call("readQr", guest(null))).toBeNull();
  for (let nth = 0; nth < 1000; nth += 1) {
    await limiter.refused("rating_not_found", guest("good"));
    await limiter.refused("not_orderable", guest("good"));
  }
  expect(await limiter.call("readOrder", guest("good"))).toBeNull();
});

test("a restaurant full of guests behind one Wi-Fi notices nothing", async () => {
  const limiter = new Limiter();
  const refused: string[] = [];
  const allow = (what: string, wait: number | null) => {
    if (wait !== null) refused.push(what);
  };
  const guests = Array.from({ length: 400 }, (_, nth) => guest(`guest ${nth}`));
  // They all come within half an hour; each then stays for two, with the tracking page open.
  for (let minute = 0; minute < 150; minute += 1) {
    const coming = minute < 30 ? guests.slice((minute * 400) / 30, ((minute + 1) * 400) / 30) : [];
    for (const each of coming) {
      const stranger = guest(null);
      for (let page = 0; page < 4; page += 1) allow("page", await limiter.take("pages", stranger));
      await limiter.refused("client_not_found", stranger);
      allow("QR", await limiter.call("readQr", stranger));
      allow("visit", await limiter.call("countVisit", stranger));
      allow("client", await limiter.call("createClient", stranger));
      for (let nth = 0; nth < 2; nth += 1) allow("draft", await limiter.call("createOrder", each));
      for (let nth = 0; nth < 3; nth += 1) allow("update", await limiter.call("updateOrder", each));
    }
    const seated = guests.slice(0, Math.min(400, (minute * 400) / 30));
    for (const each of seated) {
      for (let poll = 0; poll < 2; poll += 1) allow("poll", await limiter.call("readOrder", each));
      if (minute % 30 === 0) allow("rating", await limiter.call("createOrderRating", each));
    }
    vi.advanceTimersByTime(60_000);
  }
  expect(refused).toEqual([]);
});

test.each(["createClient", "createOrder", "reportAbuse", "countVisit"] as const)(
  "a program that calls %s without end is stopped, with and without a cookie",
  async (name) => {
    for (const asker of [guest(null), guest("program", "198.51.100.1")]) {
      const limiter = new Limiter();
      let passed = 0;
      for (let minute = 0; minute < 30; minute += 1) {
        passed += await passes(300, () => limiter.call(name, asker));
        vi.advanceTimersByTime(60_000);
      }
      expect(passed).toBeGreaterThan(0);
      expect(passed).toBeLessThan(9000 / 2);
    }
  },
);

test("every call counts as something, and what creates is no read", () => {
  for (const [name, limit] of Object.entries(limitOfCall)) {
    const { method } = calls[name as keyof typeof calls];
    const asked = limit === "reads" || limit === "costs";
    expect({ name, asked }).toEqual({ name, asked: method === "GET" });
  }
  // What is no call of the contract is counted by the same table.
  const others: LimitName[] = ["pages", "misses", "searches", "tiles", "sockets", "notifications"];
  const used = new Set<LimitName>([...Object.values(limitOfCall), ...others]);
  expect([...used].sort()).toEqual(Object.keys(rateLimits).sort());
});

test("what is kept for long is counted over a day, too", async () => {
  for (const name of ["orders", "payments"] as const) {
    const limiter = new Limiter();
    let passed = 0;
    // All that ten minutes allow, for a day.
    for (let time = 0; time < 24 * 6; time += 1) {
      const { points } = rateLimits[name].address[0];
      passed += await passes(points, () => limiter.take(name, guest(null)));
      vi.advanceTimersByTime(10 * 60_000 - 1_000);
    }
    expect(passed).toBe(6000);
  }
});
