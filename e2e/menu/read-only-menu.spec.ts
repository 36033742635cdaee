import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { addProduct, type CustomerPage } from "../support/customer/customer-page.ts";
import { enableOffers } from "../support/customer/offers.ts";
import type { EditableCompanyFile } from "../support/restaurant/company-file.ts";
import { createRestaurant, type Restaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const setReadOnly = (file: EditableCompanyFile) => {
  file.ecommerce_settings.checkout_type = "READONLY";
};

/** Puts a company with an earlier paid plan on the free plan. */
const expireSubscription = (file: EditableCompanyFile) => {
  file.company.current_subscriptions = [{ name: "free", monthly_orders_limit: 50 }];
  file.company.highest_plan = "premium";
};

/** Expects no way to order on the menu, in a product and on the cart's page. */
async function expectNoOrderButtons(
  { page, t }: CustomerPage,
  restaurant: Restaurant,
): Promise<void> {
  await page.goto(restaurant.url("/products"));
  await expect(page.getByText(t("reason.readOnly"))).toBeVisible();
  await expect(page.getByRole("complementary", { name: t("menu.order") })).toHaveCount(0);
  await expect(page.getByRole("link", { name: t("menu.seeOrder") })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: t("menu.offers") })).toHaveCount(0);
  const quickAdd = page.getByRole("button", { name: t("menu.add", { name: "Taco" }) });
  await expect(quickAdd).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Burrito" }).click();
  const sheet = dialog(page);
  await expect(sheet.getByText("Relleno")).toBeVisible();
  await expect(sheet.getByText(t("reason.readOnly"))).toBeVisible();
  await expect(sheet.getByRole("button", { name: t("product.add") })).toHaveCount(0);
  await expect(sheet.getByRole("textbox")).toHaveCount(0);
  await expect(sheet.getByText("Res", { exact: true })).toBeVisible();
  await expect(sheet.getByRole("radio")).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(restaurant.url("/cart"));
  await expect(page.getByText(t("reason.readOnly"))).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(0);
  await expect(page.getByRole("button", { name: t("cart.order.TAKEAWAY") })).toHaveCount(0);
  await expectAccessible(page);
}

for (const [name, change, tag] of [
  ["a read-only menu", setReadOnly, " @wide"],
  ["the menu of an expired plan", expireSubscription, ""],
] as const) {
  test(`${name} shows no button that orders${tag}`, async ({ page, t }) => {
    const restaurant = await createRestaurant((file) => {
      enableOffers(file);
      change(file);
    });
    await expectNoOrderButtons({ page, t }, restaurant);
  });
}

test("a read-only menu hides the cart, and the cart comes back when ordering is enabled", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products"));
  await addProduct({ page, t }, "Taco", 2);
  await restaurant.reimport(setReadOnly);
  await page.goto(restaurant.url("/cart"));
  await expect(page.getByText(t("reason.readOnly"))).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(0);
  await restaurant.reimport((file) => {
    file.ecommerce_settings.checkout_type = "WEBAPP";
  });
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Taco" })).toBeVisible();
});
