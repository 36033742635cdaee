import { expect } from "@playwright/test";
import type { EditableCompanyFile } from "../restaurant/company-file.ts";
import {
  createRestaurant,
  describeLines,
  expectSingleOrder,
  type Restaurant,
} from "../restaurant/restaurant.ts";
import type { CustomerPage } from "./customer-page.ts";

/** A restaurant of one's own, and two of its tacos in the cart as from a visit before. */
export async function openCartWithTacos(
  { page }: CustomerPage,
  edit?: (file: EditableCompanyFile) => void,
): Promise<Restaurant> {
  const restaurant = await createRestaurant(edit);
  const tacos = {
    product_id: "taco",
    variant_id: "taco-1",
    quantity: 2,
    modifiers: [],
    comment: "",
  };
  // Once, before the first page: what the visitor and the shop make of it then stays.
  await page.addInitScript(
    ([name, cart]) => {
      if (sessionStorage.getItem("e2e.filled")) return;
      sessionStorage.setItem("e2e.filled", "1");
      localStorage.setItem(name, cart);
    },
    [
      `comanda.cart.${restaurant.id}`,
      JSON.stringify({ version: 1, state: { lines: [tacos] } }),
    ] as const,
  );
  await page.goto(restaurant.url("/cart"));
  return restaurant;
}

/** The one order of two tacos, as `name` has sent it. */
export async function expectTwoTacosOrdered(restaurant: Restaurant, name: string): Promise<void> {
  const placed = await expectSingleOrder(restaurant);
  expect(describeLines(placed)).toEqual(["2 × Taco"]);
  expect(placed).toMatchObject({ status: "PENDING", total: 60, client: { name } });
}
