import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { RateLimiter } from "../limits/limiter.ts";
import { rateLimits } from "../limits/rate-limits.ts";
import { addPrinter } from "../printing/testing/send-printing.ts";
import { addMember, browserOf, enrollTestTablet, PIN } from "../tablets/testing/enrolled-tablet.ts";
import type { ConsoleBrowser } from "../testing/console-browser.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createVisitor } from "../testing/order-flow.ts";

/** So much that a program reaches it in a test; everything at an address without a device, and all devices together. */
const FEW = {
  address: [{ points: 20, seconds: 600 }],
  device: [{ points: 20, seconds: 600, crowd: { all: 30, each: 2 } }],
};

let api: TestApp;
let app: ReturnType<typeof createApp>;
let tablet: ConsoleBrowser;
let beto: string;
let printer: string;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  printer = await addPrinter(api, "grill");
  beto = await addMember(api, "Beto", "kitchen", PIN);
  tablet = await enrollTestTablet(api);
  const limits = { ...rateLimits, staff: FEW, pins: FEW, reads: FEW };
  app = createApp({ ...api.deps, limiter: new RateLimiter(limits) });
});
afterAll(() => api.close());

/** Sends a request from the restaurant's Wi-Fi; returns its status. */
async function send(method: "GET" | "POST", path: string, headers: object, body?: object) {
  const request = new Request(`http://api.test${path}`, {
    method,
    headers: { origin: "http://api.test", "content-type": "application/json", ...headers },
    body: body ? JSON.stringify(body) : null,
  });
  return (await app.fetch(request, { visitorAddress: "203.0.113.7" })).status;
}

const cookieOf = ({ cookies }: ConsoleBrowser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
const MENU = "/ms-products/public/companies/tacos/categories";
const BOARD = "/ms-orders/companies/tacos/board";
const readBoard = (cookie: string) => send("GET", BOARD, { cookie });
const readTablet = (cookie: string) => send("GET", "/auth/tablet", { cookie });
const unlock = (cookie: string) =>
  send("POST", "/auth/tablet/unlock", { cookie }, { member_id: beto, pin: PIN });
const askForTicket = () =>
  send(
    "POST",
    "/ms-printing/agent/next",
    { authorization: `Bearer ${printer}` },
    // Not ready, so that the answer does not wait for a ticket.
    { status: "paper_out" },
  );

/** A program without cookies, and with invented ones, uses up what the address may send. */
async function flood(one: (cookie: string) => Promise<number>): Promise<void> {
  const statuses: number[] = [];
  for (let nth = 0; nth < 60; nth += 1)
    statuses.push(await one(nth % 2 ? `comanda_staff.tablet=invented-${nth}` : ""));
  expect(statuses.at(-1)).toBe(429);
}

test("a program on the restaurant's Wi-Fi stops neither the board nor the locked tablet", async () => {
  const cookies = [cookieOf(browserOf(api, "owner")), cookieOf(tablet)] as const;
  const [owner, counter] = cookies;
  const all = async () => [
    await readBoard(owner),
    await readTablet(counter),
    await unlock(counter),
    await send("GET", "/auth/me", { cookie: owner }),
  ];
  expect(await all()).toEqual([200, 200, 200, 200]);
  for (const one of [readBoard, readTablet, unlock]) await flood(one);
  expect(await all()).toEqual([200, 200, 200, 200]);
});

test("many phones on the restaurant's Wi-Fi do not stop its printer", async () => {
  const phones = [await createVisitor(api), await createVisitor(api), await createVisitor(api)];
  for (const { cookie } of phones)
    for (let nth = 0; nth < 15; nth += 1) await send("GET", MENU, { cookie });
  expect(await send("GET", MENU, { cookie: phones[0]?.cookie })).toBe(429);
  for (let nth = 0; nth < 10; nth += 1) expect(await askForTicket()).toBe(200);
});
