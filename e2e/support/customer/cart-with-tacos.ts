import { expect, type Page } from "@playwright/test";
import type { EditableCompanyFile } from "../restaurant/company-file.ts";
import {
  createRestaurant,
  describeLines,
  expectSingleOrder,
  type Restaurant,
} from "../restaurant/restaurant.ts";
import type { CustomerPage } from "./customer-page.ts";

/** Gives the page a cart with two tacos, as from an earlier visit. */
export async function putTacosInCart(page: Page, restaurant: Restaurant): Promise<void> {
  const tacos = {
    product_id: "taco",
    variant_id: "taco-1",
    quantity: 2,
    modifiers: [],
    comment: "",
  };
  // Only before the first page: later pages keep the cart as it is then.
  await page.addInitScript(
    ([name, cart]) => {
      if (sessionStorage.getItem(`e2e.filled.${name}`)) return;
      sessionStorage.setItem(`e2e.filled.${name}`, "1");
      localStorage.setItem(name, cart);
    },
    [
      `comanda.cart.${restaurant.id}`,
      JSON.stringify({ version: 1, state: { lines: [tacos] } }),
    ] as const,
  );
}

/** Creates a restaurant and opens its cart with two tacos, as from an earlier visit. */
export async function openCartWithTacos(
  { page }: CustomerPage,
  edit?: (file: EditableCompanyFile) => void,
): Promise<Restaurant> {
  const restaurant = await createRestaurant(edit);
  await putTacosInCart(page, restaurant);
  await page.goto(restaurant.url("/cart"));
  return restaurant;
}

/** Expects exactly one order, of two tacos, by the client `name`. */
export async function expectTwoTacosOrdered(restaurant: Restaurant, name: string): Promise<void> {
  const placed = await expectSingleOrder(restaurant);
  expect(describeLines(placed)).toEqual(["2 × Taco"]);
  expect(placed).toMatchObject({ status: "PENDING", total: 60, client: { name } });
}
