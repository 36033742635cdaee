import { expectAccessible } from "../support/browser/accessibility.ts";
import { placeAnother, placeOwn } from "../support/customer/own-orders.ts";
import { readShifts, recordShifts } from "../support/layout-shifts.ts";
import { placeOrderByApi, tacoLines } from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** The space that the chip takes and the space that the page has kept for it, in pixels. */
function readChipSpace(): [taken: number, kept: number] {
  const { style } = document.documentElement;
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name));
  return [read("--chip"), 16 * read("--coming-chip")];
}

test("a running order stays in sight on other pages, changes at once, and its end is said once", async ({
  page,
  context,
  t,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOwn(context, restaurant);
  const chip = page.getByRole("complementary", { name: t("orders.title") });
  await recordShifts(page);
  const size = page.viewportSize() ?? { width: 360, height: 740 };
  for (const path of ["/cart", "/", "/products"]) {
    // Number and state do not fit beside each other in a narrow window.
    await page.setViewportSize(path === "/" ? { ...size, width: 280 } : size);
    await page.goto(restaurant.url(path));
    await expect(chip).toContainText(t("tracking.number", { number: order.public_id }));
    await expect(chip).toContainText(t("tracking.received"));
    // The chip comes late, and the start page has kept its space.
    await page.waitForLoadState("networkidle");
    if (path !== "/") continue;
    expect(await readShifts(page)).toEqual([]);
    const [taken, kept] = await page.evaluate(readChipSpace);
    expect(taken).toBe(kept);
  }
  await expectAccessible(page);

  await restaurant.advanceOrder(order.public_id);
  await expect(chip).toContainText(t("tracking.preparing"));
  await chip.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.preparing"));
  await expect(chip).toBeHidden();
  await page.goBack();
  await expect(chip).toContainText(t("tracking.preparing"));

  await restaurant.cancelOrder(order.public_id, "Se acabó");
  await expect(chip).toContainText(t("tracking.cancelled"));
  await chip.getByRole("button", { name: t("sheet.close") }).click();
  await expect(chip).toBeHidden();

  let requests = 0;
  page.on("request", (request) => {
    if (request.url().includes("/ms-orders/public/")) requests += 1;
  });
  await page.goto(restaurant.url("/"));
  await page.waitForLoadState("networkidle");
  await expect(chip).toBeHidden();
  expect(requests).toBe(0);
});

test("several running orders lead to the list of this device's orders, which no other device gets", async ({
  page,
  context,
  browser,
  t,
}) => {
  const restaurant = await createRestaurant();
  const first = await placeOwn(context, restaurant);
  await placeAnother(restaurant.id, first);
  await placeOrderByApi(restaurant.id, tacoLines(1));
  await page.goto(restaurant.url("/products?utm_source=flyer"));
  const chip = page.getByRole("complementary", { name: t("orders.title") });
  await expect(chip).toContainText(t("tracking.own.count", { count: 2 }));
  await chip.getByRole("link").click();
  await expect(page).toHaveURL(restaurant.url("/orders?utm_source=flyer"));
  const running = page.getByRole("region", { name: t("tracking.own.running") });
  await expect(running.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await restaurant.advanceOrder(first.public_id);
  const row = running.getByRole("link", {
    name: t("tracking.number", { number: first.public_id }),
  });
  await expect(row).toContainText(t("tracking.preparing"));
  await restaurant.cancelOrder(first.public_id, "Se acabó");
  const earlier = page.getByRole("region", { name: t("tracking.own.earlier") });
  const again = earlier.getByRole("button", { name: t("tracking.orderAgain") });
  await again.click();
  await expect(page).toHaveURL(restaurant.url("/cart?utm_source=flyer"));
  await expect(page.getByText("Taco", { exact: true })).toBeVisible();
  await page.goBack();
  // With a dish in the cart it is asked what becomes of that.
  await again.click();
  const question = page.getByRole("dialog", { name: t("tracking.againTitle") });
  await expect(question.getByRole("button", { name: t("tracking.againReplace") })).toBeVisible();
  await question.getByRole("button", { name: t("sheet.close") }).click();
  await earlier.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.cancelled"));

  const stranger = await browser.newContext({ locale: "es-MX" });
  const other = await stranger.newPage();
  await other.goto(restaurant.url("/"));
  await other.getByRole("link", { name: t("orders.title") }).click();
  await expect(other.getByRole("heading", { name: t("tracking.own.none") })).toBeVisible();
  await stranger.close();
});
