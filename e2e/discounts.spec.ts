import { expectAccessible } from "./support/accessible.ts";
import { onlyOrder, openRestaurant } from "./support/company.ts";
import { amountOf, applyCoupon, couponField, useOffer, withOffers } from "./support/offers.ts";
import { card, expectState, orderPage, pix } from "./support/pay.ts";
import {
  addProduct,
  dialog,
  introduce,
  order,
  payCash,
  seeOrder,
  toOrder,
} from "./support/shop.ts";
import { atCart } from "./support/tacos.ts";
import { expect, test } from "./support/test.ts";

test("a coupon from the menu, a tip and the service fee are on the order and every screen", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant(withOffers);
  await page.goto(shop.url("/products?show-coupons=true"));
  await expect(dialog(page).getByText("TEN", { exact: true })).toBeVisible();
  await expect(dialog(page).getByText("ONE", { exact: true })).toBeHidden();
  await expectAccessible(page);
  await useOffer({ page, t }, "TEN");
  await expect(page).toHaveURL(/\/products$/u);

  await addProduct({ page, t }, "Taco", 2);
  await seeOrder({ page, t });
  await expect(page.getByText(t("coupon.chosen", { code: "TEN" }))).toBeVisible();
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana Sofía Ríos");

  await expect(amountOf({ page, t }, t("breakdown.coupon", { code: "TEN" }))).toHaveText("−$6.00");
  await expect(dialog(page).getByText("Para la cocina", { exact: true })).toBeVisible();
  await page.getByRole("radio", { name: /^15\s?%/u }).check();
  await page.getByRole("checkbox", { name: t("tip.serviceFee", { percent: "10%" }) }).check();
  const costs = [
    [t("breakdown.tip"), "$9.00"],
    [t("breakdown.serviceFee"), "$6.00"],
    [t("breakdown.total"), "$69.00"],
  ] as const;
  for (const [name, amount] of costs) {
    await expect(amountOf({ page, t }, name)).toHaveText(amount);
  }
  await expectAccessible(page);
  await expect(toOrder({ page, t })).toContainText("$69.00");

  // A reload forgets nothing of it.
  await page.reload();
  await expect(toOrder({ page, t })).toContainText("$69.00");
  await payCash({ page, t });
  await expect(amountOf({ page, t }, t("breakdown.coupon", { code: "TEN" }))).toHaveText("−$6.00");
  for (const [name, amount] of costs) {
    await expect(amountOf({ page, t }, name)).toHaveText(amount);
  }
  expect(await onlyOrder(shop)).toMatchObject({
    total: 60,
    discounts: [{ modality: "COUPON", code: "TEN", amount: 6 }],
    breakdown: { combos: 60, discounts: 6, service_fee: 6, tip: 9, total: 69 },
    meta_data: { assigned_payment: { tip_type: "percentage", tip_value: 9 } },
  });
});

test("a coupon that does not count says why at its field, until it does or is given up", async ({
  page,
  noise,
  t,
}) => {
  noise.allow(/409: POST .*apply-discount/u);
  const shop = await atCart({ page, t }, withOffers);
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana Sofía Ríos");
  await applyCoupon({ page, t }, "nope");
  await expect(couponField({ page, t })).toHaveAccessibleDescription(t("coupon.unknown"));
  await expectAccessible(page);

  // What is refused is no order without it: the customer says so.
  await page.getByRole("radio", { name: "Efectivo" }).check();
  await toOrder({ page, t }).click();
  await expect(couponField({ page, t })).toBeFocused();
  await applyCoupon({ page, t }, "big");
  await expect(couponField({ page, t })).toHaveAccessibleDescription(
    t("coupon.belowMinimum", { minimum: "$100.00", missing: "$40.00" }),
  );

  await dialog(page)
    .getByRole("link", { name: t("cart.addMore") })
    .click();
  await addProduct({ page, t }, "Taco", 2);
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await expect(toOrder({ page, t })).toContainText("$100.00");
  await page.getByRole("button", { name: t("coupon.removeCode", { code: "BIG" }) }).click();
  await expect(toOrder({ page, t })).toContainText("$120.00");
  expect(await shop.orders()).toEqual([]);
});

test("a code that is written and ordered with at once is waited for, and what costs nothing is placed", async ({
  page,
  t,
}) => {
  const shop = await atCart({ page, t }, (file) => {
    withOffers(file);
    const free = { code: "FREE", discount_type: "percentage", value: 100 } as const;
    file.coupons = [{ id: "free", description: "Todo", ...free }];
    file.payment_methods = { ...file.payment_methods, takeaway: [card, pix] };
  });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana Sofía Ríos");
  await page.getByRole("radio", { name: pix.description }).check();
  await page.getByRole("button", { name: t("coupon.enter") }).click();
  await couponField({ page, t }).fill("free");
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route("**/apply-discount", async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await toOrder({ page, t }).click();
  await asked.promise;
  await expect(page.getByRole("button", { name: t("checkout.ordering") })).toBeVisible();
  answered.resolve();
  await orderPage(page);
  await expectState({ page, t }, "tracking.received");
  expect(await onlyOrder(shop)).toMatchObject({ status: "PENDING", breakdown: { total: 0 } });
});

test("a coupon that is gone when the order is sent is told, and orders nothing without a word", async ({
  page,
  noise,
  t,
}) => {
  noise.allow(/409: PATCH/u);
  const shop = await atCart({ page, t }, withOffers);
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana Sofía Ríos");
  await applyCoupon({ page, t }, "one");
  await expect(toOrder({ page, t })).toContainText("$55.00");
  await page.getByRole("radio", { name: "Efectivo" }).check();
  await shop.change((file) => {
    for (const coupon of file.coupons ?? []) if (coupon.id === "one") coupon.coupons_used = 1;
  });

  await toOrder({ page, t }).click();
  await expect(couponField({ page, t })).toHaveAccessibleDescription(t("coupon.usedUp"));
  await expect(toOrder({ page, t })).toContainText("$60.00");
  await toOrder({ page, t }).click();
  await expect(couponField({ page, t })).toBeFocused();
  expect(await shop.orders()).toEqual([]);

  await page.getByRole("button", { name: t("coupon.without") }).click();
  await payCash({ page, t });
  expect(await onlyOrder(shop)).toMatchObject({ total: 60, discounts: [] });
});
