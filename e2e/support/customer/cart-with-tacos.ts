import { expect, type Page } from "@playwright/test";
import { callApi } from "../call-api.ts";
import type { EditableCompanyFile } from "../restaurant/company-file.ts";
import { setDeviceCookie } from "../restaurant/orders-by-api.ts";
import {
  createRestaurant,
  describeLines,
  expectSingleOrder,
  type Restaurant,
} from "../restaurant/restaurant.ts";
import type { CustomerPage } from "./customer-page.ts";

type CartLine = { product: string; quantity?: number; choice?: string };

const tacos: CartLine[] = [{ product: "taco", quantity: 2 }];

/**
 * Puts products into the cart as from an earlier visit. Their variants are `taco-1` and so on, and `choice`
 * is a modifier. It works until a page of the restaurant is opened: later pages keep the cart as it is then.
 */
export async function fillCart(page: Page, restaurant: Restaurant, lines: CartLine[] = tacos) {
  const cart = lines.map(({ product, quantity = 1, choice }) => ({
    product_id: product,
    variant_id: `${product}-1`,
    quantity,
    modifiers: choice ? [{ modifier_id: choice, quantity: 1 }] : [],
    comment: "",
  }));
  await page.addInitScript(
    ([host, name, value]) => {
      const filled = `e2e.filled.${name}`;
      if (location.hostname !== host || sessionStorage.getItem(filled)) return;
      sessionStorage.setItem(filled, "1");
      localStorage.setItem(name, value);
    },
    [
      restaurant.host,
      `comanda.cart.${restaurant.id}`,
      JSON.stringify({ version: 1, state: { lines: cart } }),
    ] as const,
  );
}

/** Creates a restaurant and opens its cart with two tacos, or with `lines`, as from an earlier visit. */
export async function openCartWithTacos(
  { page }: CustomerPage,
  edit?: (file: EditableCompanyFile) => void,
  lines: CartLine[] = tacos,
): Promise<Restaurant> {
  const restaurant = await createRestaurant(edit);
  await fillCart(page, restaurant, lines);
  await page.goto(restaurant.url("/cart"));
  return restaurant;
}

/**
 * Saves a client in the browser, as an earlier order does: the checkout then does not ask for name and phone.
 * Pages that are open show the client after a reload.
 */
export async function becomeKnownClient(page: Page, restaurant: Restaurant): Promise<void> {
  const client = await callApi<{ id: string }>(
    "POST",
    `/ms-clients/public/companies/${restaurant.id}/clients`,
    { name: "Ana", country_calling_code: "52", phone_number: "5512345678" },
  );
  expect(client.cookie, "the cookie of the client's device").not.toBeNull();
  await setDeviceCookie(page.context(), restaurant, client.cookie ?? "");
  await page.addInitScript(
    ([host, name, id]) => {
      if (location.hostname === host) localStorage.setItem(name, id);
    },
    [restaurant.host, `comanda.client.${restaurant.id}`, client.body.id] as const,
  );
}

/** Expects exactly one order, of two tacos, by the client `name`. */
export async function expectTwoTacosOrdered(restaurant: Restaurant, name: string): Promise<void> {
  const placed = await expectSingleOrder(restaurant);
  expect(describeLines(placed)).toEqual(["2 × Taco"]);
  expect(placed).toMatchObject({ status: "PENDING", total: 60, client: { name } });
}
