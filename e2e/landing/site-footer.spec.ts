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
  const link = (name: string) => footer(page).getByRole("link", { name: t(name), exact: true });
  const toStart = footer(page).getByRole("link", { name: t("menu.toStart") });
  const expectReportAnd = async ({ promotion }: { promotion: boolean }) => {
    await expect(footer(page).getByRole("button", { name: t("report.open") })).toBeVisible();
    await expect(footer(page).getByText(t("company.promotion"))).toBeVisible({
      visible: promotion,
    });
  };
  await page.goto(restaurant.url("/products?utm_source=flyer"));
  await expectReportAnd({ promotion: true });
  await toStart.click();
  await expect(page).toHaveURL(restaurant.url("/?utm_source=flyer"));
  await expectReportAnd({ promotion: true });
  await link("landing.menuLink").click();
  await expect(page).toHaveURL(restaurant.url("/products?utm_source=flyer"));

  await test.step("both footers have the report button, and the promotion unless it is turned off", async () => {
    await restaurant.reimport(({ ecommerce_settings }) => {
      ecommerce_settings.layout_settings = { landing: { footer: { promotion_enabled: false } } };
    });
    await page.goto(restaurant.url("/"));
    await expectReportAnd({ promotion: false });
    await page.goto(restaurant.url(`/products?qr-id=${restaurant.id}-table`));
    await expectReportAnd({ promotion: false });
    await expect(toStart).toBeHidden();
  });
});
