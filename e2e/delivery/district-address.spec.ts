import { OTHER_DISTRICT_ID } from "@comanda/domain/delivery/price-settings";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { holdResponses } from "../support/browser/hold-responses.ts";
import {
  continueToSummaryButton,
  districtField,
  durangoAddress,
  durangoAddressText,
  expectSummaryStep,
  fillAddress,
  goToAddressForm,
  houseNumberField,
  listedAddress,
  streetField,
} from "../support/customer/address-form.ts";
import {
  addProduct,
  goToCart,
  placeCashOrder,
  placeOrderButton,
  serviceTypeButton,
} from "../support/customer/customer-page.ts";
import { expectCheckoutStep } from "../support/customer/expect-checkout-step.ts";
import { describeLines, expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("an address written by hand in a district has the district's price, and an order goes there", async ({
  page,
  context,
  t,
}) => {
  const customer = { page, t };
  const restaurant = await goToAddressForm(customer);
  // A press on the disabled button shows the missing fields.
  await expect(continueToSummaryButton(customer)).toBeDisabled();
  await continueToSummaryButton(customer).click({ force: true });
  await expect(streetField(customer)).toBeFocused();
  await expect(streetField(customer)).toHaveAccessibleDescription(
    t("checkout.address.required.street"),
  );
  await expect(houseNumberField(customer)).toHaveAccessibleDescription(
    t("checkout.address.required.number"),
  );
  await expect(districtField(customer)).toHaveAccessibleDescription(
    t("checkout.address.required.district"),
  );
  await expectAccessible(page);

  await fillAddress(customer, durangoAddress);
  await expect(
    page.getByText(t("checkout.address.costs", { price: "$25.00" }), { exact: true }),
  ).toBeVisible();
  const saving = await holdResponses(page, /\/ms-clients\/public\/addresses$/u);
  const ordering = await holdResponses(page, /\/ms-orders\/public\/orders$/u);
  await continueToSummaryButton(customer).click();
  await saving.requested;
  await expect(continueToSummaryButton(customer)).toBeDisabled();
  saving.release();
  expect(await ordering.requested).toMatchObject({
    service_type: "DELIVERY",
    address_id: expect.any(String),
    delivery_price: 25,
  });
  await expect(continueToSummaryButton(customer)).toBeDisabled();
  ordering.release();
  await expectSummaryStep(customer);
  await expect(dialog(page)).toContainText(durangoAddressText);
  await expect(placeOrderButton(customer)).toContainText("$85.00");
  // A delivery with a price has no chip.
  for (const chip of ["breakdown.deliveryFree", "breakdown.deliveryLater"]) {
    await expect(dialog(page).getByText(t(chip))).toHaveCount(0);
  }
  await expectAccessible(page);
  await placeCashOrder(customer);
  await expect(page.getByText(durangoAddressText)).toBeVisible();
  await expectAccessible(page);

  const placed = await expectSingleOrder(restaurant);
  expect(describeLines(placed)).toEqual(["2 × Taco"]);
  expect(placed).toMatchObject({
    status: "PENDING",
    service_type: "DELIVERY",
    delivery_price: 25,
    total: 85,
    client: { name: "Ana" },
    address: { address: "Durango 200", area_id: "roma", complement: "Int. 4" },
  });

  await test.step("a returning customer orders to the same address in two taps from the cart", async () => {
    const saved = (await context.cookies()).find(({ name }) => name === "comanda_addresses");
    expect(saved).toMatchObject({ value: placed.address?.id, path: "/", sameSite: "Lax" });

    await page.goto(restaurant.url("/products"));
    // The notice about the last order comes first.
    await dialog(page)
      .getByRole("button", { name: t("sheet.close") })
      .click();
    await addProduct(customer, "Taco", 1);
    await goToCart(customer);
    await serviceTypeButton(customer, "DELIVERY").click();
    // The list of addresses lies behind the summary. While it is passed, it has the summary's title.
    await expectSummaryStep(customer);
    await expect(placeOrderButton(customer)).toBeVisible();
    await page.goBack();
    await expect(listedAddress(customer, durangoAddressText)).toBeChecked();
    await expectCheckoutStep(customer, t("checkout.address.title"), { back: true, close: false });
    await expect(page.getByRole("button", { name: t("checkout.address.coverage") })).toHaveCount(0);
    await expectAccessible(page);
    await page.goForward();
    await expect(page.getByRole("radio", { name: "Efectivo" })).toBeChecked();
    await placeOrderButton(customer).click();
    await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);

    const [again] = await restaurant.listOrders();
    expect(again).toMatchObject({ total: 55, delivery_price: 25, address: placed.address });
  });
});

test("an unlisted district is delivered to at a price that the restaurant names later", async ({
  page,
  t,
}) => {
  const customer = { page, t };
  const restaurant = await goToAddressForm(customer);
  const options = districtField(customer).locator("option:not([hidden])");
  await expect(options).toHaveText([
    /^Condesa/u,
    /^Roma Norte/u,
    new RegExp(`^${t("checkout.address.districtOther")}`, "u"),
  ]);
  await expect(options.last()).toHaveAttribute("value", OTHER_DISTRICT_ID);
  const name = page.getByLabel(t("checkout.address.districtName"));
  await fillAddress(customer, durangoAddress);
  await expect(name).toBeHidden();
  await fillAddress(customer, { district: OTHER_DISTRICT_ID });
  await page.getByLabel(t("checkout.address.reference"), { exact: true }).fill("Portón azul");
  await continueToSummaryButton(customer).click({ force: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(t("checkout.address.required.districtName"));
  await name.fill("Nápoles");
  await continueToSummaryButton(customer).click();
  await expectSummaryStep(customer);
  const bar = page.getByRole("button", { name: new RegExp(`^${t("checkout.account")}`, "u") });
  await expect(bar.getByText(t("breakdown.deliveryLater"), { exact: true })).toBeVisible();
  await expect(placeOrderButton(customer)).toContainText("$60.00");
  await placeCashOrder(customer);
  await expect(page.getByText(t("breakdown.deliveryLater"))).toBeVisible();
  expect(await expectSingleOrder(restaurant)).toMatchObject({
    delivery_price: 0,
    total: 60,
    address: {
      address: "Durango 200",
      area_id: OTHER_DISTRICT_ID,
      area_name: "Nápoles",
      complement: "Int. 4",
      reference: "Portón azul",
    },
  });
});
