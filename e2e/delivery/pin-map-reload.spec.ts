import { dialog } from "../support/browser/dialog.ts";
import {
  addressSearchField,
  confirmPlace,
  continueButton,
  goToAddressSearch,
} from "../support/customer/address-search.ts";
import { placeCashOrder } from "../support/customer/customer-page.ts";
import {
  goToPinMap,
  movePin,
  pinAddressField,
  pinHouseNumberField,
} from "../support/customer/pin-map.ts";
import { findDemoHouse } from "../support/restaurant/delivery-settings.ts";
import { expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a reload on the map keeps the pin and a pasted number with invisible marks", async ({
  page,
  t,
}) => {
  const restaurant = await goToAddressSearch({ page, t });
  await goToPinMap({ page, t });
  await movePin({ page, t });
  const found = pinAddressField({ page }, t("checkout.pin.address"));
  await expect(found).toHaveValue(/\d.*Roma Norte/u);
  const address = await found.inputValue();
  await pinHouseNumberField({ page, t }).fill("\u202a5 int 3\u202c");
  await page.reload();
  await expect(found).toHaveValue(address);
  await expect(pinHouseNumberField({ page, t })).toHaveValue("\u202a5 int 3\u202c");
  await continueButton({ page, t }).click();
  await confirmPlace({ page, t });
  await placeCashOrder({ page, t });
  expect((await expectSingleOrder(restaurant)).address?.address).toContain(" 5 int 3, Roma Norte");
});

test("a reload on the map keeps the address, and a step back leads to the client step", async ({
  page,
  t,
}) => {
  const { number } = findDemoHouse("Durango");
  await goToAddressSearch({ page, t });
  await addressSearchField({ page, t }).fill(`durango ${number}`);
  await page.getByRole("option", { name: `Durango ${number}, Roma Norte` }).click();
  await expect(page.getByRole("heading", { name: t("checkout.place.title") })).toBeVisible();
  await page.getByRole("button", { name: t("checkout.place.movePin") }).click();
  const found = pinAddressField({ page }, t("checkout.pin.address"));
  await expect(found).toHaveValue(new RegExp(`^Durango ${number}, `, "u"));
  await expect(pinHouseNumberField({ page, t })).toHaveValue(number);
  const text = await found.inputValue();
  await page.reload();
  await expect(found).toHaveValue(text);
  await page.goBack();
  await expect(dialog(page).getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
});
