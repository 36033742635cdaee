import { type PushService, startPushService } from "@comanda/api/testing/push-service";
import type { OrderOptions } from "@comanda/contract/orders/order-options";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { callApi } from "../support/call-api.ts";
import {
  acceptPix,
  createOrderAwaitingPayment,
  placeOrderByApi,
  setDeviceCookie,
  setPaymentOutcomeByApi,
  tacoLines,
} from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

// Both tests use one server, which sends push messages to the push service that the tests start.
test.describe.configure({ mode: "default" });

let push: PushService;
let server: TestServer;
const { E2E_PORT, E2E_DATA_DIR } = process.env;

test.beforeAll(async () => {
  push = await startPushService();
  const env = { DEMO: "off", PUSH_TEST_ORIGIN: push.origin };
  server = await startTestServer({ name: "own-server", env });
  process.env.E2E_PORT = String(server.port);
  process.env.E2E_DATA_DIR = server.dataDir;
});

test.afterAll(async () => {
  Object.assign(process.env, { E2E_PORT, E2E_DATA_DIR });
  await server?.stop();
  await push?.close();
});

/** Replaces the browser's push service, which is not there in a test; the worker is the real one. */
async function fakePushManager(page: Page, subscription: object): Promise<void> {
  await page.addInitScript((described) => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    const key = "e2e_subscribed";
    const subscribed = () => ({
      ...described,
      options: { applicationServerKey: null },
      unsubscribe: async () => true,
      toJSON: () => described,
    });
    PushManager.prototype.getSubscription = async () =>
      (sessionStorage.getItem(key) ? subscribed() : null) as never;
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem(key, "1");
      return subscribed() as never;
    };
  }, subscription);
}

test("a customer who wants it gets one message when the order is accepted and one when it is ready", async ({
  page,
  context,
  t,
}) => {
  test.slow();
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(2));
  const { body: options } = await callApi<OrderOptions>(
    "GET",
    `/ms-orders/public/companies/${restaurant.id}/orders/${order.id}/options`,
    undefined,
    order.cookie,
  );
  const { subscription } = push.subscribe(options.push_key ?? "");
  await fakePushManager(page, subscription);
  await setDeviceCookie(context, restaurant, order.cookie);
  await page.goto(restaurant.url(`/tracking?order_id=${order.id}`));
  await page.getByRole("button", { name: t("tracking.push.open") }).click();
  await expect(page.getByText(t("tracking.push.on"))).toBeVisible();
  await expectAccessible(page);
  // The next visit removes old service workers, and not this one.
  await page.reload();
  await expect(page.getByText(t("tracking.push.on"))).toBeVisible();
  const workers = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL),
    );
  expect(await workers()).toEqual([restaurant.url("/push-worker.js")]);

  await restaurant.advanceOrder(order.public_id);
  await expect.poll(() => push.received.length).toBe(1);
  await restaurant.advanceOrder(order.public_id);
  await expect.poll(() => push.received.length).toBe(2);
  const [accepted, ready] = push.received.map(({ message }) => message);
  expect(accepted?.title).toBe(`Pedido ${order.public_id} aceptado`);
  expect(ready?.title).toBe(`Pedido ${order.public_id} listo`);
  expect(ready?.path).toBe(`/tracking?order_id=${order.id}`);

  await page.getByRole("button", { name: t("tracking.push.off") }).click();
  await expect(page.getByRole("button", { name: t("tracking.push.open") })).toBeVisible();
});

test("a waiting page recovers by itself when its server restarts", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_CONNECTION_REFUSED/u, /WebSocket connection to/u);
  // Two starts of a server, and five seconds between the tries to reconnect.
  test.slow();
  const restaurant = await createRestaurant(acceptPix);
  const order = await createOrderAwaitingPayment(restaurant.id);
  let messageCount = 0;
  let pings = 0;
  page.on("websocket", (opened) => {
    opened.on("framereceived", () => {
      messageCount += 1;
    });
    opened.on("framesent", ({ payload }) => {
      if (payload === "ping") pings += 1;
    });
  });
  const opening = page.waitForEvent("websocket");
  await page.goto(restaurant.url(`/tracking?order_id=${order.id}`));
  const state = page.getByRole("heading", { level: 1 });
  await expect(state).toHaveText(t("tracking.paying"));
  const socket = await opening;
  await expect.poll(() => messageCount).toBeGreaterThan(0);
  // On focus the page checks at once whether the connection works.
  expect(pings).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect.poll(() => pings).toBeGreaterThan(0);

  const closed = socket.waitForEvent("close");
  const restart = await server.interrupt();
  await closed;
  await restart();
  await setPaymentOutcomeByApi(restaurant.id, order, "paid");
  await expect(state).toHaveText(t("tracking.received"), { timeout: 30_000 });
});
