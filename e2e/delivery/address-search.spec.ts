import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { tabTo } from "../support/browser/keyboard.ts";
import {
  addressSearchField,
  confirmPlace,
  continueButton,
  goToAddressSearch,
  searchedHouseNumberField,
} from "../support/customer/address-search.ts";
import {
  placeCashOrder,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { findDemoHouse } from "../support/restaurant/delivery-settings.ts";
import { expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a new customer finds a street despite a typo and a missing accent, and orders to a house in it", async ({
  page,
  t,
}) => {
  const restaurant = await goToAddressSearch({ page, t });
  await test.step("the close button of the address search leads to the cart", async () => {
    await page.getByRole("button", { name: t("checkout.close"), exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(restaurant.url("/cart"));
    await startCheckout({ page, t }, "DELIVERY");
  });
  const field = addressSearchField({ page, t });
  await expect(continueButton({ page, t })).toBeDisabled();
  // A single word is searched for by the button only.
  const button = page.getByRole("button", { name: t("checkout.search.search"), exact: true });
  await expect(button).toBeDisabled();
  await field.fill("dur");
  await expect(button).toBeDisabled();
  await field.fill("durango");
  await button.click();
  await expect(page.getByRole("option", { name: "Durango, Roma Norte" }).first()).toBeVisible();
  // The same text is not searched for twice.
  await expect(button).toBeDisabled();
  await field.fill("alvaro obregn");
  const street = page.getByRole("option", { name: "Av. Álvaro Obregón, Roma Norte" });
  await expect(street).toBeVisible();
  await expect(page.getByText(/^\d+ (address|direcci)/u)).toHaveText(/found|encontrada/u);
  await expectAccessible(page);
  await expect(continueButton({ page, t })).toBeDisabled();
  await street.click();
  await expect(page.getByRole("listbox")).toBeHidden();
  // The chosen place has the text: there is nothing to search.
  await expect(button).toBeDisabled();
  await expect(field).toHaveValue(/^Av\. Álvaro Obregón, Roma Norte/u);

  // A street needs a house number.
  const number = searchedHouseNumberField({ page, t });
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute("maxlength", "30");
  await continueButton({ page, t }).click();
  await expect(page.getByText(t("checkout.search.numberRequired"))).toBeVisible();
  await expect(number).toBeFocused();
  await expectAccessible(page);
  const house = findDemoHouse("Av. Álvaro Obregón");
  await number.fill(house.number);
  await continueButton({ page, t }).click();

  const whole = new RegExp(`^Av\\. Álvaro Obregón ${house.number}, Roma Norte`, "u");
  await expect(page.getByText(whole)).toBeVisible();
  await expect(page.getByText(/^19\.\d+,-99\.\d+$/u)).toBeVisible();
  // Only a pin gives an exact place.
  await expect(page.getByText(t("checkout.place.exact"))).toBeHidden();
  await confirmPlace({ page, t }, "Int. 4");

  // 60.00 and 35.00 for the delivery.
  await expect(dialog(page)).toContainText("$35.00");
  await expect(placeOrderButton({ page, t })).toContainText("$95.00");
  await placeCashOrder({ page, t });
  expect(await expectSingleOrder(restaurant)).toMatchObject({
    service_type: "DELIVERY",
    status: "PENDING",
    total: 95,
    delivery_price: 35,
    address: {
      address: expect.stringMatching(whole),
      complement: "Int. 4",
      latitude: expect.closeTo(house.latitude, 4),
      longitude: expect.closeTo(house.longitude, 4),
    },
  });
});

test("a found house needs no other number, and the address is chosen by keyboard alone @wide", async ({
  page,
  t,
}) => {
  const { number } = findDemoHouse("Durango");
  const restaurant = await goToAddressSearch({ page, t });
  const field = addressSearchField({ page, t });
  await expect(field).toBeFocused();
  await page.keyboard.type(`durango ${number.slice(0, -1)}`);
  await page.keyboard.press("Enter");
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();

  // Our own search provider is not named.
  await expect(
    page.getByText(t("checkout.search.poweredBy", { provider: "Comanda" })),
  ).toBeHidden();
  // Arrow keys move between field and list, and Escape closes the list.
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", /.+/u);
  await page.keyboard.press("ArrowUp");
  await expect(field).not.toHaveAttribute("aria-activedescendant", /.+/u);
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(field).toBeFocused();

  await page.keyboard.type(number.slice(-1));
  const written = new RegExp(`^Durango ${number}, Roma Norte`, "u");
  const house = page.getByRole("option", { name: written });
  await expect(house).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(house).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: t("checkout.place.title") })).toBeFocused();
  const complement = page.getByLabel(t("checkout.address.complement"), { exact: true });
  await tabTo(complement);
  await page.keyboard.type("Reja verde");
  await page.keyboard.press("Enter");
  await expect(placeOrderButton({ page, t })).toContainText("$95.00");
  await expect(page.getByRole("heading", { name: t("checkout.summaryTitle") })).toBeFocused();
  const cash = page.getByRole("radio", { name: "Efectivo" });
  await tabTo(cash);
  await page.keyboard.press("Space");
  await placeOrderButton({ page, t }).press("Enter");
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
  expect(await expectSingleOrder(restaurant)).toMatchObject({
    total: 95,
    address: { address: expect.stringMatching(written), complement: "Reja verde" },
  });
});
