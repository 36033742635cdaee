import { expectAccessible } from "./support/accessible.ts";
import { callApi, orderByApi } from "./support/api.ts";
import { openRestaurant } from "./support/company.ts";
import { holdDevice, orderOnline, settle, takesOnline } from "./support/online.ts";
import { startServer, type TestServer } from "./support/server.ts";
import { test as base, expect } from "./support/test.ts";

/** A test at a server of its own, which it may interrupt. */
const test = base.extend<{ ownServer: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  ownServer: async ({}, use) => {
    const { E2E_PORT, E2E_DATA_DIR } = process.env;
    const server = await startServer({ name: "live", env: { DEMO: "off" } });
    // A worker runs one test at a time: for as long as this one runs, its server is the server.
    process.env.E2E_PORT = String(server.port);
    process.env.E2E_DATA_DIR = server.dataDir;
    await use(server);
    Object.assign(process.env, { E2E_PORT, E2E_DATA_DIR });
    await server.stop();
  },
});

test("a page that waits for a payment hears of it, and asks no more than whether it may", async ({
  page,
  context,
  t,
}) => {
  const shop = await openRestaurant(takesOnline);
  const order = await orderOnline(shop.id);
  await holdDevice(context, shop, order.cookie);
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(new URL(socket.url()).pathname));
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(`/orders/${order.id}`)) asked += 1;
  });
  await page.goto(shop.url(`/tracking?order_id=${order.id}`));
  const state = page.getByRole("heading", { level: 1 });
  await expect(state).toHaveText(t("tracking.paying"));
  await expect.poll(() => sockets).toEqual(["/ms-notifications/public/socket"]);
  await expectAccessible(page);

  await settle(shop.id, order, "paid");
  await expect(state).toHaveText(t("tracking.received"));
  await expect(page).toHaveTitle(new RegExp(`^${t("tracking.received")} · `, "u"));
  await expect(page.getByText(t("tracking.paid"))).toBeVisible();
  expect(asked).toBe(1);
});

test("a payment that does not work is told, and how to pay again", async ({ page, t }) => {
  const shop = await openRestaurant(takesOnline);
  const order = await orderOnline(shop.id);
  await page.goto(shop.url(`/tracking?order_id=${order.id}`));
  const state = page.getByRole("heading", { level: 1 });
  await expect(state).toHaveText(t("tracking.paying"));
  await settle(shop.id, order, "failed");
  await expect(state).toHaveText(t("tracking.paymentFailed"));
  await expect(page.getByText(t("tracking.paymentFailedHint"))).toBeVisible();
});

test("after half an hour nobody listens any more, and the page asks as any other", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant(takesOnline);
  const order = await orderOnline(shop.id);
  await page.clock.install();
  const frames: unknown[] = [];
  page.on("websocket", (each) => each.on("framereceived", ({ payload }) => frames.push(payload)));
  const opening = page.waitForEvent("websocket");
  const before = Date.now();
  await page.goto(shop.url(`/tracking?order_id=${order.id}`));
  const socket = await opening;
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  // The page was opened between `before` and now.
  const took = Date.now() - before;
  const pongs = () => frames.filter((payload) => payload === "pong").length;
  await page.clock.pauseAt(before + 120_000);
  await expect.poll(pongs).toBe(1);
  await page.clock.fastForward(27 * 60_000 + 58_000);
  await expect.poll(pongs).toBe(2);
  expect(socket.isClosed()).toBe(false);
  const closed = socket.waitForEvent("close");
  await page.clock.fastForward(took + 4_000);
  await closed;
  await settle(shop.id, order, "paid");
  const state = page.getByRole("heading", { level: 1 });
  await expect(async () => {
    await page.clock.runFor(31_000);
    await expect(state).toHaveText(t("tracking.received"), { timeout: 1_000 });
  }).toPass();
});

test("a page whose server is started anew while it waits recovers by itself", async ({
  page,
  t,
  noise,
  ownServer,
}) => {
  noise.allow(/ERR_CONNECTION_REFUSED/u, /WebSocket connection to/u);
  // Two starts of a server, and five seconds before each try to reach it again.
  test.slow();
  const shop = await openRestaurant(takesOnline);
  const order = await orderOnline(shop.id);
  let heard = 0;
  let pings = 0;
  page.on("websocket", (each) => {
    each.on("framereceived", () => {
      heard += 1;
    });
    each.on("framesent", ({ payload }) => {
      if (payload === "ping") pings += 1;
    });
  });
  const opening = page.waitForEvent("websocket");
  await page.goto(shop.url(`/tracking?order_id=${order.id}`));
  const state = page.getByRole("heading", { level: 1 });
  await expect(state).toHaveText(t("tracking.paying"));
  const socket = await opening;
  await expect.poll(() => heard).toBeGreaterThan(0);
  // Focus finds out at once whether the connection still works.
  expect(pings).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect.poll(() => pings).toBeGreaterThan(0);

  const gone = socket.waitForEvent("close");
  const startAgain = await ownServer.interrupt();
  await gone;
  await startAgain();
  await settle(shop.id, order, "paid");
  await expect(state).toHaveText(t("tracking.received"), { timeout: 30_000 });
});

test("who ordered says how it was, once", async ({ page, context, t }) => {
  const shop = await openRestaurant();
  const taco = [{ product_id: "taco", variant_id: "taco-1", quantity: 1 }];
  const order = await orderByApi(shop.id, taco);
  await shop.advance(order.public_id, 3);
  const url = shop.url(`/tracking?order_id=${order.id}`);
  const form = page.getByRole("region", { name: t("tracking.rating.title") });
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));

  // Who merely has the link is not asked.
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await expect(form).toBeHidden();

  await holdDevice(context, shop, order.cookie);
  await page.goto(url);
  await form.getByRole("radio", { name: t("tracking.rating.score.4") }).check();
  await form.getByRole("textbox").fill("  Muy rico  ");
  await expectAccessible(page);
  await form.getByRole("button", { name: t("tracking.rating.send") }).click();
  await expect(page.getByRole("heading", { name: t("tracking.rating.thanks") })).toBeVisible();
  await expect(page.getByText(t("tracking.rating.given", { score: 4 }))).toBeVisible();

  await page.reload();
  const yours = page.getByRole("region", { name: t("tracking.rating.yours") });
  await expect(yours.getByText(t("tracking.rating.given", { score: 4 }))).toBeVisible();
  await expect(yours.getByText("Muy rico")).toBeVisible();
  const path = `/ms-clients/public/companies/${shop.id}/order-ratings/${order.id}`;
  const stored = await callApi("GET", path, undefined, order.cookie);
  expect(stored.body).toMatchObject({ score: 4, comment: "Muy rico" });
  // An order that waits for no online payment has no websocket.
  expect(sockets).toEqual([]);
});

test("what was rated elsewhere is shown as it was rated there", async ({
  page,
  context,
  t,
  noise,
}) => {
  noise.allow(/^409: POST .*order-ratings/u);
  const shop = await openRestaurant();
  const taco = [{ product_id: "taco", variant_id: "taco-1", quantity: 1 }];
  const order = await orderByApi(shop.id, taco);
  await shop.advance(order.public_id, 3);
  await holdDevice(context, shop, order.cookie);
  const path = `/ms-clients/public/companies/${shop.id}/order-ratings`;
  await callApi("POST", path, { order_id: order.id, score: 2 }, order.cookie);

  await page.goto(shop.url(`/tracking?order_id=${order.id}`));
  const form = page.getByRole("region", { name: t("tracking.rating.title") });
  await form.getByRole("radio", { name: t("tracking.rating.score.5") }).check();
  await form.getByRole("button", { name: t("tracking.rating.send") }).click();
  await expect(page.getByText(t("tracking.rating.given", { score: 2 }))).toBeVisible();
});
