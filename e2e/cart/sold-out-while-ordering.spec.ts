import type { Page } from "@playwright/test";
import { dialog } from "../support/browser/dialog.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import {
  addProduct,
  cartLines,
  cartTitle,
  fillClientStep,
  goToCart,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import type { EditableCompanyFile } from "../support/restaurant/company-file.ts";
import { placeOrderByApi, specialLines } from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a summary that opens after a dish sold out says so, and leads to its line", async ({
  page,
  t,
}) => {
  const restaurant = await openCartWithTacos({ page, t }, undefined, [
    { product: "special" },
    { product: "taco" },
  ]);
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  await expect(placeOrderButton({ page, t })).toContainText("$80.00");

  await placeOrderByApi(restaurant.id, specialLines(3));
  await page.reload();
  const left = t("failure.left", { name: "Especial", left: 0 });
  await expect(dialog(page).getByRole("alert")).toContainText(left);
  await dialog(page)
    .getByRole("button", { name: t("failure.toCart") })
    .click();
  await expect(cartTitle({ page, t })).toBeVisible();
  const line = cartLines(page).filter({ hasText: "Especial" });
  await expect(line).toContainText(t("cart.soldOut"));
});

for (const isDeleted of [true, false])
  test(`a dish whose option ${isDeleted ? "is deleted" : "sells out"} while the customer orders stays, and is chosen again`, async ({
    page,
    t,
    browserErrors,
  }) => {
    browserErrors.allow(/^409: PATCH/u);
    const countBeef = (file: EditableCompanyFile) => {
      const filling = file.categories[0]?.products?.[1]?.modifier_groups?.[0];
      Object.assign(filling?.modifiers?.[0] ?? {}, { stock_enabled: true, stock: 1 });
    };
    const cart = [{ product: "burrito", choice: "beef" }, { product: "taco" }];
    const restaurant = await openCartWithTacos({ page, t }, countBeef, cart);
    await startCheckout({ page, t }, "TAKEAWAY");
    await fillClientStep({ page, t }, "Ana");
    await expect(placeOrderButton({ page, t })).toContainText("$130.00");

    if (isDeleted) {
      await restaurant.reimport((file) => {
        file.categories[0]?.products?.[1]?.modifier_groups?.[0]?.modifiers?.shift();
      });
    } else {
      const line = { product_id: "burrito", variant_id: "burrito-1", quantity: 1 };
      await placeOrderByApi(restaurant.id, [{ ...line, modifiers: [{ modifier_id: "beef" }] }]);
    }
    await placeOrderButton({ page, t }).click();
    const alert = dialog(page).getByRole("alert");
    // A cart of an earlier visit does not know the names of what is gone.
    const left = t("failure.left", { name: "Res", left: 0 });
    await expect(alert).toContainText(isDeleted ? t("failure.menu") : left);
    await expect(alert.getByRole("button", { name: t("failure.fit") })).toBeHidden();
    await alert.getByRole("button", { name: t("failure.toCart") }).click();
    const burrito = cartLines(page).filter({ hasText: "Burrito" });
    await expect(burrito).toContainText(t("cart.optionsChanged"));
    await burrito.getByRole("button", { name: t("cart.chooseAgain") }).click();
    await dialog(page).getByRole("radio", { name: "Frijol" }).check();
    await dialog(page)
      .getByRole("button", { name: t("product.change") })
      .click();
    await startCheckout({ page, t }, "TAKEAWAY");
    await expect(placeOrderButton({ page, t })).toContainText("$130.00");
  });

/** Sells the three specials to another customer, and lets the page's menu grow old. */
async function sellSpecials(page: Page, restaurantId: string): Promise<void> {
  await placeOrderByApi(restaurantId, specialLines(3));
  await page.clock.fastForward("01:10");
}

test("the sheet of a dish that sold out on an open menu says so as soon as it opens", async ({
  page,
  t,
}) => {
  await page.clock.install();
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products"));
  await expect(
    page.getByRole("button", { name: t("menu.add", { name: "Especial" }) }),
  ).toBeVisible();
  await sellSpecials(page, restaurant.id);
  await page.getByRole("link", { name: "Especial" }).click();
  await expect(dialog(page)).toContainText(t("product.soldOut"));
});

test("a dish that sold out on an open menu is marked right after it is added @wide", async ({
  page,
  t,
}) => {
  await page.clock.install();
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products"));
  const add = page.getByRole("button", { name: t("menu.add", { name: "Especial" }) });
  await expect(add).toBeVisible();
  await sellSpecials(page, restaurant.id);
  await add.click();
  const inCart = cartLines(page).filter({ hasText: "Especial" });
  const note = page.getByText(t("failure.left", { name: "Especial", left: 0 }));
  await expect(
    note.or(inCart.getByText(t("cart.soldOut"))).filter({ visible: true }),
  ).toBeVisible();
  const link = page.getByRole("link", { name: t("menu.seeOrder") });
  await expect(link.filter({ visible: true })).toBeVisible();
});

test("a cart that opens over an old menu marks what has sold out since", async ({ page, t }) => {
  await page.clock.install();
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products"));
  await addProduct({ page, t }, "Especial");
  await sellSpecials(page, restaurant.id);
  await goToCart({ page, t });
  await expect(cartLines(page)).toContainText(t("cart.soldOut"));
});
