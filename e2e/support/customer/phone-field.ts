import type { Page } from "@playwright/test";
import type { EditableCompanyFile } from "../restaurant/company-file.ts";
import type { Restaurant } from "../restaurant/restaurant.ts";
import { expect } from "../test.ts";
import { openCartWithTacos } from "./cart-with-tacos.ts";
import { type CustomerPage, startCheckout } from "./customer-page.ts";

/** The field of the phone number. */
export const phoneField = ({ page, t }: CustomerPage) =>
  page.getByLabel(t("checkout.phone"), { exact: true });

/** The button that shows the calling code, `52` without a plus. */
export const countryButton = (page: Page, code: string) =>
  page.getByRole("button", { name: new RegExp(`, \\+${code}$`, "u") });

/** The list of the countries, once it is open. */
export const countryList = ({ page, t }: CustomerPage) =>
  page.getByRole("listbox", { name: t("checkout.country") });

/** Goes to the client step of a takeaway order, and fills in the name. */
export async function goToClientStep(
  customer: CustomerPage,
  edit?: (file: EditableCompanyFile) => void,
): Promise<Restaurant> {
  const restaurant = await openCartWithTacos(customer, edit);
  await startCheckout(customer, "TAKEAWAY");
  await customer.page.getByLabel(customer.t("checkout.name"), { exact: true }).fill("Ana");
  return restaurant;
}

/** Chooses the first country that the search finds. */
export async function chooseCountry(
  { page, t }: CustomerPage,
  from: string,
  query: string,
): Promise<void> {
  await countryButton(page, from).click();
  await expect(countryList({ page, t })).toBeFocused();
  await page.getByRole("combobox", { name: t("checkout.countrySearch") }).fill(query);
  await page.getByRole("option").first().click();
}
