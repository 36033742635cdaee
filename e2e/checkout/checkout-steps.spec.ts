import { dialog } from "../support/browser/dialog.ts";
import {
  continueToSummaryButton,
  durangoAddress,
  fillAddress,
  streetField,
} from "../support/customer/address-form.ts";
import { addressSearchField } from "../support/customer/address-search.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import {
  fillClientStep,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { expectCheckoutStep } from "../support/customer/expect-checkout-step.ts";
import type { EditableCompanyFile } from "../support/restaurant/company-file.ts";
import { enableDelivery } from "../support/restaurant/delivery-settings.ts";
import { expect, test } from "../support/test.ts";

/** Lets the restaurant deliver, and ask an additional question. */
function enableDeliveryWithQuestion(file: EditableCompanyFile): void {
  enableDelivery(file);
  Object.assign(file.ecommerce_settings.delivery ?? {}, { additional_input: "¿Qué se celebra?" });
}

test("the checkout shows one step at a time, each with a back button, and the summary with a close button", async ({
  page,
  t,
}) => {
  const customer = { page, t };
  await openCartWithTacos(customer, enableDeliveryWithQuestion);
  await startCheckout(customer, "DELIVERY");
  const onlyBack = { back: true, close: false };
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
  await expectCheckoutStep(customer, t("checkout.clientTitle"), onlyBack);
  await fillClientStep(customer, "Ana", "checkout.next.additional");
  await expectCheckoutStep(customer, t("checkout.additionalTitle"), onlyBack);
  await dialog(page).getByRole("textbox").fill("Un cumpleaños");
  await page.getByRole("button", { name: t("checkout.next.address") }).click();

  await expect(addressSearchField(customer)).toBeVisible();
  await expectCheckoutStep(customer, t("checkout.search.title"), { back: true, close: true });
  await page.getByRole("button", { name: t("checkout.address.byHand") }).click();
  await expect(streetField(customer)).toBeVisible();
  await expectCheckoutStep(customer, t("checkout.address.formTitle"), onlyBack);
  await fillAddress(customer, { ...durangoAddress, district: undefined });
  await continueToSummaryButton(customer).click();

  await expect(placeOrderButton(customer)).toBeVisible();
  await expectCheckoutStep(customer, t("checkout.summaryTitle"), { back: false, close: true });
  await page.getByRole("button", { name: t("checkout.close"), exact: true }).click();
  await expect(page.getByRole("dialog", { name: t("checkout.closeTitle") })).toBeVisible();
  await page.getByRole("button", { name: t("checkout.stay") }).click();
  await expect(placeOrderButton(customer)).toBeVisible();
});

test("a tip, a fee and a time are asked for only where the restaurant offers them", async ({
  page,
  t,
}) => {
  const customer = { page, t };
  const restaurant = await openCartWithTacos(customer, (file) => {
    const { onsite, takeaway } = file.ecommerce_settings;
    if (onsite) onsite.tip = { active: true, type: "amount" };
    if (takeaway) takeaway.tip = { active: false, type: "percentage" };
    file.order_settings = { takeaway: { service_fee: { value: 10, optional: false } } };
  });
  const tip = page.getByRole("radiogroup", { name: t("tip.title") });

  await test.step("the checkout asks for no fee, no tip and no time when the restaurant offers no choice", async () => {
    // The cart says which fee is added to the sum of its products, and the total of this way to order.
    await expect(page.getByText(t("cart.subtotal"), { exact: true })).toBeVisible();
    const total = `${t("cart.total")} · ${t("serviceType.takeaway")}`;
    await expect(page.getByText(total, { exact: true })).toBeVisible();
    await expect(page.getByText("+$6.00", { exact: true })).toBeVisible();
    await expect(page.getByText("$66.00", { exact: true })).toBeVisible();
    await startCheckout(customer, "TAKEAWAY");
    await fillClientStep(customer, "Ana");
    await expect(placeOrderButton(customer)).toContainText("$66.00");
    await expect(dialog(page).getByRole("checkbox")).toHaveCount(0);
    await expect(tip).toHaveCount(0);
    await expect(page.getByRole("button", { name: t("schedule.action") })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: t("checkout.leave") }).click();
  });

  await test.step("a tip is offered only where the service type accepts one, and type amount offers amounts", async () => {
    await startCheckout(customer, "ONSITE");
    await expect(placeOrderButton(customer)).toContainText("$60.00");
    for (const amount of ["$2.00", "$4.00", "$6.00", "$10.00"]) {
      await expect(tip.getByRole("radio", { name: amount, exact: true })).toBeVisible();
    }
    await expect(tip.getByRole("radio", { name: /%/u })).toHaveCount(0);
  });

  await test.step("a tip can be chosen where the restaurant offers it, but not in Brazil", async () => {
    await restaurant.reimport(({ company }) => {
      company.country = { country_code: "BR" };
    });
    await page.reload();
    await expect(placeOrderButton(customer)).toBeVisible();
    await expect(tip).toHaveCount(0);
  });
});
