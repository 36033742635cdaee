import { dialog } from "../support/browser/dialog.ts";
import {
  complementField,
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
  placeCashOrder,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a written address is kept until it is sent, whatever interrupts the customer", async ({
  page,
  context,
  t,
  browserErrors,
}) => {
  const customer = { page, t };
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/u, /^422: POST .*addresses/u);
  const restaurant = await goToAddressForm(customer);
  await fillAddress(customer, durangoAddress);

  await test.step("a newly required field gets its error, and the address is sent after the correction", async () => {
    const errors = [{ path: "complement", message: "is required by the company" }];
    await page.route(
      /\/public\/addresses$/u,
      (route) => route.fulfill({ status: 422, json: { code: "invalid_body", errors } }),
      { times: 1 },
    );
    await continueToSummaryButton(customer).click();
    await expect(complementField(customer)).toHaveAccessibleDescription(t("failure.complement"));
    await expect(complementField(customer)).toBeFocused();
    await complementField(customer).fill("Torre B, piso 4");
  });

  await test.step("an address written offline can be corrected and is sent when the network returns", async () => {
    await context.setOffline(true);
    await continueToSummaryButton(customer).click();
    await expect(page.getByRole("alert")).toContainText(t("failure.offline"));
    await expect(streetField(customer)).toHaveValue("Durango");
    await expect(continueToSummaryButton(customer)).toBeEnabled();
    // The corrected address is sent when the network returns.
    await houseNumberField(customer).fill("20");
    await complementField(customer).fill("Torre B, depto 5");
    await context.setOffline(false);
    await expectSummaryStep(customer);
    await page.goBack();
    await expect(page.getByRole("radio")).toHaveCount(1);

    await context.setOffline(true);
    await continueToSummaryButton(customer).click();
    await expect(page.getByRole("alert")).toContainText(t("failure.offline"));
    await context.setOffline(false);
    await expectSummaryStep(customer);
  });

  await test.step("a changed phone keeps the written address", async () => {
    // Another phone makes another client, without addresses.
    await page.getByRole("button", { name: t("checkout.editClient") }).click();
    await page.getByLabel(t("checkout.phone"), { exact: true }).fill("55 1234 5679");
    await dialog(page).locator("button[type=submit]").click();
    await expect(streetField(customer)).toHaveValue("Durango");
    await expect(houseNumberField(customer)).toHaveValue("20");
    await expect(districtField(customer)).toHaveValue("roma");
    await expect(complementField(customer)).toHaveValue("Torre B, depto 5");
    await continueToSummaryButton(customer).click();
    await expectSummaryStep(customer);
  });

  await placeCashOrder(customer);
  expect(await expectSingleOrder(restaurant)).toMatchObject({
    total: 85,
    address: { address: "Durango 20", complement: "Torre B, depto 5" },
  });
});

test("a reload at any step of the delivery loses nothing, and double taps make one address and one order", async ({
  page,
  t,
}) => {
  const customer = { page, t };
  const restaurant = await goToAddressForm(customer);
  await fillAddress(customer, durangoAddress);
  await page.reload();
  await expect(streetField(customer)).toHaveValue("Durango");
  await expect(districtField(customer)).toHaveValue("roma");
  await expect(complementField(customer)).toHaveValue("Int. 4");
  await continueToSummaryButton(customer).dblclick();
  await expectSummaryStep(customer);
  await page.reload();
  await expect(dialog(page)).toContainText(durangoAddressText);
  await expect(placeOrderButton(customer)).toContainText("$85.00");
  await page.getByRole("button", { name: t("checkout.address.edit") }).click();
  await page.reload();
  await expect(listedAddress(customer, durangoAddressText)).toBeChecked();
  await expect(page.getByRole("radio")).toHaveCount(1);
  await continueToSummaryButton(customer).dblclick();
  await expectSummaryStep(customer);
  await page.getByRole("radio", { name: "Efectivo" }).check();
  await placeOrderButton(customer).dblclick();
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
  expect(await expectSingleOrder(restaurant)).toMatchObject({ total: 85, delivery_price: 25 });
});

test("Back leads from each step to the step before and keeps what was written", async ({
  page,
  t,
}) => {
  const customer = { page, t };
  const restaurant = await goToAddressForm(customer);
  await fillAddress(customer, durangoAddress);
  // Without a saved address Back does not lead to the list.
  await page.getByRole("button", { name: t("checkout.back") }).click();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toHaveValue("Ana");
  await page.getByRole("button", { name: t("checkout.next.address") }).click();
  await expect(streetField(customer)).toHaveValue("Durango");
  await continueToSummaryButton(customer).click();
  await expectSummaryStep(customer);

  // Back from the summary leads to the list, and from there to the client step.
  await page.goBack();
  await expect(listedAddress(customer, durangoAddressText)).toBeChecked();
  await page.getByRole("button", { name: t("checkout.address.add") }).click();
  await expect(streetField(customer)).toHaveValue("");
  await page.goBack();
  await expect(listedAddress(customer, durangoAddressText)).toBeChecked();
  await page.getByRole("button", { name: t("checkout.back") }).click();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();

  // A known client with an address begins at the list, and Back leaves the checkout.
  await startCheckout(customer, "DELIVERY");
  await expect(listedAddress(customer, durangoAddressText)).toBeChecked();
  await page.getByRole("button", { name: t("checkout.back") }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await restaurant.listOrders()).toEqual([]);
  const savedCheckout = () =>
    page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? "null")?.state,
      `comanda.checkout.${restaurant.id}`,
    );
  await expect
    .poll(savedCheckout)
    .toMatchObject({ serviceType: null, orderId: null, addressId: null });
});
