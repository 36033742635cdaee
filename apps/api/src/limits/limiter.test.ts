import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { calls } from "@comanda/contract/calls/call-table";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitOfCall } from "./call-limits.ts";
import { RateLimiter } from "./limiter.ts";
import { type LimitName, rateLimits } from "./rate-limits.ts";
import type { RateLimit } from "./rate-rule.ts";
import { guest, passes, wifi } from "./testing/limiter-visitors.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Returns the bytes of the heap that are in use. */
function usedHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a visitor above the limit waits for the announced seconds, then may go on", async () => {
  const limiter = new RateLimiter();
  const [{ points, seconds }] = rateLimits.reports.device;
  const report = () => limiter.countOne("reports", guest("a"));
  expect(await passes(points, report)).toBe(points);
  vi.advanceTimersByTime(60_000);
  const wait = await report();
  expect(wait).toBe(seconds - 60);
  vi.advanceTimersByTime((seconds - 60) * 1000 - 1);
  expect(await report()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await report()).toBeNull();
});

test("one limit does not use up another", async () => {
  const limiter = new RateLimiter();
  await passes(100, () => limiter.countOne("reports", guest(null)));
  expect(await limiter.countOne("reports", guest(null))).not.toBeNull();
  expect(await limiter.countOne("orders", guest(null))).toBeNull();
});

test("a device above its limit takes nothing from the others behind its address", async () => {
  const limiter = new RateLimiter();
  const { device, address } = rateLimits.orders;
  const mad = await passes(10_000, () => limiter.countOne("orders", guest("mad")));
  expect(mad).toBe(device[0].points);
  const { points } = address[0];
  expect(await passes(points + 10, () => limiter.countOne("orders", guest(null)))).toBe(points);
  expect(await passes(device[0].points, () => limiter.countOne("orders", guest("good")))).toBe(
    device[0].points,
  );
});

test("visitors without a device use up nothing of a device's limit", async () => {
  for (const [name, limit] of Object.entries(rateLimits) as [LimitName, RateLimit][]) {
    const limiter = new RateLimiter();
    const limitOfAddress = limit.address[0]?.points ?? 0;
    expect(await passes(limitOfAddress + 9, () => limiter.countOne(name, guest(null))), name).toBe(
      limitOfAddress,
    );
    const [deviceRule] = limit.device ?? [];
    if (!deviceRule) expect(name).toBe("notifications");
    else
      expect(await passes(deviceRule.points, () => limiter.countOne(name, guest("a")))).toBe(
        deviceRule.points,
      );
  }
});

test("a crowded address still allows each of its devices a share, and other addresses all", async () => {
  const limiter = new RateLimiter();
  const [{ points, crowd, seconds }] = rateLimits.orders.device;
  const order = (device: string, visitor = wifi) =>
    limiter.countOne("orders", guest(device, visitor));
  for (let nth = 0; nth < crowd.all / points; nth += 1) {
    expect(await passes(points, () => order(`minted ${nth}`))).toBe(points);
  }
  expect(await passes(points, () => order("guest"))).toBe(crowd.each);
  expect(await limiter.waitTime("orders", guest("guest"))).toBe(seconds);
  expect(await limiter.waitTime("orders", guest("other guest"))).toBeNull();
  expect(await passes(points, () => order("far away", "198.51.100.1"))).toBe(points);
  vi.advanceTimersByTime(seconds * 1000);
  expect(await passes(points, () => order("guest"))).toBe(points);
});

test("reports have a limit for all devices of an address together", async () => {
  const limiter = new RateLimiter();
  let nth = 0;
  const report = () => {
    nth += 1;
    return limiter.countOne("reports", guest(`minted ${nth}`));
  };
  const [{ crowd, seconds }] = rateLimits.reports.device;
  expect(await passes(500, report)).toBe(crowd.all);
  vi.advanceTimersByTime(60_000);
  expect(await report()).toBe(seconds - 60);
});

test("200,000 addresses keep at most 50,000 counts in 50 MB, and the counts in use stay", async () => {
  // Timers that are faked take more memory than real ones.
  vi.useRealTimers();
  const limiter = new RateLimiter();
  const { points } = rateLimits.reports.address[0];
  const attacker = () => limiter.countOne("reports", guest(null, "192.0.2.1"));
  expect(await passes(points, attacker)).toBe(points);
  const before = usedHeap();
  for (let nth = 0; nth < 200_000; nth += 1) {
    const network = `2001:db8:${(nth >> 16).toString(16)}:${(nth & 0xffff).toString(16)}`;
    await limiter.countOne("pages", guest(null, `${network}::1`));
    if (nth % 20_000 === 0) expect(await attacker()).not.toBeNull();
  }
  expect(limiter.size).toBe(50_000);
  expect(usedHeap() - before).toBeLessThan(50_000_000);
});

test("a flood of other requests does not reset the counts of guesses", async () => {
  const limiter = new RateLimiter(rateLimits, 100);
  const { points } = rateLimits.pins.address[0];
  const guess = () => limiter.countOne("pins", guest(null, "192.0.2.1"));
  expect(await passes(points, guess)).toBe(points);
  for (let nth = 0; nth < 1_000; nth += 1)
    await limiter.countOne("pages", guest(null, `2001:db8:0:${nth.toString(16)}::1`));
  expect(await guess()).not.toBeNull();
});

test("different IPv4 addresses count separately, those of one IPv6 network together", async () => {
  const limiter = new RateLimiter();
  const all = rateLimits.reports.address[0].points;
  const report = (visitor: string) => () => limiter.countOne("reports", guest(null, visitor));
  let host = 0;
  const roaming = () => {
    host += 1;
    return limiter.countOne("reports", guest(null, `2001:db8:1:2::${host.toString(16)}`));
  };
  expect(await passes(all + 30, roaming)).toBe(all);
  expect(await passes(1, report("2001:db8:1:3::1"))).toBe(1);
  expect(await passes(all + 1, report(wifi))).toBe(all);
  expect(await passes(1, report(`::ffff:${wifi}`))).toBe(0);
});

test("a visitor within the limit of each hour is refused at the limit of the day", async () => {
  const limiter = new RateLimiter();
  const [burst, day] = rateLimits.reports.address;
  let passed = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    passed += await passes(burst.points, () => limiter.countOne("reports", guest(null)));
    vi.advanceTimersByTime(burst.seconds * 1000);
  }
  expect(passed).toBe(day.points);
  expect(await limiter.countOne("reports", guest(null))).toBeNull();
});

test("a visitor who guesses ids may call none of the guessable calls for a while, but all others", async () => {
  const limiter = new RateLimiter();
  const [{ points, seconds }] = rateLimits.misses.address;
  for (let nth = 0; nth < points; nth += 1) {
    expect(await limiter.countCall("readOrder", guest(null))).toBeNull();
    await limiter.countRefusal("order_not_found", guest(null));
  }
  expect(await limiter.countCall("readOrder", guest(null))).toBe(seconds);
  expect(await limiter.countCall("readQr", guest(null))).toBe(seconds);
  expect(await limiter.countCall("listCategories", guest(null))).toBeNull();
  expect(await limiter.countCall("createClient", guest(null))).toBeNull();
  expect(await limiter.countCall("createOrder", guest(null))).toBeNull();
  expect(await limiter.countCall("updateOrder", guest(null))).toBeNull();
  expect(await limiter.countCall("readOrder", guest("of another guest"))).toBeNull();
  vi.advanceTimersByTime(seconds * 1000);
  expect(await limiter.countCall("readOrder", guest(null))).toBeNull();
});

test("a device that guesses is stopped alone, and other refusals do not count as guesses", async () => {
  const limiter = new RateLimiter();
  const [{ points }] = rateLimits.misses.device;
  for (let nth = 0; nth < points; nth += 1)
    await limiter.countRefusal("qr_not_found", guest("mad"));
  expect(await limiter.countCall("readQr", guest("mad"))).not.toBeNull();
  expect(await limiter.countCall("readQr", guest(null))).toBeNull();
  for (let nth = 0; nth < 1000; nth += 1) {
    await limiter.countRefusal("rating_not_found", guest("good"));
    await limiter.countRefusal("not_orderable", guest("good"));
  }
  expect(await limiter.countCall("readOrder", guest("good"))).toBeNull();
});

test("every call has a limit, and a call that creates something has none of the limits for reading", () => {
  for (const [name, limit] of Object.entries(limitOfCall)) {
    const { method } = calls[name as keyof typeof calls];
    const reads = limit === "reads" || limit === "costs";
    expect({ name, reads }).toEqual({ name, reads: method === "GET" });
  }
  // Limits that are not of a call of the contract.
  const others: LimitName[] = [
    "pages",
    "placements",
    "misses",
    "searches",
    "tiles",
    "sockets",
    "notifications",
    "staff",
    "signIns",
    "knownSignIns",
    "accounts",
    "mails",
    "knownMails",
    "mailboxes",
    "memberMails",
    "pins",
    "printers",
  ];
  const used = new Set<LimitName>([...Object.values(limitOfCall), ...others]);
  expect([...used].sort()).toEqual(Object.keys(rateLimits).sort());
});

test("orders, placements and payments are limited per day too", async () => {
  for (const name of ["orders", "placements", "payments"] as const) {
    const limiter = new RateLimiter();
    let passed = 0;
    // As much as ten minutes allow, all day.
    for (let time = 0; time < 24 * 6; time += 1) {
      const { points } = rateLimits[name].address[0];
      passed += await passes(points, () => limiter.countOne(name, guest(null)));
      vi.advanceTimersByTime(10 * 60_000 - 1_000);
    }
    expect(passed).toBe(rateLimits[name].address[1].points);
  }
});
