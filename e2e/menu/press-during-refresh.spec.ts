import { dialog } from "../support/browser/dialog.ts";
import { holdResponses } from "../support/browser/hold-responses.ts";
import {
  addProduct,
  fillClientStep,
  goToCart,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { placeOrderByApi, specialLines } from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("cart and checkout open while a refresh of the menu waits for the network, which follows later", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products"));
  await addProduct({ page, t }, "Especial");
  await addProduct({ page, t }, "Taco");
  await page.waitForLoadState("networkidle");
  const refresh = await holdResponses(page, /\.data(?:\?|$)/u);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await refresh.requested;

  await goToCart({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  await expect(placeOrderButton({ page, t })).toContainText("$80.00");

  await placeOrderByApi(restaurant.id, specialLines(3));
  refresh.release();
  await expect(dialog(page).getByRole("alert")).toContainText(
    t("failure.left", { name: "Especial", left: 0 }),
  );
});
