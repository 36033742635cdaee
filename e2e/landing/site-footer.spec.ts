import type { Locator, Page } from "@playwright/test";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Returns the footer of the page. */
const footer = (page: Page): Locator => page.getByRole("main").locator("footer");

test("the menu's footer links to the landing page except after a table's code, and the landing page's footer to the menu", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products?utm_source=flyer"));
  const toStart = footer(page).getByRole("link", { name: t("menu.toStart") });
  await toStart.click();
  await expect(page).toHaveURL(restaurant.url("/?utm_source=flyer"));
  await footer(page)
    .getByRole("link", { name: t("landing.menuLink"), exact: true })
    .click();
  await expect(page).toHaveURL(restaurant.url("/products?utm_source=flyer"));
  await page.goto(restaurant.url(`/products?qr-id=${restaurant.id}-table`));
  await expect(footer(page)).toBeVisible();
  await expect(toStart).toBeHidden();
});

test("both footers have the report button, and the promotion unless it is turned off", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  const promotion = footer(page).getByText(t("company.promotion"));
  for (const path of ["/", "/products"]) {
    await page.goto(restaurant.url(path));
    await expect(footer(page).getByRole("button", { name: t("report.open") })).toBeVisible();
    await expect(promotion).toBeVisible();
  }
  await restaurant.reimport(({ ecommerce_settings }) => {
    ecommerce_settings.layout_settings = { landing: { footer: { promotion_enabled: false } } };
  });
  for (const path of ["/", "/products"]) {
    await page.goto(restaurant.url(path));
    await expect(footer(page).getByRole("button", { name: t("report.open") })).toBeVisible();
    await expect(promotion).toBeHidden();
  }
});
