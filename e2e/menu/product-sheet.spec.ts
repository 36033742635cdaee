import { dialog } from "../support/browser/dialog.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Milliseconds between closing a product's sheet and the change of the address (conformance 9.11). */
const CLOSE_DELAY = 100;

for (const { from, start } of [
  { from: "the menu", start: "/products" },
  { from: "its own address", start: "/products?product=prod-burrito-norteno" },
]) {
  test(`a product pressed right after a product from ${from} was closed opens, and closes to the menu`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(start);
    const first = dialog(page).and(page.getByLabel("Burrito norteño"));
    const link = page.getByRole("link", { name: "Burrito norteño" });
    if (start === "/products") await link.click();
    await expect(first).toBeVisible();
    const closeWithPausedClock = async () => {
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    };

    await closeWithPausedClock();
    await link.click();
    await expect(first).toBeVisible();
    await page.clock.runFor(2 * CLOSE_DELAY);
    await expect(first).toBeVisible();
    await expect(page).toHaveURL(/product=prod-burrito-norteno$/u);

    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await page.getByRole("link", { name: "Gobernador" }).click();
    const second = dialog(page).and(page.getByLabel("Gobernador"));
    await expect(second).toBeVisible();
    await page.clock.runFor(2 * CLOSE_DELAY);
    await expect(second).toBeVisible();

    // It replaced the first product in the history: closing it does not open that again.
    await page.keyboard.press("Escape");
    await page.clock.runFor(2 * CLOSE_DELAY);
    await expect(page).toHaveURL(/\/products$/u);
    await expect(dialog(page)).toBeHidden();
  });
}

test("a closed product leaves the address 100 milliseconds later", async ({ page, t }) => {
  await page.clock.install();
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products?product=taco"));
  const close = dialog(page).getByRole("button", { name: t("sheet.close") });
  await expect(close).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(Date.now() + 60_000);
  await close.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await page.clock.runFor(99);
  await expect(page).toHaveURL(/product=taco/u);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(restaurant.url("/products"));
});
