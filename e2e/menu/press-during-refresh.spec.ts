import { dialog } from "../support/browser/dialog.ts";
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

const DATA = /\.data(?:\?|$)/u;

test("cart and checkout open while a refresh of the menu waits for the network, which follows later", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products"));
  await addProduct({ page, t }, "Especial");
  await addProduct({ page, t }, "Taco");
  await page.waitForLoadState("networkidle");
  let answer = () => undefined as unknown;
  const answering = new Promise((resolve) => {
    answer = () => resolve(null);
  });
  await page.route(DATA, async (route) => {
    await answering;
    // The presses have ended the first requests.
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest(DATA);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await asked;

  await goToCart({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  await expect(placeOrderButton({ page, t })).toContainText("$80.00");

  await placeOrderByApi(restaurant.id, specialLines(3));
  answer();
  await expect(dialog(page).getByRole("alert")).toContainText(
    t("failure.left", { name: "Especial", left: 0 }),
  );
});
