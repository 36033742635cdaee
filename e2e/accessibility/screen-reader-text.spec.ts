import type { Page } from "@playwright/test";
import { dialog } from "../support/browser/dialog.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import { fillClientStep, startCheckout } from "../support/customer/customer-page.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

/** Texts for screen readers that are not positioned against their parent. */
async function detachedScreenReaderTexts(page: Page): Promise<string[]> {
  return page.locator(".heard").evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .filter((each) => (each as HTMLElement).offsetParent !== each.parentElement)
      .map((each) => each.textContent || each.outerHTML),
  );
}

/**
 * Returns how far the open sheet itself is scrolled and can be scrolled, in pixels. Only its content
 * may scroll.
 */
async function sheetScroll(page: Page) {
  return dialog(page).evaluate((sheet) => ({
    top: sheet.scrollTop,
    left: sheet.scrollLeft,
    down: Math.max(0, sheet.scrollHeight - sheet.clientHeight),
    aside: Math.max(0, sheet.scrollWidth - sheet.clientWidth),
  }));
}

const notScrolled = { top: 0, left: 0, down: 0, aside: 0 };

test("a missing choice scrolls the list in the sheet, and never the sheet itself @wide", async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 480 });
  for (const product of ["prod-burrito-norteno", "prod-al-pastor", "prod-combo-gringo"]) {
    await page.goto(`/products?product=${product}`);
    const sheet = dialog(page);
    await expect(sheet).toBeVisible();
    expect(await sheetScroll(page)).toEqual(notScrolled);
    await sheet.getByRole("button", { name: t("product.add") }).click();
    expect(await detachedScreenReaderTexts(page)).toEqual([]);
    if (await sheet.isVisible()) expect(await sheetScroll(page)).toEqual(notScrolled);
  }
});

for (const company of ["demo", "pizzaria", "cafe"]) {
  test(`texts for screen readers do not enlarge the pages of ${company}`, async ({ page }) => {
    for (const path of ["/", "/products", "/info", "/cart"]) {
      await page.goto(`${companyOrigin(company)}${path}`);
      await page.waitForLoadState("networkidle");
      expect(await detachedScreenReaderTexts(page), path).toEqual([]);
      const aside = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(aside, path).toBe(0);
    }
  });
}

test("texts for screen readers stay inside the checkout's sheets", async ({ page, t }) => {
  await openCartWithTacos({ page, t }, ({ ecommerce_settings: { takeaway } }) => {
    if (takeaway) takeaway.scheduled_orders_enabled = true;
  });
  await startCheckout({ page, t }, "TAKEAWAY");
  expect(await detachedScreenReaderTexts(page)).toEqual([]);
  await fillClientStep({ page, t }, "Ana");
  await page.getByRole("button", { name: t("schedule.actionLabel") }).click();
  await page.getByRole("radio", { name: t("schedule.later") }).check();
  await expect(page.getByRole("group", { name: t("schedule.time") })).toBeVisible();
  expect(await detachedScreenReaderTexts(page)).toEqual([]);
});
