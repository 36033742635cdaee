import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import {
  addProduct,
  fillClientStep,
  goToCart,
  placeCashOrder,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import {
  applyCoupon,
  applyOfferInSheet,
  breakdownAmount,
  couponField,
  enableOffers,
} from "../support/customer/offers.ts";
import {
  expectOrderHeading,
  sandboxCardMethod,
  sandboxPixMethod,
  waitForOrderPage,
} from "../support/customer/sandbox-payment.ts";
import { createRestaurant, expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a coupon from the menu, a tip and the service fee are on every screen and on the order", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant(enableOffers);
  await page.goto(restaurant.url("/products?show-coupons=true"));
  await expect(dialog(page).getByText("TEN", { exact: true })).toBeVisible();
  await expect(dialog(page).getByText("ONE", { exact: true })).toBeHidden();
  await expectAccessible(page);
  await applyOfferInSheet({ page, t }, "TEN");
  await expect(page).toHaveURL(/\/products$/u);

  await addProduct({ page, t }, "Taco", 2);
  await goToCart({ page, t });
  await expect(page.getByText(t("coupon.chosen", { code: "TEN" }))).toBeVisible();
  await expect(dialog(page)).toContainText(/TEN\s*−\$6\.00.*\$54\.00/u);
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana Sofía Ríos");

  await expect(breakdownAmount({ page, t }, t("breakdown.coupon", { code: "TEN" }))).toHaveText(
    "−$6.00",
  );
  await expect(dialog(page).getByText("Para la cocina", { exact: true })).toBeVisible();
  await page.getByRole("radio", { name: /^15\s?%/u }).check();
  await page.getByRole("checkbox", { name: t("tip.serviceFee", { percent: "10%" }) }).check();
  const costs = [
    [t("breakdown.tip"), "$9.00"],
    [t("breakdown.serviceFee"), "$6.00"],
    [t("breakdown.total"), "$69.00"],
  ] as const;
  for (const [name, amount] of costs) {
    await expect(breakdownAmount({ page, t }, name)).toHaveText(amount);
  }
  await expectAccessible(page);
  await expect(placeOrderButton({ page, t })).toContainText("$69.00");

  // A reload keeps all of it.
  await page.reload();
  await expect(placeOrderButton({ page, t })).toContainText("$69.00");
  await placeCashOrder({ page, t });
  await expect(breakdownAmount({ page, t }, t("breakdown.coupon", { code: "TEN" }))).toHaveText(
    "−$6.00",
  );
  for (const [name, amount] of costs) {
    await expect(breakdownAmount({ page, t }, name)).toHaveText(amount);
  }
  expect(await expectSingleOrder(restaurant)).toMatchObject({
    total: 60,
    discounts: [{ modality: "COUPON", code: "TEN", amount: 6 }],
    breakdown: { combos: 60, discounts: 6, service_fee: 6, tip: 9, total: 69 },
    meta_data: { assigned_payment: { tip_type: "percentage", tip_value: 9 } },
  });
});

test("a coupon that the restaurant takes away during the checkout is said to be gone, and not spelled wrongly", async ({
  page,
  browserErrors,
  t,
}) => {
  browserErrors.allow(/409: (PATCH|POST .*apply-discount)/u);
  const restaurant = await createRestaurant(enableOffers);
  await page.goto(restaurant.url("/products?show-coupons=true"));
  await applyOfferInSheet({ page, t }, "TEN");
  await addProduct({ page, t }, "Taco", 2);
  await goToCart({ page, t });
  await restaurant.reimport((file) => {
    file.coupons = (file.coupons ?? []).filter(({ id }) => id !== "ten");
  });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana Sofía Ríos");
  await expect(couponField({ page, t })).toHaveAccessibleDescription(t("coupon.gone"));

  await test.step("a code that was typed and counted is gone too, one that never counted is unknown", async () => {
    await applyCoupon({ page, t }, "TEN");
    await expect(couponField({ page, t })).toHaveAccessibleDescription(t("coupon.gone"));
    await applyCoupon({ page, t }, "nope");
    await expect(couponField({ page, t })).toHaveAccessibleDescription(t("coupon.unknown"));
    await applyCoupon({ page, t }, "one");
    await expect(placeOrderButton({ page, t })).toContainText("$55.00");
    await page.getByRole("radio", { name: "Efectivo" }).check();
    await restaurant.reimport((file) => {
      file.coupons = [];
    });
    await placeOrderButton({ page, t }).click();
    await expect(couponField({ page, t })).toHaveAccessibleDescription(t("coupon.gone"));
    expect(await restaurant.listOrders()).toEqual([]);
  });
});

test("a refused coupon and one that is used up block the order until they are removed", async ({
  page,
  browserErrors,
  t,
}) => {
  browserErrors.allow(/409: (PATCH|POST .*apply-discount)/u);
  const restaurant = await openCartWithTacos({ page, t }, enableOffers);
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana Sofía Ríos");

  await test.step("a refused coupon shows the reason at its field until it applies or is removed", async () => {
    await applyCoupon({ page, t }, "nope");
    await expect(couponField({ page, t })).toHaveAccessibleDescription(t("coupon.unknown"));
    await expectAccessible(page);

    // A refused coupon blocks the order until the customer removes it.
    await page.getByRole("radio", { name: "Efectivo" }).check();
    await placeOrderButton({ page, t }).click();
    await expect(couponField({ page, t })).toBeFocused();
    await applyCoupon({ page, t }, "big");
    await expect(couponField({ page, t })).toHaveAccessibleDescription(
      t("coupon.belowMinimum", { minimum: "$100.00", missing: "$40.00" }),
    );

    await dialog(page)
      .getByRole("link", { name: t("cart.addMore") })
      .click();
    await addProduct({ page, t }, "Taco", 2);
    await goToCart({ page, t });
    await startCheckout({ page, t }, "TAKEAWAY");
    await expect(placeOrderButton({ page, t })).toContainText("$100.00");
    await page.getByRole("button", { name: t("coupon.removeCode", { code: "BIG" }) }).click();
    await expect(placeOrderButton({ page, t })).toContainText("$120.00");
    expect(await restaurant.listOrders()).toEqual([]);
  });

  await test.step("a coupon used up before the order is sent is refused at its field, and no order is placed", async () => {
    await applyCoupon({ page, t }, "one");
    await expect(placeOrderButton({ page, t })).toContainText("$115.00");
    await page.getByRole("radio", { name: "Efectivo" }).check();
    await restaurant.reimport((file) => {
      for (const coupon of file.coupons ?? []) if (coupon.id === "one") coupon.coupons_used = 1;
    });

    await placeOrderButton({ page, t }).click();
    await expect(couponField({ page, t })).toHaveAccessibleDescription(t("coupon.usedUp"));
    await expect(placeOrderButton({ page, t })).toContainText("$120.00");
    await placeOrderButton({ page, t }).click();
    await expect(couponField({ page, t })).toBeFocused();
    expect(await restaurant.listOrders()).toEqual([]);

    await page.getByRole("button", { name: t("coupon.without") }).click();
    await placeCashOrder({ page, t });
    expect(await expectSingleOrder(restaurant)).toMatchObject({ total: 120, discounts: [] });
  });
});

test("placing an order waits for a coupon code just written, and an order that costs nothing is placed without payment", async ({
  page,
  t,
}) => {
  const restaurant = await openCartWithTacos({ page, t }, (file) => {
    enableOffers(file);
    const free = { code: "FREE", discount_type: "percentage", value: 100 } as const;
    file.coupons = [{ id: "free", description: "Todo", ...free }];
    file.payment_methods = {
      ...file.payment_methods,
      takeaway: [sandboxCardMethod, sandboxPixMethod],
    };
  });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana Sofía Ríos");
  await page.getByRole("radio", { name: sandboxPixMethod.description }).check();
  await page.getByRole("button", { name: t("coupon.enter") }).click();
  // As pasted from a message, with a character that cannot be seen.
  await couponField({ page, t }).fill("f\u200bree");
  // A reload keeps the code without applying it. It counts although the field has no focus any more.
  await page.reload();
  await expect(couponField({ page, t })).toHaveValue("f\u200bree");
  const requested = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route("**/apply-discount", async (route) => {
    requested.resolve();
    await answered.promise;
    await route.continue();
  });
  await placeOrderButton({ page, t }).click();
  await requested.promise;
  await expect(page.getByRole("button", { name: t("checkout.ordering") })).toBeDisabled();
  answered.resolve();
  await waitForOrderPage(page);
  await expectOrderHeading({ page, t }, "tracking.received");
  expect(await expectSingleOrder(restaurant)).toMatchObject({
    status: "PENDING",
    breakdown: { total: 0 },
  });
});
