import type { Locator, Page } from "@playwright/test";
import { createTranslate, type TestTranslate } from "../support/create-translate.ts";
import { expect, test } from "../support/test.ts";

const wide = { width: 1280, height: 800 };

// The arrows are on wide screens alone.
test.use({ viewport: wide, isMobile: false });

/** Presses an arrow until it is disabled, at the end of the bar. */
async function pressToEnd(arrow: Locator): Promise<void> {
  await expect(async () => {
    if (await arrow.isEnabled()) await arrow.click({ timeout: 1_000 });
    await expect(arrow).toBeDisabled({ timeout: 100 });
  }).toPass();
}

/** Opens the menu; answers with the bar of its categories and the arrows. */
async function openCategoryBar(page: Page, t: TestTranslate) {
  await page.goto("/products");
  const bar = page.getByRole("navigation", { name: t("menu.categories") });
  const next = bar.getByRole("button", { name: t("menu.categoriesOn") });
  const back = bar.getByRole("button", { name: t("menu.categoriesBack") });
  await expect(next).toBeEnabled();
  return { bar, next, back, chips: bar.getByRole("link") };
}

test("arrows lead to the categories that a wide screen cuts off", async ({ page, t }) => {
  const { next, back, chips } = await openCategoryBar(page, t);
  await expect(back).toBeDisabled();
  await expect(chips.last()).not.toBeInViewport({ ratio: 0.95 });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(back).toBeEnabled();
  await pressToEnd(next);
  await expect(chips.last()).toBeInViewport({ ratio: 0.95 });
  // The arrow keeps the focus when it is disabled.
  await expect(next).toBeFocused();
  await pressToEnd(back);
  await expect(chips.first()).toBeInViewport({ ratio: 0.95 });

  await test.step("at the end of the menu its last category is the current one", async () => {
    await expect(chips.first()).toHaveAttribute("aria-current", "true");
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(chips.last()).toHaveAttribute("aria-current", "true", { timeout: 500 });
    }).toPass();
  });

  await test.step("a dish's button goes under the bar, also where the browser lays out every category", async () => {
    const isUnderBar = await page.evaluate(() => {
      const style = new CSSStyleSheet();
      style.replaceSync(".category { content-visibility: visible !important; }");
      document.adoptedStyleSheets.push(style);
      const button = document.querySelector(".quick-add");
      const bar = document.querySelector(".category-bar")?.getBoundingClientRect();
      if (!(button && bar)) return null;
      const middle = (box: DOMRect) => box.top + box.height / 2;
      scrollBy({ top: middle(button.getBoundingClientRect()) - middle(bar), behavior: "instant" });
      const { left, width } = button.getBoundingClientRect();
      const top = document.elementFromPoint(left + width / 2, middle(bar));
      return Boolean(top?.closest(".category-bar"));
    });
    expect(isUnderBar).toBe(true);
  });

  await test.step("the arrows go when the window becomes narrow, and come when it becomes wide", async () => {
    for (const width of [800, 1024, 800, wide.width]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(next).toHaveCount(width < 1024 ? 0 : 1);
    }
  });

  await test.step("the arrows come when a category grows or is added, and no longer fits", async () => {
    await chips.evaluateAll((all) => {
      for (const chip of all.slice(2)) chip.remove();
    });
    await expect(next).toHaveCount(0);
    const setMinWidth = (width: string) =>
      chips.last().evaluate((chip, value) => {
        chip.style.minWidth = value;
      }, width);
    await setMinWidth("100vw");
    await expect(next).toBeVisible();
    await setMinWidth("");
    await expect(next).toHaveCount(0);
    await chips.last().evaluate((chip) => {
      const added = chip.cloneNode(true) as HTMLElement;
      added.style.minWidth = "100vw";
      chip.after(added);
    });
    await expect(next).toBeVisible();
  });
});

test.describe("in Arabic", () => {
  test.use({ locale: "ar" });

  test("the arrows of the categories are mirrored", async ({ page }) => {
    const { bar, next, chips } = await openCategoryBar(page, createTranslate("ar"));
    const arrowX = (await next.boundingBox())?.x ?? 0;
    const barBox = (await bar.boundingBox()) ?? { x: 0, width: 0 };
    expect(arrowX).toBeLessThan(barBox.x + barBox.width / 2);
    await pressToEnd(next);
    await expect(chips.last()).toBeInViewport({ ratio: 0.95 });
  });
});
