import type { Locator, Page } from "@playwright/test";
import { openRestaurant } from "./support/company.ts";
import { expect, test } from "./support/test.ts";

/** The last line of the page. */
const footer = (page: Page): Locator => page.getByRole("main").locator("footer");

test("the menu's footer leads to the start, but not whom a code brought; the start's to the menu", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant();
  await page.goto(shop.url("/products?utm_source=flyer"));
  const toStart = footer(page).getByRole("link", { name: t("menu.toStart") });
  await toStart.click();
  await expect(page).toHaveURL(shop.url("/?utm_source=flyer"));
  await footer(page)
    .getByRole("link", { name: t("landing.menuLink"), exact: true })
    .click();
  await expect(page).toHaveURL(shop.url("/products?utm_source=flyer"));
  await page.goto(shop.url(`/products?qr-id=${shop.id}-table`));
  await expect(footer(page)).toBeVisible();
  await expect(toStart).toBeHidden();
});

test("both footers report something, and say who made the page unless that is turned off", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant();
  const promotion = footer(page).getByText(t("company.promotion"));
  for (const path of ["/", "/products"]) {
    await page.goto(shop.url(path));
    await expect(footer(page).getByRole("button", { name: t("report.open") })).toBeVisible();
    await expect(promotion).toBeVisible();
  }
  await shop.change(({ ecommerce_settings }) => {
    ecommerce_settings.layout_settings = { landing: { footer: { promotion_enabled: false } } };
  });
  for (const path of ["/", "/products"]) {
    await page.goto(shop.url(path));
    await expect(footer(page).getByRole("button", { name: t("report.open") })).toBeVisible();
    await expect(promotion).toBeHidden();
  }
});
