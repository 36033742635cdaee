import type { BrowserContext } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { callApi, orderByApi, type PlacedOrder } from "./support/api.ts";
import { openRestaurant, type Restaurant } from "./support/company.ts";
import { dialog } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const tacos = (quantity: number) => [{ product_id: "taco", variant_id: "taco-1", quantity }];

/** Makes the browser the one that ordered: its device, and its last order. */
async function holdCookies(context: BrowserContext, shop: Restaurant, order: PlacedOrder) {
  const [name = "", value = ""] = order.cookie.split("=");
  const everywhere = { domain: shop.host, path: "/" };
  await context.addCookies([
    { name, value, ...everywhere },
    { name: "comanda_last_order", value: order.id, ...everywhere },
  ]);
}

test("an order brings points, and at its end says what they are good for", async ({
  page,
  context,
  t,
}) => {
  const shop = await openRestaurant((file) => {
    const rewards = [
      { id: "dessert", name: "Postre", required_points: 60 },
      { id: "dinner", name: "Cena", required_points: 100 },
    ];
    file.loyalty_settings = { loyalty_program: { active: false, points_per_amount: 1, rewards } };
  });
  const order = await orderByApi(shop.id, tacos(2));
  await holdCookies(context, shop, order);
  await page.goto(shop.url("/tracking"));
  await page.waitForLoadState("networkidle");
  const pending = page.getByText(t("loyalty.willEarn", { points: 60 }));
  await expect(pending).toBeHidden();
  await shop.change(({ loyalty_settings }) => {
    Object.assign(loyalty_settings?.loyalty_program ?? {}, { active: true });
  });
  await page.reload();
  await expect(pending).toBeVisible();
  await expect(page.getByText(t("loyalty.earned", { points: 60 }))).toBeHidden();

  await shop.advance(order.public_id, 4);
  await page.getByRole("button", { name: t("tracking.reload") }).click();
  await expect(page.getByText(t("loyalty.earned", { points: 60 }))).toBeVisible();
  await expect(pending).toBeHidden();
  await expect(page.getByText(t("loyalty.balance", { points: 60 }))).toBeVisible();
  await expect(page.getByText(t("loyalty.available", { names: "Postre" }))).toBeVisible();
  await expect(page.getByText(t("loyalty.next", { points: 40, name: "Cena" }))).toBeVisible();
  await expectAccessible(page);

  // Who merely has the link is not told of somebody else's points.
  await context.clearCookies();
  await page.goto(shop.url(`/tracking?order_id=${order.id}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.delivered.pickup"));
  await page.waitForLoadState("networkidle");
  await expect(page.getByText(t("loyalty.earned", { points: 60 }))).toBeHidden();
});

test("the page follows an order that is under way, when it is seen and can be asked", async ({
  page,
  context,
  t,
}) => {
  const shop = await openRestaurant();
  const order = await orderByApi(shop.id, tacos(1));
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(`/orders/${order.id}`)) asked += 1;
  });
  await page.clock.install();
  await page.goto(shop.url(`/tracking?order_id=${order.id}`));
  const state = page.getByRole("heading", { level: 1 });
  await expect(state).toHaveText(t("tracking.received"));
  const show = (visibility: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, visibility);

  await shop.advance(order.public_id);
  await expect(async () => {
    await page.clock.runFor(31_000);
    await expect(state).toHaveText(t("tracking.preparing"), { timeout: 1_000 });
  }).toPass();

  await show("hidden");
  const before = asked;
  await shop.advance(order.public_id);
  await page.clock.runFor(120_000);
  expect(asked).toBe(before);
  await show("visible");
  await expect(state).toHaveText(t("tracking.ready.pickup"));

  await context.setOffline(true);
  await page.clock.runFor(31_000);
  await expect(page.getByText(t("tracking.staleOffline"))).toBeVisible();
  await shop.advance(order.public_id, 2);
  await context.setOffline(false);
  await expect(state).toHaveText(t("tracking.delivered.pickup"));
  await expect(page.getByText(t("tracking.staleOffline"))).toBeHidden();

  const atTheEnd = asked;
  await page.clock.runFor(120_000);
  expect(asked).toBe(atTheEnd);
});

test("an order for later says for when, and a table's where", async ({ page, t }) => {
  const shop = await openRestaurant(({ ecommerce_settings }) => {
    if (ecommerce_settings.takeaway) ecommerce_settings.takeaway.scheduled_orders_enabled = true;
  });
  const scheduled = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000).toISOString();
  const order = await orderByApi(shop.id, tacos(1), { scheduled_delivery_date: scheduled });
  await page.goto(shop.url(`/tracking?order_id=${order.id}`));
  await expect(page.locator(`time[datetime="${scheduled}"]`)).toBeVisible();
  await expect(page.getByText(t("tracking.scheduledHint.pickup"))).toBeVisible();
});

test("what is no order of this restaurant is not found, and neither is a draft", async ({
  page,
  t,
  noise,
}) => {
  noise.allow(/^404: GET .*\/tracking/u);
  const shop = await openRestaurant();
  const draft = await callApi<{ id: string; status: string }>("POST", "/ms-orders/public/orders", {
    company_id: shop.id,
    service_type: "ONSITE",
    combos: tacos(1),
  });
  expect(draft.body.status).toBe("INITIATED");
  const elsewhere = await openRestaurant();
  const others = await orderByApi(elsewhere.id, tacos(1));
  const paths = ["", "?order_id=nothing", "?order_id=%00", `?order_id=${"x".repeat(500)}`];
  for (const query of [...paths, `?order_id=${others.id}`, `?order_id=${draft.body.id}`]) {
    const answer = await page.goto(shop.url(`/tracking${query}`));
    expect(answer?.status(), query).toBe(404);
    await expect(page.getByRole("heading", { name: t("tracking.notFound") })).toBeVisible();
  }
  await page.getByRole("link", { name: t("cart.seeMenu") }).click();
  await expect(page.getByRole("heading", { name: "Comida" })).toBeVisible();
});

test("on other pages a visitor is told of their order once, and led to it", async ({
  page,
  context,
  t,
}) => {
  const shop = await openRestaurant();
  const order = await orderByApi(shop.id, tacos(1));
  await holdCookies(context, shop, order);

  // Not over what is open already.
  await page.goto(shop.url("/products?product=taco"));
  const product = dialog(page).filter({ hasText: "Taco" });
  await expect(product).toBeVisible();
  await page.waitForLoadState("networkidle");
  const told = page.getByRole("dialog", { name: t("tracking.pageTitle") });
  await expect(told).toBeHidden();

  await page.goto(shop.url("/?utm_source=flyer"));
  await expect(told.getByRole("heading", { name: t("tracking.received") })).toBeVisible();
  await expect(told).toContainText(t("tracking.number", { number: order.public_id }));
  await expectAccessible(page);
  await told.getByRole("link", { name: t("recent.see") }).click();
  await expect(page).toHaveURL(/\/tracking\?utm_source=flyer&order_id=/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));

  for (const path of ["/", "/products", "/cart"]) {
    await page.goto(shop.url(path));
    await page.waitForLoadState("networkidle");
    await expect(told).toBeHidden();
  }
});

test("nobody is told of an order that has come to its end, or on its own page", async ({
  page,
  context,
  t,
}) => {
  const shop = await openRestaurant();
  const order = await orderByApi(shop.id, tacos(1));
  await holdCookies(context, shop, order);
  const told = page.getByRole("dialog", { name: t("tracking.pageTitle") });
  await page.goto(shop.url("/tracking"));
  await page.waitForLoadState("networkidle");
  await expect(told).toBeHidden();
  await shop.cancel(order.public_id, "Se acabó");
  await page.goto(shop.url("/products"));
  await page.waitForLoadState("networkidle");
  await expect(told).toBeHidden();
});
