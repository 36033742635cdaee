import { type PushService, startPushService } from "@comanda/api/testing/push-service";
import type { OrderOptions } from "@comanda/contract/orders/order-options";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { callApi } from "../support/call-api.ts";
import {
  placeOrderByApi,
  setDeviceCookie,
  tacoLines,
} from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { test as base, expect } from "../support/test.ts";
import { startTestServer } from "../support/test-server.ts";

/** A server that may send to a push service of this test. */
const test = base.extend<{ push: PushService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  push: async ({}, use) => {
    const push = await startPushService();
    const { E2E_PORT, E2E_DATA_DIR } = process.env;
    const env = { DEMO: "off", PUSH_TEST_ORIGIN: push.origin };
    const server = await startTestServer({ name: "order-push", env });
    process.env.E2E_PORT = String(server.port);
    process.env.E2E_DATA_DIR = server.dataDir;
    await use(push);
    Object.assign(process.env, { E2E_PORT, E2E_DATA_DIR });
    await server.stop();
    await push.close();
  },
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
  push,
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
