import { dialog } from "../support/browser/dialog.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the first product shows the amount for free delivery for four seconds", async ({
  page,
  t,
}) => {
  await page.clock.install();
  const restaurant = await createRestaurant(({ ecommerce_settings }) => {
    ecommerce_settings.delivery = {
      active: true,
      minimum_amount_for_free: 500,
      prices: { type: "fixed", fixed: { price: 30 } },
    };
  });
  await page.goto(restaurant.url("/products"));
  await page.getByRole("link", { name: "Taco" }).click();
  const add = dialog(page).getByRole("button", { name: t("product.add") });
  await expect(add).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await add.press("Enter");
  const banner = page.getByText(t("cart.freeFrom", { minimum: "$500.00" }));
  await expect(banner).toBeVisible();
  await page.clock.runFor(3_999);
  await expect(banner).toBeVisible();
  await page.clock.runFor(1);
  await expect(banner).toBeHidden();
});
