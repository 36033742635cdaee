import { accessibilityViolations } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a dialog keeps the focus inside, hides the page behind it, and gives the focus back", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  for (const { browser, hasPopovers } of [
    { browser: "in a present browser", hasPopovers: true },
    { browser: "in a browser without popovers", hasPopovers: false },
  ]) {
    await test.step(browser, async () => {
      if (!hasPopovers) {
        await page.addInitScript(() =>
          Reflect.deleteProperty(HTMLElement.prototype, "showPopover"),
        );
      }
      await page.goto(restaurant.url("/products"));
      const opener = page.getByRole("link", { name: "Taco", exact: true });
      await opener.focus();
      await page.keyboard.press("Enter");
      const sheet = dialog(page).and(page.getByLabel("Taco"));
      await expect(sheet).toBeFocused();

      // From the first control backwards to the last one, and on to the first.
      const close = sheet.getByRole("button", { name: t("sheet.close") });
      const add = sheet.getByRole("button", { name: t("product.add") });
      await expect(add).toBeVisible();
      if (hasPopovers) {
        await page.keyboard.press("Shift+Tab");
        await expect(add).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(close).toBeFocused();
        await page.keyboard.press("Shift+Tab");
        await expect(add).toBeFocused();
        await page.locator(".product-link").last().focus();
        await expect(close).toBeFocused();
      }
      await expect(page.getByRole("heading", { name: "Taco", exact: true })).toHaveCount(1);
      await expect(page.getByRole("main")).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.mouse.move(180, 20);
      await page.mouse.wheel(0, 400);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page.getByRole("main")).toHaveCount(1);
      await expect(page.locator("[data-modal]")).toHaveCount(0);

      if (!hasPopovers) return;
      await opener.press("Enter");
      await expect(sheet).toBeVisible();
      await page.mouse.click(180, 8);
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
      // The address changes back 100 milliseconds later (conformance 9.11).
      await expect(page).toHaveURL(restaurant.url("/products"));
    });
  }
});
