import { expectAccessible } from "../support/browser/accessibility.ts";
import { blockWebSockets } from "../support/browser/block-websockets.ts";
import { callApi } from "../support/call-api.ts";
import { fetchPage } from "../support/fetch-page.ts";
import { placeOrderByApi, tacoLines } from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("without websockets the page polls an order in progress while it is visible and online", async ({
  page,
  context,
  browserErrors,
  t,
}) => {
  const restaurant = await createRestaurant();
  const state = page.getByRole("heading", { level: 1 });
  await blockWebSockets(page);

  await test.step("the reload button loads the order at once", async () => {
    const order = await placeOrderByApi(restaurant.id, tacoLines(1));
    await page.goto(restaurant.url(`/tracking?order_id=${order.id}`));
    await expect(state).toHaveText(t("tracking.received"));
    await page.waitForLoadState("networkidle");
    await restaurant.advanceOrder(order.public_id);
    await expect(state).toHaveText(t("tracking.received"));
    await page.getByRole("button", { name: t("tracking.reload") }).click();
    await expect(state).toHaveText(t("tracking.preparing"));
  });

  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  let requestCount = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(`/orders/${order.id}`)) requestCount += 1;
  });
  await page.clock.install();
  await page.goto(restaurant.url(`/tracking?order_id=${order.id}`));
  await expect(state).toHaveText(t("tracking.received"));
  const setVisibility = (visibility: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, visibility);

  await restaurant.advanceOrder(order.public_id);
  await expect(async () => {
    await page.clock.runFor(31_000);
    await expect(state).toHaveText(t("tracking.preparing"), { timeout: 1_000 });
  }).toPass();

  await setVisibility("hidden");
  const before = requestCount;
  await restaurant.advanceOrder(order.public_id);
  await page.clock.runFor(120_000);
  expect(requestCount).toBe(before);
  await setVisibility("visible");
  await expect(state).toHaveText(t("tracking.ready.pickup"));

  // What the page was reading when the network went.
  browserErrors.allow(/INTERNET_DISCONNECTED/u);
  await context.setOffline(true);
  await page.clock.runFor(31_000);
  await expect(page.getByText(t("tracking.staleOffline"))).toBeVisible();
  await restaurant.advanceOrder(order.public_id, 2);
  await context.setOffline(false);
  await expect(state).toHaveText(t("tracking.delivered.pickup"));
  await expect(page.getByText(t("tracking.staleOffline"))).toBeHidden();

  const countAtEnd = requestCount;
  await page.clock.runFor(120_000);
  expect(requestCount).toBe(countAtEnd);
});

test("a scheduled order shows its time", async ({ page, t }) => {
  const restaurant = await createRestaurant(({ ecommerce_settings }) => {
    if (ecommerce_settings.takeaway) ecommerce_settings.takeaway.scheduled_orders_enabled = true;
  });
  const scheduled = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000).toISOString();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1), {
    scheduled_delivery_date: scheduled,
  });
  await page.goto(restaurant.url(`/tracking?order_id=${order.id}`));
  await expect(page.locator(`time[datetime="${scheduled}"]`)).toBeVisible();
  await expect(page.getByText(t("tracking.scheduledHint.pickup"))).toBeVisible();

  await test.step("a cancelled order shows the restaurant's reason", async () => {
    await restaurant.cancelOrder(order.public_id, "Se acabó la harina");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.cancelled"));
    await expect(
      page.getByText(t("tracking.cancelReason", { reason: "Se acabó la harina" })),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

test("an unknown order, another restaurant's order and a draft are not found", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/^404: GET .*\/tracking/u);
  const restaurant = await createRestaurant();
  const draft = await callApi<{ id: string; status: string }>("POST", "/ms-orders/public/orders", {
    company_id: restaurant.id,
    service_type: "ONSITE",
    combos: tacoLines(1),
  });
  expect(draft.body.status).toBe("INITIATED");
  const otherRestaurant = await createRestaurant();
  const otherOrder = await placeOrderByApi(otherRestaurant.id, tacoLines(1));
  const paths = ["", "?order_id=nothing", "?order_id=%00", `?order_id=${"x".repeat(500)}`];
  for (const query of [...paths, `?order_id=${otherOrder.id}`, `?order_id=${draft.body.id}`]) {
    const path = `/tracking${query}`;
    const { status, html } = await fetchPage({
      port: Number(process.env.E2E_PORT),
      host: restaurant.host,
      path,
    });
    expect(status, query).toBe(404);
    expect(html, query).toContain(t("tracking.notFound"));
  }
  await page.goto(restaurant.url("/tracking?order_id=nothing"));
  await expect(page.getByRole("heading", { name: t("tracking.notFound") })).toBeVisible();
  await page.getByRole("link", { name: t("cart.seeMenu") }).click();
  await expect(page.getByRole("heading", { name: "Comida" })).toBeVisible();
});
