import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import {
  continueToSummaryButton,
  durangoAddress,
  enableDistrictDelivery,
  expectSummaryStep,
  fillAddress,
} from "../support/customer/address-form.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import {
  addProduct,
  fillClientStep,
  goToCart,
  placeCashOrder,
  placeOrderButton,
  serviceTypeButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { createRestaurant, expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the amount missing to the minimum and a changed delivery price are shown before the customer pays", async ({
  page,
  t,
  browserErrors,
}) => {
  const customer = { page, t };
  browserErrors.allow(/^409: (POST .*\/orders$|PATCH)/u);
  const restaurant = await openCartWithTacos(customer, (file) => {
    enableDistrictDelivery(file);
    Object.assign(file.ecommerce_settings.delivery ?? {}, { minimum_amount_to_allow: 100 });
  });
  const setMinimum = (amount: number) =>
    restaurant.reimport((file) =>
      Object.assign(file.ecommerce_settings.delivery ?? {}, { minimum_amount_to_allow: amount }),
    );

  await test.step("the cart and the checkout show the amount missing to the minimum", async () => {
    await expect(page.getByText(t("reason.belowMinimum", { missing: "$40.00" }))).toBeVisible();
    await expect(serviceTypeButton(customer, "TAKEAWAY")).toBeEnabled();
    const delivery = page.getByRole("button", { name: t("serviceType.delivery") });
    await expect(delivery).toBeDisabled();
    await expect(delivery).toContainText(t("cart.missing", { missing: "$40.00" }));
    await expectAccessible(page);

    await setMinimum(50);
    await page.reload();
    await startCheckout(customer, "DELIVERY");
    await fillClientStep(customer, "Ana", "checkout.next.address");
    await fillAddress(customer, durangoAddress);
    await setMinimum(100);
    await continueToSummaryButton(customer).click();
    await expect(page.getByRole("alert")).toContainText(
      t("reason.belowMinimum", { missing: "$40.00" }),
    );
    await page.getByRole("button", { name: t("failure.toCart") }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(delivery).toBeDisabled();
    expect(await restaurant.listOrders()).toEqual([]);
  });

  await test.step("a delivery price that changes while ordering is shown before the customer pays", async () => {
    await setMinimum(50);
    await page.reload();
    await startCheckout(customer, "DELIVERY");
    await continueToSummaryButton(customer).click();
    await expectSummaryStep(customer);
    await expect(placeOrderButton(customer)).toContainText("$85.00");
    await restaurant.reimport((file) => {
      const [first] = file.ecommerce_settings.delivery?.prices?.districts ?? [];
      if (first) first.price = 40;
    });
    await page.getByRole("radio", { name: "Efectivo" }).check();
    await placeOrderButton(customer).click();
    await expect(
      page.getByText(t("checkout.deliveryPriceChange", { before: "$25.00", now: "$40.00" })),
    ).toBeVisible();
    await expect(placeOrderButton(customer)).toContainText("$100.00");
    await expectAccessible(page);
    await placeOrderButton(customer).click();
    await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
    expect(await expectSingleOrder(restaurant)).toMatchObject({ total: 100, delivery_price: 40 });
  });
});

test("the amount for free delivery is shown, and above it delivery is free", async ({
  page,
  t,
}) => {
  const customer = { page, t };
  const free = {
    minimum_amount_to_allow: 40,
    minimum_amount_for_free: 90,
    average_time: "25-35",
  };
  const restaurant = await createRestaurant((file) => {
    enableDistrictDelivery(file);
    Object.assign(file.ecommerce_settings.delivery ?? {}, free);
  });
  await page.clock.install();
  await page.goto(restaurant.url("/products"));
  const banner = page.getByText(t("cart.freeMissing", { missing: "$60.00" }));
  await addProduct(customer, "Taco", 1);
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await page.clock.runFor(4_000);
  await expect(banner).toBeHidden();
  // Only the first product shows the banner, which would stay for four seconds.
  const reached = page.getByText(t("cart.freeReached"));
  await addProduct(customer, "Taco", 1);
  await expect(banner).toBeHidden({ timeout: 1_000 });
  await addProduct(customer, "Taco", 1);
  await expect(reached).toBeHidden({ timeout: 1_000 });
  await goToCart(customer);
  await expect(reached).toBeVisible();
  await page.getByRole("button", { name: t("cart.less") }).click();
  await expect(page.getByText(t("cart.freeMissing", { missing: "$30.00" }))).toBeVisible();
  await page.getByRole("button", { name: t("cart.less") }).click();
  // Below the minimum only what is missing to it is said.
  await expect(page.getByText(t("reason.belowMinimum", { missing: "$10.00" }))).toBeVisible();
  await expect(page.getByText(t("cart.freeMissing", { missing: "$60.00" }))).toBeHidden();
  await page.getByRole("button", { name: t("cart.more") }).click();
  await page.getByRole("button", { name: t("cart.more") }).click();
  await expect(reached).toBeVisible();
  await expectAccessible(page);

  await startCheckout(customer, "DELIVERY");
  await fillClientStep(customer, "Ana", "checkout.next.address");
  await fillAddress(customer, durangoAddress);
  await continueToSummaryButton(customer).click();
  await expectSummaryStep(customer);
  const bar = page.getByRole("button", { name: new RegExp(`^${t("checkout.account")}`, "u") });
  await expect(bar.getByText(t("breakdown.deliveryFree"), { exact: true })).toBeVisible();
  const minutes = t("checkout.minutes", { minutes: "25–35" });
  await expect(dialog(page)).toContainText(minutes);
  await expect(placeOrderButton(customer)).toContainText("$90.00");
  await placeCashOrder(customer);
  await expect(page.getByText(t("tracking.usualTime", { minutes }))).toBeVisible();
  expect(await expectSingleOrder(restaurant)).toMatchObject({ total: 90, delivery_price: 0 });
});

test("a delivery that the restaurant has switched off meanwhile goes on as a takeaway, with the customer's comment", async ({
  page,
  t,
  browserErrors,
}) => {
  const customer = { page, t };
  browserErrors.allow(/^409: (POST .*\/orders$|PATCH)/u);
  const restaurant = await openCartWithTacos(customer, enableDistrictDelivery);
  await startCheckout(customer, "DELIVERY");
  await fillClientStep(customer, "Ana", "checkout.next.address");
  await fillAddress(customer, durangoAddress);
  await continueToSummaryButton(customer).click();
  await expectSummaryStep(customer);
  await page.getByLabel(t("checkout.comment")).fill("Sin cebolla");
  await page.getByRole("radio", { name: "Efectivo" }).check();
  await restaurant.reimport(({ ecommerce_settings }) =>
    Object.assign(ecommerce_settings.delivery ?? {}, { active: false }),
  );
  await placeOrderButton(customer).click();
  await expect(dialog(page).getByRole("alert")).toContainText(t("reason.inactive"));
  await expect(dialog(page).getByRole("button", { name: t("failure.toCart") })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: t("how.takeawayInstead") }).click();
  await expect(dialog(page).getByRole("alert")).toBeHidden();
  await placeCashOrder(customer);
  expect(await expectSingleOrder(restaurant)).toMatchObject({
    service_type: "TAKEAWAY",
    comment: "Sin cebolla",
  });
});
