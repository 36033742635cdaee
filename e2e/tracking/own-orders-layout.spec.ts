import type { Locator } from "@playwright/test";
import { placeAnother, placeOwn } from "../support/customer/own-orders.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** The edges of what is shown, in pixels of the window. */
async function edgesOf(shown: Locator) {
  const box = await shown.boundingBox();
  if (!box) throw new Error("It is not shown");
  const { x, y, width, height } = box;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

test("the list of orders fills a wide screen from the edge of its header on, and is one column on a phone @wide", async ({
  page,
  context,
  isMobile,
  t,
}) => {
  const restaurant = await createRestaurant();
  const first = await placeOwn(context, restaurant);
  await page.goto(restaurant.url("/orders"));
  const wayBack = page.getByRole("link", { name: t("cart.backToMenu") });
  const running = page.getByRole("region", { name: t("tracking.own.running") });
  const earlier = page.getByRole("region", { name: t("tracking.own.earlier") });
  const order = running.getByRole("listitem");

  await test.step("a single order stands beside the way to the menu, or above it", async () => {
    const row = await edgesOf(order);
    const menu = await edgesOf(page.getByRole("link", { name: t("cart.seeMenu") }));
    expect(row.left).toBe((await edgesOf(wayBack)).left);
    if (isMobile) {
      expect(menu.top).toBeGreaterThan(row.bottom);
      expect([menu.left, menu.right]).toEqual([row.left, row.right]);
    } else {
      expect(menu.left).toBeGreaterThan(row.right);
      expect(menu.bottom).toBeLessThan(row.bottom);
    }
  });

  await test.step("running orders stand beside the earlier ones, or above them", async () => {
    await placeAnother(restaurant.id, first);
    await restaurant.cancelOrder(first.public_id, "Se acabó");
    await page.reload();
    await expect(earlier.getByRole("listitem")).toHaveCount(1);
    const [now, before] = [await edgesOf(running), await edgesOf(earlier)];
    expect(now.left).toBe((await edgesOf(wayBack)).left);
    if (isMobile) expect(before.top).toBeGreaterThan(now.bottom);
    else {
      expect(before.left).toBeGreaterThan(now.right);
      expect(before.top).toBe(now.top);
      expect(before.right - before.left).toBeCloseTo(now.right - now.left, 0);
    }
  });
});
