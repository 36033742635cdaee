import type { Page } from "@playwright/test";
import { dialog } from "../support/browser/dialog.ts";
import { expectNoOverflow } from "../support/browser/overflow.ts";
import { detachedScreenReaderTexts } from "../support/browser/screen-reader-text.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import { fillClientStep, startCheckout } from "../support/customer/customer-page.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

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
  isMobile,
}) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 480 });
  await page.goto("/products");
  const sheet = dialog(page);
  for (const product of ["prod-burrito-norteno", "prod-al-pastor", "prod-combo-gringo"]) {
    await page.locator(`a[href$="product=${product}"]`).first().click();
    const add = sheet.getByRole("button", { name: t("product.add") });
    // Until the choices are there, the sheet shows a placeholder.
    await expect(add).toBeVisible();
    expect(await sheetScroll(page)).toEqual(notScrolled);
    await add.click();
    expect(await detachedScreenReaderTexts(page)).toEqual([]);
    if (!(await sheet.isVisible())) continue;
    expect(await sheetScroll(page)).toEqual(notScrolled);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  }
  // A closed dish leaves the address a moment later, which would end the way to the next page.
  await expect(page).not.toHaveURL(/product=/u);

  // The checkout's sheets are the same on a wide screen.
  if (!isMobile) return;
  await test.step("texts for screen readers stay inside the checkout's sheets", async () => {
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
});

// page-basics.spec.ts checks the pages of the demo, and dark-theme.spec.ts those of the pizzaria.
test("texts for screen readers do not enlarge the pages of a company", async ({ page }) => {
  for (const path of ["/", "/products", "/info", "/cart"]) {
    await page.goto(`${companyOrigin("cafe")}${path}`);
    await page.waitForLoadState("networkidle");
    expect(await detachedScreenReaderTexts(page), path).toEqual([]);
    await expectNoOverflow(page);
  }
});
