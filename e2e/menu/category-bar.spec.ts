import { createTranslate } from "../support/create-translate.ts";
import { expect, test } from "../support/test.ts";

test("arrows lead to the categories that a wide screen cuts off @wide", async ({ page, t }) => {
  await page.goto("/products");
  const bar = page.getByRole("navigation", { name: t("menu.categories") });
  const on = bar.getByRole("button", { name: t("menu.categoriesOn") });
  const back = bar.getByRole("button", { name: t("menu.categoriesBack") });
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await page.waitForLoadState("networkidle");
    await expect(on).toHaveCount(0);
    return;
  }
  await expect(on).toBeEnabled();
  await expect(back).toBeDisabled();
  const last = bar.getByRole("link").last();
  await expect(last).not.toBeInViewport({ ratio: 0.95 });
  await on.focus();
  await page.keyboard.press("Enter");
  await expect(back).toBeEnabled();
  while (await on.isEnabled()) await on.click();
  await expect(last).toBeInViewport({ ratio: 0.95 });
  // The last press has not taken the focus away.
  await expect(on).toBeFocused();
  while (await back.isEnabled()) await back.click();
  await expect(bar.getByRole("link").first()).toBeInViewport({ ratio: 0.95 });
});

test.describe("in Arabic", () => {
  test.use({ locale: "ar", viewport: { width: 1280, height: 800 }, isMobile: false });

  test("the arrows of the categories are mirrored", async ({ page }) => {
    const t = createTranslate("ar");
    await page.goto("/products");
    const bar = page.getByRole("navigation", { name: t("menu.categories") });
    const on = bar.getByRole("button", { name: t("menu.categoriesOn") });
    const place = async () => (await on.boundingBox())?.x ?? 0;
    await expect(on).toBeVisible();
    const middle = (await bar.boundingBox()) ?? { x: 0, width: 0 };
    expect(await place()).toBeLessThan(middle.x + middle.width / 2);
    while (await on.isEnabled()) await on.click();
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
