import { dialog } from "../support/browser/dialog.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Milliseconds from closing a product's sheet to the change of the URL (conformance 9.11). */
const CLOSE_DELAY = 100;

for (const { from, start } of [
  { from: "the menu", start: "/products" },
  { from: "its own address", start: "/products?product=prod-burrito-norteno" },
]) {
  test(`after a product opened from ${from} is closed, the next product opens at once, and closing it shows the menu`, async ({
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

    // The second product replaced the first in the history: closing the second does not open the first.
    await page.keyboard.press("Escape");
    await page.clock.runFor(2 * CLOSE_DELAY);
    await expect(page).toHaveURL(/\/products$/u);
    await expect(dialog(page)).toBeHidden();
  });
}

test("the URL drops a product 100 milliseconds after its sheet is closed", async ({ page, t }) => {
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
