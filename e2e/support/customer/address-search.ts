import { expect, type Locator } from "@playwright/test";
import { dialog } from "../browser/dialog.ts";
import type { EditableCompanyFile } from "../restaurant/company-file.ts";
import { enableDelivery } from "../restaurant/delivery-settings.ts";
import type { Restaurant } from "../restaurant/restaurant.ts";
import { openCartWithTacos } from "./cart-with-tacos.ts";
import { type CustomerPage, fillClientStep, startCheckout } from "./customer-page.ts";

/** Goes to the address search of a new customer, at a new restaurant with two tacos in the cart. */
export async function goToAddressSearch(
  customer: CustomerPage,
  edit: (file: EditableCompanyFile) => void = enableDelivery,
): Promise<Restaurant> {
  const restaurant = await openCartWithTacos(customer, edit);
  await startCheckout(customer, "DELIVERY");
  await fillClientStep(customer, "Ana Sofía Ríos", "checkout.next.address");
  await expect(addressSearchField(customer)).toBeVisible();
  return restaurant;
}

/** Goes from the map back to the search. */
export async function goBackToSearch(customer: CustomerPage): Promise<void> {
  await customer.page.goBack();
  await expect(addressSearchField(customer)).toBeVisible();
}

/** The field in which an address is searched. */
export function addressSearchField({ page, t }: CustomerPage): Locator {
  return page.getByRole("combobox", { name: t("checkout.search.label") });
}

/** The button that goes on with the address that was found. */
export function continueButton({ page, t }: CustomerPage): Locator {
  return page.getByRole("button", { name: t("checkout.search.continue"), exact: true });
}

/** Returns the field for a house number in the chosen street. */
export function searchedHouseNumberField({ page, t }: CustomerPage): Locator {
  return page.getByLabel(t("checkout.search.number"), { exact: true });
}

/** Searches for `text` and picks the found place with this name. */
export async function searchAndPickPlace(
  customer: CustomerPage,
  text: string,
  name: RegExp,
): Promise<void> {
  await addressSearchField(customer).fill(text);
  await customer.page.getByRole("option", { name }).click();
}

/** Confirms the place with a complement, and waits for the summary. */
export async function confirmPlace(
  { page, t }: CustomerPage,
  complement = "Depto. 4",
): Promise<void> {
  await expect(page.getByRole("heading", { name: t("checkout.place.title") })).toBeVisible();
  await page.getByLabel(t("checkout.address.complement"), { exact: true }).fill(complement);
  await page.getByRole("button", { name: t("checkout.place.confirm") }).click();
  await expect(
    dialog(page).getByRole("heading", { name: t("checkout.summaryTitle") }),
  ).toBeVisible();
}
