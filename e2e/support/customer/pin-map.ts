import { expect, type Locator } from "@playwright/test";
import type { CustomerPage } from "./customer-page.ts";

/** Returns the map under the pin. */
export function pinMap({ page, t }: CustomerPage): Locator {
  return page.getByRole("application", { name: t("checkout.pin.map") });
}

/** Returns the field for the house number on the map's step. */
export function pinHouseNumberField({ page, t }: CustomerPage): Locator {
  return page.getByLabel(t("checkout.pin.number"), { exact: true });
}

/** Returns a field of the address on the map's step. */
export function pinAddressField({ page }: Pick<CustomerPage, "page">, label: string): Locator {
  return page.getByRole("textbox", { name: label, exact: true });
}

/** Goes from the address search to the map without a search. */
export async function goToPinMap(customer: CustomerPage): Promise<void> {
  const { page, t } = customer;
  await page.getByRole("button", { name: t("checkout.search.onMap") }).click();
  await expect(pinMap(customer)).toBeVisible();
  // The map handles keys only after that.
  await expect(pinMap(customer)).toHaveClass(/leaflet-container/u);
}

/** Zooms in to single houses, moves the pin by keys, and waits for the new address. */
export async function movePin(
  customer: CustomerPage,
  key = "ArrowRight",
  times = 2,
): Promise<void> {
  const { page, t } = customer;
  const map = pinMap(customer);
  for (let zoom = 0; zoom < 4; zoom += 1) await map.press("+");
  for (let step = 0; step < times; step += 1) await map.press(key);
  await expect(page.getByText(t("checkout.pin.tooNear"))).toBeHidden();
  await expect(page.getByText(t("checkout.pin.loading")).first()).toBeHidden();
}
