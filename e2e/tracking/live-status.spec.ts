import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility.ts";
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

/**
 * Records the websocket messages that the page has handled. Playwright's own events come earlier, when
 * the page may still count a pong as missing.
 */
async function recordSocketMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const messages: unknown[] = [];
    Object.assign(window, { socketMessages: messages });
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener("message", ({ data }) => messages.push(data));
      }
    };
  });
}

function socketMessages(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as unknown as { socketMessages: unknown[] }).socketMessages);
}

test("a page that waits for a payment gets the result by websocket, with one request", async ({
  page,
  context,
  t,
}) => {
  const restaurant = await createRestaurant(acceptPix);
  const order = await createOrderAwaitingPayment(restaurant.id);
  await setDeviceCookie(context, restaurant, order.cookie);
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(new URL(socket.url()).pathname));
  let requestCount = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(`/orders/${order.id}`)) requestCount += 1;
  });
  const opening = page.waitForEvent("websocket");
  await page.goto(restaurant.url(`/tracking?order_id=${order.id}`));
  const socket = await opening;
  expect(new URL(socket.url()).searchParams.get("authorization")).toMatch(/^[\w-]{40,}$/u);
  const state = page.getByRole("heading", { level: 1 });
  await expect(state).toHaveText(t("tracking.paying"));
  await expect.poll(() => sockets).toEqual(["/ms-notifications/public/socket"]);
  await expectAccessible(page);

  await setPaymentOutcomeByApi(restaurant.id, order, "paid");
  await expect(state).toHaveText(t("tracking.received"));
  await expect(page).toHaveTitle(new RegExp(`^${t("tracking.received")} · `, "u"));
  await expect(page.getByText(t("tracking.paid"))).toBeVisible();
  expect(socket.isClosed()).toBe(false);
  expect(sockets).toHaveLength(1);
  expect(requestCount).toBe(1);

  await test.step("an order in progress shows each step of the restaurant at once, until it is handed over", async () => {
    const next = await placeOrderByApi(restaurant.id, tacoLines(1));
    let requests = 0;
    page.on("request", (request) => {
      if (request.url().endsWith(`/orders/${next.id}`)) requests += 1;
    });
    const reopening = page.waitForEvent("websocket");
    await page.goto(restaurant.url(`/tracking?order_id=${next.id}`));
    const followed = await reopening;
    for (const step of ["preparing", "ready.pickup", "delivered.pickup"] as const) {
      await restaurant.advanceOrder(next.public_id);
      await expect(state).toHaveText(t(`tracking.${step}`), { timeout: 2_000 });
    }
    await expect.poll(() => followed.isClosed()).toBe(true);
    expect(requests).toBe(1);
  });

  await test.step("a failed payment is shown with how to pay again", async () => {
    const unpaid = await createOrderAwaitingPayment(restaurant.id);
    await page.goto(restaurant.url(`/tracking?order_id=${unpaid.id}`));
    await expect(state).toHaveText(t("tracking.paying"));
    await setPaymentOutcomeByApi(restaurant.id, unpaid, "failed");
    await expect(state).toHaveText(t("tracking.paymentFailed"));
    await expect(page.getByText(t("tracking.paymentFailedHint"))).toBeVisible();
  });

  await test.step("where the restaurant has no payment method, the page says so", async () => {
    await restaurant.reimport((file) => {
      file.payment_methods = { takeaway: [] };
    });
    await page.reload();
    await expect(page.getByText(t("checkout.noMethods"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("pay.again.pay") })).toHaveCount(0);
  });
});

test("after half an hour the page closes its websocket and polls like any other page", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant(acceptPix);
  const order = await createOrderAwaitingPayment(restaurant.id);
  await page.clock.install();
  await recordSocketMessages(page);
  const opening = page.waitForEvent("websocket");
  const before = Date.now();
  await page.goto(restaurant.url(`/tracking?order_id=${order.id}`));
  const socket = await opening;
  await expect.poll(async () => (await socketMessages(page)).length).toBeGreaterThan(0);
  // The page's half hour began between `before` and now.
  const took = Date.now() - before;
  const pongs = async () => (await socketMessages(page)).filter((text) => text === "pong").length;
  await page.clock.pauseAt(before + 120_000);
  await expect.poll(pongs).toBe(1);
  await page.clock.fastForward(27 * 60_000 + 58_000);
  await expect.poll(pongs).toBe(2);
  expect(socket.isClosed()).toBe(false);
  const closed = socket.waitForEvent("close");
  await page.clock.fastForward(took + 4_000);
  await closed;
  await setPaymentOutcomeByApi(restaurant.id, order, "paid");
  const state = page.getByRole("heading", { level: 1 });
  await expect(async () => {
    await page.clock.runFor(31_000);
    await expect(state).toHaveText(t("tracking.received"), { timeout: 1_000 });
  }).toPass();
});

test("after an hour the page still shows at once that the restaurant refuses the order", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  await page.clock.install();
  await recordSocketMessages(page);
  const opening = page.waitForEvent("websocket");
  await page.goto(restaurant.url(`/tracking?order_id=${order.id}`));
  const socket = await opening;
  await expect.poll(async () => (await socketMessages(page)).length).toBeGreaterThan(0);
  await page.clock.fastForward(60 * 60_000);
  await expect.poll(async () => (await socketMessages(page)).includes("pong")).toBe(true);
  expect(socket.isClosed()).toBe(false);
  await restaurant.cancelOrder(order.public_id, "Sin gas");
  const state = page.getByRole("heading", { level: 1 });
  await expect(state).toHaveText(t("tracking.cancelled"));
});
