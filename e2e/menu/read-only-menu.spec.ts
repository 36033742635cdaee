import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { fillCart } from "../support/customer/cart-with-tacos.ts";
import type { CustomerPage } from "../support/customer/customer-page.ts";
import { enableOffers } from "../support/customer/offers.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Expects no way to order on the open menu. */
async function expectNoOrderButtons({ page, t }: CustomerPage): Promise<void> {
  await expect(page.getByText(t("reason.readOnly"))).toBeVisible();
  await expect(page.getByRole("complementary", { name: t("menu.order") })).toHaveCount(0);
  await expect(page.getByRole("link", { name: t("menu.seeOrder") })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: t("menu.offers") })).toHaveCount(0);
  const quickAdd = page.getByRole("button", { name: t("menu.add", { name: "Taco" }) });
  await expect(quickAdd).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
}

test("a read-only menu shows no button that orders @wide", async ({ page, t, isMobile }) => {
  const restaurant = await createRestaurant((file) => {
    enableOffers(file);
    file.ecommerce_settings.checkout_type = "READONLY";
    const burrito = file.categories?.[0]?.products?.find(({ id }) => id === "burrito");
    if (burrito) {
      burrito.product_variants = [
        { id: "burrito-1", name: "Chico", price: 100 },
        { id: "burrito-2", name: "Grande", price: 120 },
      ];
    }
  });
  await fillCart(page, restaurant);
  await page.goto(restaurant.url("/products"));
  await expectNoOrderButtons({ page, t });
  await expectAccessible(page);

  await page.getByRole("link", { name: "Burrito" }).click();
  const sheet = dialog(page);
  await expect(sheet.getByText("Relleno")).toBeVisible();
  await expect(sheet.getByText(t("reason.readOnly"))).toBeVisible();
  await expect(sheet.getByRole("button", { name: t("product.add") })).toHaveCount(0);
  await expect(sheet.getByRole("textbox")).toHaveCount(0);
  await expect(sheet.getByText("Res", { exact: true })).toBeVisible();
  await expect(sheet.getByRole("radio")).toHaveCount(0);
  await expect(sheet.getByText(t("product.chosen"), { exact: true })).toHaveCount(0);
  if (!isMobile) {
    // On wide screens the choices scroll beside the close button, not below it.
    const price = await sheet.getByText("$120.00").boundingBox();
    const close = await sheet.getByRole("button", { name: t("sheet.close") }).boundingBox();
    if (!price || !close) throw new Error("the price or the close button is not shown");
    expect(price.x + price.width).toBeLessThanOrEqual(close.x);
  }
  await expectAccessible(page);

  await page.goto(restaurant.url("/cart"));
  await expect(page.getByText(t("reason.readOnly"))).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(0);
  await expect(page.getByRole("button", { name: t("cart.order.TAKEAWAY") })).toHaveCount(0);
  await expectAccessible(page);

  // The rest is the same on a wide screen.
  if (!isMobile) return;
  await test.step("the cart comes back when ordering is enabled", async () => {
    await restaurant.reimport(({ ecommerce_settings }) => {
      ecommerce_settings.checkout_type = "WEBAPP";
    });
    await page.reload();
    await expect(page.getByRole("listitem").filter({ hasText: "Taco" })).toBeVisible();
  });

  await test.step("the menu of an expired plan shows no button that orders", async () => {
    await restaurant.reimport(({ company }) => {
      company.current_subscriptions = [{ name: "free", monthly_orders_limit: 50 }];
      company.highest_plan = "premium";
    });
    await page.goto(restaurant.url("/products"));
    await expectNoOrderButtons({ page, t });
    await page.goto(restaurant.url("/cart"));
    await expect(page.getByText(t("reason.readOnly"))).toBeVisible();
    await expect(page.getByRole("listitem")).toHaveCount(0);
  });
});
