import { tabTo } from "../support/browser/keyboard.ts";
import {
  complementField,
  districtField,
  enableDistrictDelivery,
  expectSummaryStep,
  houseNumberField,
  streetField,
} from "../support/customer/address-form.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import { placeOrderButton, serviceTypeButton } from "../support/customer/customer-page.ts";
import { expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a delivery is ordered by keyboard alone", async ({ page, t }) => {
  const customer = { page, t };
  const restaurant = await openCartWithTacos(customer, enableDistrictDelivery);
  await serviceTypeButton(customer, "DELIVERY").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
  await tabTo(page.getByLabel(t("checkout.name"), { exact: true }));
  await page.keyboard.type("Ana");
  await tabTo(page.getByLabel(t("checkout.phone"), { exact: true }));
  await page.keyboard.type("5512345678");
  await page.keyboard.press("Enter");
  await expect(streetField(customer)).toBeVisible();
  await tabTo(streetField(customer));
  await page.keyboard.type("Durango");
  await tabTo(houseNumberField(customer));
  await page.keyboard.type("200");
  await tabTo(districtField(customer));
  await page.keyboard.type("Roma");
  await tabTo(complementField(customer));
  await page.keyboard.type("Int. 4");
  await page.keyboard.press("Enter");
  await expectSummaryStep(customer);
  await tabTo(page.getByRole("radio", { name: "Efectivo" }));
  await page.keyboard.press("Space");
  await tabTo(placeOrderButton(customer));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
  expect(await expectSingleOrder(restaurant)).toMatchObject({
    total: 85,
    address: { area_id: "roma" },
  });
});
