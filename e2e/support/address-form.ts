import { expect, type Locator } from "@playwright/test";
import type { Restaurant } from "./company.ts";
import type { CompanyFile } from "./company-file.ts";
import { delivers } from "./delivery.ts";
import { dialog, introduce, order, type Shopper } from "./shop.ts";
import { atCart } from "./tacos.ts";

/** A restaurant that delivers to two districts, and to others at a price it says later. */
export function deliversToDistricts(file: CompanyFile): void {
  delivers(file, {
    type: "districts",
    districts: [
      { id: "roma", name: "Roma Norte", price: 25 },
      { id: "condesa", name: "Condesa", price: 30 },
    ],
    area: { enable_out_of_area: true },
  });
}

export type Written = {
  street?: string;
  number?: string;
  /** The district's id. */
  district?: string;
  districtName?: string;
  complement?: string;
};

export const OTHER_DISTRICT = "OTHER_DISTRICT_ID";
export const durango: Written = {
  street: "Durango",
  number: "200",
  district: "roma",
  complement: "Int. 4",
};

/** `durango` as it is shown. */
export const home = "Durango 200 - Int. 4 (Roma Norte)";

/** From the cart to the form, where a customer without addresses writes one. */
export async function toForm(
  shopper: Shopper,
  edit: (file: CompanyFile) => void = deliversToDistricts,
): Promise<Restaurant> {
  const shop = await atCart(shopper, edit);
  await order(shopper, "DELIVERY");
  await introduce(shopper, "Ana", "checkout.next.address");
  await expect(street(shopper)).toBeVisible();
  return shop;
}

export function street({ page, t }: Shopper): Locator {
  return page.getByLabel(t("checkout.address.street"), { exact: true });
}

export function number({ page, t }: Shopper): Locator {
  return page.getByLabel(t("checkout.address.number"), { exact: true });
}

export function district({ page, t }: Shopper): Locator {
  return page.getByRole("combobox", { name: t("checkout.address.district") });
}

export function complement({ page, t }: Shopper): Locator {
  return page.getByLabel(t("checkout.address.complement"), { exact: true });
}

/** Fills in what is given, in the order of the form. */
export async function write(shopper: Shopper, written: Written): Promise<void> {
  const { page, t } = shopper;
  if (written.street) await street(shopper).fill(written.street);
  if (written.number) await number(shopper).fill(written.number);
  if (written.district) await district(shopper).selectOption(written.district);
  if (written.districtName) {
    await page.getByLabel(t("checkout.address.districtName")).fill(written.districtName);
  }
  if (written.complement) await complement(shopper).fill(written.complement);
}

/** The button of the form and of the list, which says that the order comes next. */
export function toSummary({ page, t }: Shopper): Locator {
  return page.getByRole("button", { name: t("checkout.next.summary") });
}

export async function expectSummary({ page, t }: Shopper): Promise<void> {
  await expect(
    dialog(page).getByRole("heading", { name: t("checkout.summaryTitle") }),
  ).toBeVisible();
}

/** An address of the list. */
export function listed({ page }: Shopper, name: string | RegExp): Locator {
  return page.getByRole("radio", { name });
}

/** Gives the client of the page another address, as from a visit before; a reload shows it. */
export async function ownAddress({ page }: Shopper, companyId: string, address: object) {
  const status = await page.evaluate(
    async ({ id, given }) => {
      const client_id = localStorage.getItem(`comanda.client.${id}`);
      const answer = await fetch("/ms-clients/public/addresses", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ client_id, ...given }),
      });
      return answer.status;
    },
    { id: companyId, given: address },
  );
  expect(status).toBe(201);
}
