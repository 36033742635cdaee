import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { RateLimiter } from "../limits/limiter.ts";
import { type LimitName, rateLimits } from "../limits/rate-limits.ts";
import type { RateLimit } from "../limits/rate-rule.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createVisitor } from "../testing/order-flow.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const HOUR = 3600;
const oncePerHour = [{ points: 1, seconds: HOUR }];

/** Requests of a visitor to the API, with these limits in place of the usual ones. */
function limitedApi(limits: Partial<Record<LimitName, RateLimit>>) {
  const limiter = new RateLimiter({ ...rateLimits, ...limits });
  const app = createApp({ ...api.deps, limiter });
  return async (path: string, init: RequestInit = {}, visitor?: string) => {
    const request = new Request(`http://api.test${path}`, init);
    return app.fetch(request, visitor === undefined ? {} : { visitorAddress: visitor });
  };
}

const MENU = "/ms-products/public/companies/tacos/categories";

test("a visitor above a limit gets 429 with Retry-After", async () => {
  const send = limitedApi({ reads: { address: oncePerHour } });
  expect((await send(MENU, {}, "203.0.113.7")).status).toBe(200);
  const refused = await send(MENU, {}, "203.0.113.7");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("content-type")).toBe("application/problem+json");
  expect(refused.headers.get("cache-control")).toBe("no-store");
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(HOUR - 60);
  expect(wait).toBeLessThanOrEqual(HOUR);
  expect(await refused.json()).toMatchObject({
    status: 429,
    code: "rate_limited",
    retry_after: wait,
  });
  expect((await send(MENU, {}, "203.0.113.8")).status).toBe(200);
});

test("the server's own requests are not counted", async () => {
  const send = limitedApi({ reads: { address: oncePerHour } });
  for (let nth = 0; nth < 3; nth += 1) expect((await send(MENU)).status).toBe(200);
  expect((await send(MENU, {}, "203.0.113.7")).status).toBe(200);
});

test("a device is recognised by a signed cookie; an invented cookie counts for the address", async () => {
  const visitor = "203.0.113.7";
  const { cookie } = await createVisitor(api);
  const deviceRules = [{ points: 1, seconds: HOUR, crowd: { all: 9, each: 1 } }];
  const send = limitedApi({ orders: { address: oncePerHour, device: deviceRules } });
  const order = (from: string) =>
    send("/ms-orders/public/orders", { method: "POST", headers: { cookie: from } }, visitor);
  expect((await order(cookie)).status).toBe(415);
  expect((await order(cookie)).status).toBe(429);
  expect((await order("comanda_device=invented.signature")).status).toBe(415);
  expect((await order("comanda_device=another.signature")).status).toBe(429);
  expect((await order("")).status).toBe(429);
});

test("unknown ids are counted together over all calls that take one", async () => {
  const visitor = "203.0.113.7";
  const send = limitedApi({ misses: { address: [{ points: 3, seconds: HOUR }] } });
  const guesses = [
    "/ms-orders/public/qrs/table-1",
    "/ms-orders/public/companies/tacos/orders/1",
    "/ms-clients/public/companies/tacos/clients/1",
    "/ms-orders/public/qrs/tacos-table-4",
  ];
  const statuses: number[] = [];
  for (const path of guesses) statuses.push((await send(path, {}, visitor)).status);
  expect(statuses).toEqual([404, 404, 404, 429]);
  expect((await send(MENU, {}, visitor)).status).toBe(200);
});

test("provider notifications have their own limit and use up no other", async () => {
  const visitor = "203.0.113.7";
  const send = limitedApi({ notifications: { address: oncePerHour } });
  const path = "/ms-payments/public/notifications/tacos/sandbox";
  const notify = () => send(path, { method: "POST", body: "{}" }, visitor);
  expect((await notify()).status).toBe(400);
  const refused = await notify();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(HOUR - 60);
  expect((await send(MENU, {}, visitor)).status).toBe(200);
});
