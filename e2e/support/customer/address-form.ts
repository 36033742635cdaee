import { expect, type Locator } from "@playwright/test";
import { dialog } from "../browser/dialog.ts";
import type { EditableCompanyFile } from "../restaurant/company-file.ts";
import { enableDelivery } from "../restaurant/delivery-settings.ts";
import type { Restaurant } from "../restaurant/restaurant.ts";
import { openCartWithTacos } from "./cart-with-tacos.ts";
import { type CustomerPage, fillClientStep, startCheckout } from "./customer-page.ts";

/** Lets the restaurant deliver to two districts, and to others at a price that it names later. */
export function enableDistrictDelivery(file: EditableCompanyFile): void {
  enableDelivery(file, {
    type: "districts",
    districts: [
      { id: "roma", name: "Roma Norte", price: 25 },
      { id: "condesa", name: "Condesa", price: 30 },
      { id: "doctores", name: "Doctores", price: 20, enabled: false },
    ],
    area: { enable_out_of_area: true },
  });
}

export type AddressInput = {
  street?: string;
  number?: string;
  /** The district's id. */
  district?: string;
  districtName?: string;
  complement?: string;
};

export const durangoAddress: AddressInput = {
  street: "Durango",
  number: "200",
  district: "roma",
  complement: "Int. 4",
};

/** `durangoAddress` as the storefront shows it. */
export const durangoAddressText = "Durango 200 - Int. 4 (Roma Norte)";

/** Goes from the cart to the address form of a new customer. */
export async function goToAddressForm(
  customer: CustomerPage,
  edit: (file: EditableCompanyFile) => void = enableDistrictDelivery,
): Promise<Restaurant> {
  const restaurant = await openCartWithTacos(customer, edit);
  await startCheckout(customer, "DELIVERY");
  await fillClientStep(customer, "Ana", "checkout.next.address");
  await expect(streetField(customer)).toBeVisible();
  return restaurant;
}

/** The field of the street. */
export function streetField({ page, t }: CustomerPage): Locator {
  return page.getByLabel(t("checkout.address.street"), { exact: true });
}

/** The field of the house number. */
export function houseNumberField({ page, t }: CustomerPage): Locator {
  return page.getByLabel(t("checkout.address.number"), { exact: true });
}

/** The field of the district, which is a list to choose from. */
export function districtField({ page, t }: CustomerPage): Locator {
  return page.getByRole("combobox", { name: t("checkout.address.district") });
}

/** The field for the flat or floor. */
export function complementField({ page, t }: CustomerPage): Locator {
  return page.getByLabel(t("checkout.address.complement"), { exact: true });
}

/** Fills in the given fields, in the order of the form. */
export async function fillAddress(customer: CustomerPage, address: AddressInput): Promise<void> {
  const { page, t } = customer;
  if (address.street) await streetField(customer).fill(address.street);
  if (address.number) await houseNumberField(customer).fill(address.number);
  if (address.district) await districtField(customer).selectOption(address.district);
  if (address.districtName) {
    await page.getByLabel(t("checkout.address.districtName")).fill(address.districtName);
  }
  if (address.complement) await complementField(customer).fill(address.complement);
}

/** Returns the button from the form or the list to the summary. */
export function continueToSummaryButton({ page, t }: CustomerPage): Locator {
  return page.getByRole("button", { name: t("checkout.next.summary") });
}

/** Waits until the checkout shows its last step. */
export async function expectSummaryStep({ page, t }: CustomerPage): Promise<void> {
  await expect(
    dialog(page).getByRole("heading", { name: t("checkout.summaryTitle") }),
  ).toBeVisible();
}

/** Returns a saved address in the list. */
export function listedAddress({ page }: CustomerPage, name: string | RegExp): Locator {
  return page.getByRole("radio", { name });
}

/** Saves another address for the page's client; a reload shows it. */
export async function createAddressOfClient(
  { page }: CustomerPage,
  companyId: string,
  address: object,
) {
  const status = await page.evaluate(
    async ({ id, fields }) => {
      const client_id = localStorage.getItem(`comanda.client.${id}`);
      const answer = await fetch("/ms-clients/public/addresses", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ client_id, ...fields }),
      });
      return answer.status;
    },
    { id: companyId, fields: address },
  );
  expect(status).toBe(201);
}
