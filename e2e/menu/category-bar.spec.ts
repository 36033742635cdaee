import type { Locator } from "@playwright/test";
import { createTranslate } from "../support/create-translate.ts";
import { expect, test } from "../support/test.ts";

/** Presses an arrow until it is disabled, at the end of the bar. */
async function pressToEnd(arrow: Locator): Promise<void> {
  await expect(async () => {
    if (await arrow.isEnabled()) await arrow.click({ timeout: 1_000 });
    await expect(arrow).toBeDisabled({ timeout: 100 });
  }).toPass();
}

test("arrows lead to the categories that a wide screen cuts off @wide", async ({ page, t }) => {
  await page.goto("/products");
  const bar = page.getByRole("navigation", { name: t("menu.categories") });
  const next = bar.getByRole("button", { name: t("menu.categoriesOn") });
  const back = bar.getByRole("button", { name: t("menu.categoriesBack") });
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await page.waitForLoadState("networkidle");
    await expect(next).toHaveCount(0);
    return;
  }
  await expect(next).toBeEnabled();
  await expect(back).toBeDisabled();
  const last = bar.getByRole("link").last();
  await expect(last).not.toBeInViewport({ ratio: 0.95 });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(back).toBeEnabled();
  await pressToEnd(next);
  await expect(last).toBeInViewport({ ratio: 0.95 });
  // The arrow keeps the focus when it is disabled.
  await expect(next).toBeFocused();
  await pressToEnd(back);
  await expect(bar.getByRole("link").first()).toBeInViewport({ ratio: 0.95 });
});

test.describe("in Arabic", () => {
  test.use({ locale: "ar", viewport: { width: 1280, height: 800 }, isMobile: false });

  test("the arrows of the categories are mirrored", async ({ page }) => {
    const t = createTranslate("ar");
    await page.goto("/products");
    const bar = page.getByRole("navigation", { name: t("menu.categories") });
    const next = bar.getByRole("button", { name: t("menu.categoriesOn") });
    const arrowX = async () => (await next.boundingBox())?.x ?? 0;
    await expect(next).toBeVisible();
    const barBox = (await bar.boundingBox()) ?? { x: 0, width: 0 };
    expect(await arrowX()).toBeLessThan(barBox.x + barBox.width / 2);
    await pressToEnd(next);
    await expect(bar.getByRole("link").last()).toBeInViewport({ ratio: 0.95 });
  });
});

test("at the end of the menu its last category is the current one", async ({ page, t }) => {
  await page.goto("/products");
  const chips = page.getByRole("navigation", { name: t("menu.categories") }).getByRole("link");
  await expect(chips.first()).toHaveAttribute("aria-current", "true");
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(chips.last()).toHaveAttribute("aria-current", "true", { timeout: 500 });
  }).toPass();
});
