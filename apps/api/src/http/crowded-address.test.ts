import type { Client } from "@comanda/contract/clients/client";
import type { Order } from "@comanda/contract/orders/order";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createApp } from "../app.ts";
import { RateLimiter } from "../limits/limiter.ts";
import { type LimitName, rateLimits } from "../limits/rate-limits.ts";
import type { RateLimit } from "../limits/rate-rule.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { CASH_PAYMENT, tacoCombo } from "../testing/order-flow.ts";

let api: TestApp;
let send: <Body = unknown>(
  method: string,
  path: string,
  body?: unknown,
  cookie?: string,
) => Promise<Answer<Body>>;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  vi.useFakeTimers({ toFake: ["Date"] });
  limitBy(rateLimits);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => api.close());

/** Sends to an API with these limits and empty counters. */
function limitBy(limits: Record<LimitName, RateLimit>) {
  const app = createApp({ ...api.deps, limiter: new RateLimiter(limits) });
  send = async (method, path, body, cookie) => {
    const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}) };
    const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
    const visitor = "203.0.113.7";
    const response = await app.fetch(new Request(`http://api.test${path}`, init), {
      visitorAddress: visitor,
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text ? JSON.parse(text) : null,
      cookie: response.headers.get("set-cookie")?.split(";")[0] ?? null,
    };
  };
}

/** Returns the limits of an address, divided by `parts`; those of a device stay. */
function dividedBy(parts: number): Record<LimitName, RateLimit> {
  const share = (points: number) => Math.floor(points / parts);
  const entries = Object.entries(rateLimits as Record<LimitName, RateLimit>).map(
    ([name, { address, device = [] }]) => [
      name,
      {
        address: address.map((rule) => ({ ...rule, points: share(rule.points) })),
        device: device.map((rule) => ({
          ...rule,
          crowd: { ...rule.crowd, all: share(rule.crowd.all) },
        })),
      },
    ],
  );
  return Object.fromEntries(entries);
}

type Answer<Body> = { status: number; body: Body; cookie: string | null };

const CLIENTS = "/ms-clients/public/companies/tacos/clients";
const MENU = "/ms-products/public/companies/tacos/categories";
const ORDERS = "/ms-orders/public/orders";
const orderPath = ({ id }: Order) => `/ms-orders/public/companies/tacos/orders/${id}`;
const cart = { company_id: "tacos", service_type: "TAKEAWAY", combos: [tacoCombo()] };
const wrong = { combos: "none" };

let people = 0;
function person() {
  people += 1;
  const phone_number = `55${10_000_000 + people}`;
  return { name: `Guest ${people}`, country_calling_code: "52", phone_number };
}

/** Returns the statuses of a whole visit: menu, client, draft, placement. */
async function wholeVisit(): Promise<number[]> {
  const menu = await send("GET", MENU);
  const client = await send<Client>("POST", CLIENTS, person());
  const cookie = client.cookie ?? "";
  const order = { ...cart, client_id: client.body.id };
  const drafted = await send<Order>("POST", ORDERS, order, cookie);
  const placed = await send("PATCH", orderPath(drafted.body), CASH_PAYMENT, cookie);
  return [menu.status, client.status, drafted.status, placed.status];
}

const GUESTS_PER_MINUTE = 40;

test("400 guests order within ten minutes behind one address, beside a program without cookies that is stopped after 200 orders", async () => {
  const visits: number[][] = [];
  const attack: number[] = [];
  for (let minute = 0; minute < 10; minute += 1) {
    const guests = Array.from({ length: GUESTS_PER_MINUTE }, wholeVisit);
    for (let nth = 0; nth < 2 * GUESTS_PER_MINUTE; nth += 1)
      attack.push((await send("POST", ORDERS, wrong)).status);
    visits.push(...(await Promise.all(guests)));
    vi.advanceTimersByTime(59_000);
  }
  expect(visits).toEqual(Array(400).fill([200, 201, 201, 200]));
  expect(attack).toEqual([...Array(200).fill(422), ...Array(600).fill(429)]);
});

test("a program without cookies is stopped at the address's limit, and a guest with a cookie still orders", async () => {
  const { cookie } = await send("POST", CLIENTS, person());
  const attacks = [
    ["POST", ORDERS, rateLimits.orders.address[0].points],
    [
      "PATCH",
      "/ms-orders/public/companies/tacos/orders/none",
      rateLimits.updates.address[0].points,
    ],
    ["POST", CLIENTS, rateLimits.clients.address[0].points - 1],
  ] as const;
  for (const [method, path, most] of attacks) {
    const statuses: number[] = [];
    for (let nth = 0; nth < most + 5; nth += 1) {
      statuses.push((await send(method, path, wrong)).status);
    }
    expect(statuses.indexOf(429), path).toBe(most);
    expect(new Set(statuses.slice(most))).toEqual(new Set([429]));
  }
  const drafted = await send<Order>("POST", ORDERS, cart, cookie ?? "");
  expect(drafted.status).toBe(201);
  expect((await send("PATCH", orderPath(drafted.body), CASH_PAYMENT, cookie ?? "")).status).toBe(
    200,
  );
  expect((await send("POST", CLIENTS, person(), cookie ?? "")).status).toBe(201);
});

test("a program that takes a new cookie for every order is stopped at the address's limit of devices", async () => {
  const { cookie } = await send("POST", CLIENTS, person());
  const limits = dividedBy(10);
  limitBy(limits);
  const points = limits.clients.address[0]?.points ?? 0;
  let made = 0;
  for (let nth = 0; nth < points + 50; nth += 1) {
    const minted = await send("POST", CLIENTS, person());
    if (minted.cookie === null) continue;
    if ((await send("POST", ORDERS, wrong, minted.cookie)).status === 422) made += 1;
  }
  expect(made).toBe(points);
  expect((await send("POST", ORDERS, cart, cookie ?? "")).status).toBe(201);
});

test("a guest who orders without a name has a device from the first draft on", async () => {
  const first = await send("POST", ORDERS, cart);
  expect(first).toMatchObject({ status: 201, cookie: expect.stringContaining("comanda_device=") });
  const { points } = rateLimits.orders.address[0];
  for (let nth = 1; nth < points; nth += 1) await send("POST", ORDERS, wrong);
  expect((await send("POST", ORDERS, cart)).status).toBe(429);
  expect((await send("POST", ORDERS, cart, first.cookie ?? "")).status).toBe(201);
});

test("drafts and their changes do not use up the limit of placed orders", async () => {
  const cookie = (await send("POST", CLIENTS, person())).cookie ?? "";
  const { body: order } = await send<Order>("POST", ORDERS, cart, cookie);
  for (let nth = 1; nth < rateLimits.orders.device[0].points; nth += 1) {
    await send("POST", ORDERS, wrong, cookie);
  }
  expect((await send("POST", ORDERS, cart, cookie)).status).toBe(429);
  for (let nth = 0; nth < rateLimits.updates.device[0].points; nth += 1) {
    await send("PATCH", orderPath(order), wrong, cookie);
  }
  expect((await send("PATCH", orderPath(order), { comment: "a" }, cookie)).status).toBe(429);
  expect((await send("PATCH", orderPath(order), CASH_PAYMENT, cookie)).status).toBe(200);
});
