import { dialog } from "../support/browser/dialog.ts";
import { expectTwoTacosOrdered, openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import {
  fillClientStep,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { dropAnswerOfPlacing } from "../support/customer/drop-answer-of-placing.ts";
import { applyCoupon, enableOffers } from "../support/customer/offers.ts";
import { expect, test } from "../support/test.ts";

test("a coupon that is entered after a lost answer leads to the order that the restaurant has", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_CONNECTION_RESET/u, /409: POST/u);
  const restaurant = await openCartWithTacos({ page, t }, enableOffers);
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  const network = await dropAnswerOfPlacing({ page, t });
  const refused = page.waitForResponse(/\/apply-discount/u);
  await applyCoupon({ page, t }, "TEN");
  await refused;
  network.restore();
  await expect(dialog(page)).toContainText(t("checkout.sentBefore"));
  await dialog(page)
    .getByRole("link", { name: t("checkout.seeOrder") })
    .click();
  await expect(page).toHaveURL(/\/tracking\?order_id=/u);
  await expectTwoTacosOrdered(restaurant, "Ana");
});

test("a discount that another backend refuses as for no order of its own is asked for twice and no more", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/404: POST/u);
  const restaurant = await openCartWithTacos({ page, t }, enableOffers);
  let requests = 0;
  await page.route(/\/apply-discount/u, (route) => {
    requests += 1;
    const problem = { code: "order_not_found", title: "order_not_found", status: 404 };
    return route.fulfill({ status: 404, contentType: "application/problem+json", json: problem });
  });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  await applyCoupon({ page, t }, "TEN");
  await expect(dialog(page)).toContainText(t("failure.server"));
  expect(requests).toBe(2);
  await expect(dialog(page).getByRole("button", { name: t("failure.retry") })).toBeVisible();
  expect(await restaurant.listOrders()).toEqual([]);
});

test("a customer whom the restaurant does not know is asked for name and phone again, with the reason", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/404: PATCH/u);
  const restaurant = await openCartWithTacos({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  const problem = { code: "client_not_found", title: "client_not_found", status: 404 };
  await page.route(
    /\/orders\/[^/]+$/u,
    (route) =>
      route.fulfill({ status: 404, contentType: "application/problem+json", json: problem }),
    { times: 1 },
  );
  await placeOrderButton({ page, t }).click();
  await expect(dialog(page)).toContainText(t("failure.client"));
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toHaveValue("Ana");
  await page.getByRole("button", { name: t("checkout.next.summary") }).click();
  await placeOrderButton({ page, t }).click();
  await expect(page).toHaveURL(/\/tracking\?order_id=/u);
  await expectTwoTacosOrdered(restaurant, "Ana");
});
