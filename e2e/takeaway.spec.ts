import { expectAccessible } from "./support/accessible.ts";
import { orderByApi } from "./support/api.ts";
import { comanda } from "./support/comanda.ts";
import { openRestaurant } from "./support/company.ts";
import {
  addBurrito,
  addProduct,
  dialog,
  introduce,
  order,
  payCash,
  seeOrder,
  toOrder,
} from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

test("an order for takeaway, from the landing page to the counter @wide", async ({
  page,
  context,
  t,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Ver el menú" }).click();
  await addBurrito({ page, t });

  await seeOrder({ page, t });
  await expect(page).toHaveURL(/\/cart$/u);
  await expect(page.getByRole("listitem").filter({ hasText: "Burrito norteño" })).toContainText(
    "Arrachera",
  );
  await expectAccessible(page);
  await order({ page, t }, "TAKEAWAY");
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await introduce({ page, t }, "Ana Sofía Ríos");

  await expect(dialog(page)).toContainText("$300.00");
  await expect(toOrder({ page, t })).toContainText("$300.00");
  await expectAccessible(page);
  const number = await payCash({ page, t });
  const orderId = new URL(page.url()).searchParams.get("order_id");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  await expectAccessible(page);

  const shown = await comanda("orders", "show", number, "--host", "demo.localhost", "--json");
  expect(JSON.parse(shown.stdout)).toMatchObject({
    status: "PENDING",
    service_type: "TAKEAWAY",
    total: 300,
    client: { name: "Ana Sofía Ríos", phone_number: "5512345678" },
    combos: [{ name: "Burrito norteño", variant_name: "Grande", quantity: 2, unit_price: 150 }],
  });

  for (const state of [
    "tracking.preparing",
    "tracking.ready.pickup",
    "tracking.delivered.pickup",
  ]) {
    expect(await comanda("orders", "advance", number, "--host", "demo.localhost")).toMatchObject({
      code: 0,
    });
    await page.getByRole("button", { name: t("tracking.reload") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(state));
  }

  const last = (await context.cookies()).find(({ name }) => name === "comanda_last_order");
  expect(last).toMatchObject({ value: orderId, path: "/", sameSite: "Lax" });
  const days = ((last?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.goto("/tracking");
  await expect(page.getByText(t("tracking.number", { number }))).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByText(t("checkout.placed"), { exact: true })).toBeVisible();
  await expect(page.getByText("Burrito norteño")).toHaveCount(0);
});

test("an order that the restaurant cancels says so, with its reason", async ({ page, t }) => {
  const shop = await openRestaurant();
  const combos = [{ product_id: "taco", variant_id: "taco-1", quantity: 1 }];
  const placed = await orderByApi(shop.id, combos);
  await page.goto(shop.url(`/tracking?order_id=${placed.id}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  await shop.cancel(placed.public_id, "Se acabó la harina");
  await page.getByRole("button", { name: t("tracking.reload") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.cancelled"));
  await expect(
    page.getByText(t("tracking.cancelReason", { reason: "Se acabó la harina" })),
  ).toBeVisible();
  await expectAccessible(page);
});

test("who takes something out of the cart by keyboard is led on, not lost", async ({ page, t }) => {
  const shop = await openRestaurant();
  await page.goto(shop.url("/products"));
  await addProduct({ page, t }, "Taco");
  await addProduct({ page, t }, "Burrito", 1, "Frijol");
  await seeOrder({ page, t });
  await expect(page.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("heading", { name: t("cart.empty") })).toHaveCount(0);
  await page
    .getByRole("button", { name: t("cart.removeProduct", { product: "Taco" }) })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page
    .getByRole("button", { name: t("cart.removeProduct", { product: "Burrito" }) })
    .press("Enter");
  await expect(page.getByRole("heading", { name: t("cart.empty") })).toBeFocused();
  await expect(page.getByRole("listitem")).toHaveCount(0);
  await page.getByRole("link", { name: t("cart.seeMenu") }).click();
  await expect(page).toHaveURL(shop.url("/products"));
});
