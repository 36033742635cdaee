import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import {
  placeOrderByApi,
  setOrderCookies,
  tacoLines,
} from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("other pages announce the visitor's last order once, with a link to it", async ({
  page,
  context,
  t,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  await setOrderCookies(context, restaurant, order);

  // The notice does not open over an open product.
  await page.goto(restaurant.url("/products?product=taco"));
  const product = dialog(page).filter({ hasText: "Taco" });
  await expect(product).toBeVisible();
  await page.waitForLoadState("networkidle");
  const notice = page.getByRole("dialog", { name: t("tracking.pageTitle") });
  await expect(notice).toBeHidden();

  const chip = page.locator(".order-chip");
  for (const path of ["/cart", "/info"]) {
    await page.goto(restaurant.url(path));
    await expect(notice, path).toBeVisible();
    await expect(chip).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem("comanda.toldOrder"));
  }

  await page.goto(restaurant.url("/?utm_source=flyer"));
  await expect(notice.getByRole("heading", { name: t("tracking.received") })).toBeVisible();
  await expect(notice).toContainText(t("tracking.number", { number: order.public_id }));
  await expectAccessible(page);
  await notice.getByRole("link", { name: t("recent.see") }).click();
  await expect(page).toHaveURL(/\/tracking\?utm_source=flyer&order_id=/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));

  await page.goto(restaurant.url("/"));
  await page.waitForLoadState("networkidle");
  await expect(notice).toBeHidden();

  await test.step("a finished order is not announced, and no order on its own page", async () => {
    await page.evaluate(() => localStorage.removeItem("comanda.toldOrder"));
    await page.goto(restaurant.url("/tracking"));
    await page.waitForLoadState("networkidle");
    await expect(notice).toBeHidden();
    await page.goto(restaurant.url("/products"));
    await expect(notice).toBeVisible();
    await test.step("the notice about the last order and the chip are never shown together", async () => {
      await expect(chip).toHaveCount(0);
      await notice.getByRole("button", { name: t("recent.stay") }).click();
      await expect(chip).toContainText(String(order.public_id));
    });
    await page.evaluate(() => localStorage.removeItem("comanda.toldOrder"));
    await restaurant.cancelOrder(order.public_id, "Se acabó");
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(notice).toBeHidden();
  });
});
