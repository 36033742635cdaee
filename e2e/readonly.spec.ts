import { expectAccessible } from "./support/accessible.ts";
import { openRestaurant, type Restaurant } from "./support/company.ts";
import type { CompanyFile } from "./support/company-file.ts";
import { withOffers } from "./support/offers.ts";
import { addProduct, dialog, type Shopper } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const readOnly = (file: CompanyFile) => {
  file.ecommerce_settings.checkout_type = "READONLY";
};

/** Free now, after a paid plan. */
const lapsed = (file: CompanyFile) => {
  file.company.current_subscriptions = [{ name: "free", monthly_orders_limit: 50 }];
  file.company.highest_plan = "premium";
};

/** Nothing on the menu, in a product or behind an address of the cart takes an order. */
async function expectNothingOrders({ page, t }: Shopper, shop: Restaurant): Promise<void> {
  await page.goto(shop.url("/products"));
  await expect(page.getByText(t("reason.readOnly"))).toBeVisible();
  await expect(page.getByRole("complementary", { name: t("menu.order") })).toHaveCount(0);
  await expect(page.getByRole("link", { name: t("menu.seeOrder") })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: t("menu.offers") })).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Burrito" }).click();
  const sheet = dialog(page);
  await expect(sheet.getByText("Relleno")).toBeVisible();
  await expect(sheet.getByText(t("reason.readOnly"))).toBeVisible();
  await expect(sheet.getByRole("button", { name: t("product.add") })).toHaveCount(0);
  await expect(sheet.getByRole("textbox")).toHaveCount(0);
  await expect(sheet.getByRole("radio", { name: "Res" })).toBeDisabled();
  await expectAccessible(page);

  await page.goto(shop.url("/cart"));
  await expect(page.getByText(t("reason.readOnly"))).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(0);
  await expect(page.getByRole("button", { name: t("cart.order.TAKEAWAY") })).toHaveCount(0);
  await expectAccessible(page);
}

for (const [name, change, tag] of [
  ["a menu to look at", readOnly, " @wide"],
  ["the menu of a plan that has lapsed", lapsed, ""],
] as const) {
  test(`${name} shows nothing that orders${tag}`, async ({ page, t }) => {
    const shop = await openRestaurant((file) => {
      withOffers(file);
      change(file);
    });
    await expectNothingOrders({ page, t }, shop);
  });
}

test("what was in the cart before the menu became one to look at is not shown, and comes back with it", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant();
  await page.goto(shop.url("/products"));
  await addProduct({ page, t }, "Taco", 2);
  await shop.change(readOnly);
  await page.goto(shop.url("/cart"));
  await expect(page.getByText(t("reason.readOnly"))).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(0);
  await shop.change((file) => {
    file.ecommerce_settings.checkout_type = "WEBAPP";
  });
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Taco" })).toBeVisible();
});
