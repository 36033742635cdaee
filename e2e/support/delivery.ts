import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator } from "@playwright/test";
import type { Restaurant } from "./company.ts";
import type { CompanyFile } from "./company-file.ts";
import { root } from "./root.ts";
import { dialog, introduce, order, type Shopper } from "./shop.ts";
import { atCart } from "./tacos.ts";

/** Where the demo's taquería stands, in the middle of the streets of its address file. */
export const roma = { latitude: 19.41868, longitude: -99.16243 };

export type House = { number: string; latitude: number; longitude: number };

/** A house with a number of three digits in a street of Roma Norte, as the demo's address file has it. */
export function houseIn(street: string): House {
  const file = readFileSync(path.join(root, "demo/taqueria/addresses.csv"), "utf8");
  const houses = file.split(/\r?\n/u).flatMap((line) => {
    const [longitude, latitude, number = "", name, , district] = line.split(",");
    const here = name === street && district === "Roma Norte" && /^\d{3}$/u.test(number);
    return here ? { number, latitude: Number(latitude), longitude: Number(longitude) } : [];
  });
  const found = houses[Math.floor(houses.length / 2)];
  if (!found) throw new Error(`The demo's address file has no such house in ${street}`);
  return found;
}

const cash = { id: "cash", code: "cash", description: "Efectivo" };

/** Lets a restaurant in Roma deliver for 35.00, wherever to unless `prices` say more. */
export function delivers(file: CompanyFile, prices: object = {}): void {
  Object.assign(file.company, roma);
  file.ecommerce_settings.delivery = {
    active: true,
    prices: { type: "fixed", fixed: { price: 35 }, ...prices },
  };
  file.payment_methods = { ...file.payment_methods, delivery: [cash] };
}

/** A restaurant of one's own, two of its tacos, and the step where a new customer adds an address. */
export async function toSearch(
  shopper: Shopper,
  edit: (file: CompanyFile) => void = delivers,
): Promise<Restaurant> {
  const shop = await atCart(shopper, edit);
  await order(shopper, "DELIVERY");
  await introduce(shopper, "Ana Sofía Ríos", "checkout.next.address");
  await expect(searchField(shopper)).toBeVisible();
  return shop;
}

export function searchField({ page, t }: Shopper): Locator {
  return page.getByRole("combobox", { name: t("checkout.search.label") });
}

export function continueButton({ page, t }: Shopper): Locator {
  return page.getByRole("button", { name: t("checkout.search.continue"), exact: true });
}

/** Where the number of a house in the chosen street is asked for. */
export function houseNumber({ page, t }: Shopper): Locator {
  return page.getByLabel(t("checkout.search.number"), { exact: true });
}

/** Searches for `text` and takes the one found place with that name. */
export async function pickPlace(shopper: Shopper, text: string, name: RegExp): Promise<void> {
  await searchField(shopper).fill(text);
  await shopper.page.getByRole("option", { name }).click();
}

/** The map under the pin. */
export function pinMap({ page, t }: Shopper): Locator {
  return page.getByRole("application", { name: t("checkout.pin.map") });
}

/** The number of the house, on the map's step. */
export function addressNumber({ page, t }: Shopper): Locator {
  return page.getByLabel(t("checkout.pin.number"), { exact: true });
}

/** From the search to the map, by the way that needs no search. */
export async function toMap(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  await page.getByRole("button", { name: t("checkout.search.onMap") }).click();
  await expect(pinMap(shopper)).toBeVisible();
  // Before that it hears no key.
  await expect(pinMap(shopper)).toHaveClass(/leaflet-container/u);
}

/** Zooms in to single houses and walks the pin along the street, by keys; waits for the new address. */
export async function movePin(shopper: Shopper, key = "ArrowRight", times = 2): Promise<void> {
  const { page, t } = shopper;
  const map = pinMap(shopper);
  for (let zoom = 0; zoom < 4; zoom += 1) await map.press("+");
  for (let step = 0; step < times; step += 1) await map.press(key);
  await expect(page.getByText(t("checkout.pin.tooNear"))).toBeHidden();
  await expect(page.getByText(t("checkout.pin.loading")).first()).toBeHidden();
}

/** Confirms the place with a word for the door, and waits for the summary. */
export async function confirmPlace({ page, t }: Shopper, complement = "Depto. 4"): Promise<void> {
  await expect(page.getByRole("heading", { name: t("checkout.place.title") })).toBeVisible();
  await page.getByLabel(t("checkout.address.complement"), { exact: true }).fill(complement);
  await page.getByRole("button", { name: t("checkout.place.confirm") }).click();
  await expect(
    dialog(page).getByRole("heading", { name: t("checkout.summaryTitle") }),
  ).toBeVisible();
}
