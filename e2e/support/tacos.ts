import { expect } from "@playwright/test";
import { linesOf, onlyOrder, openRestaurant, type Restaurant } from "./company.ts";
import type { CompanyFile } from "./company-file.ts";
import type { Shopper } from "./shop.ts";

/** A restaurant of one's own, and two of its tacos in the cart as from a visit before. */
export async function atCart(
  { page }: Shopper,
  edit?: (file: CompanyFile) => void,
): Promise<Restaurant> {
  const shop = await openRestaurant(edit);
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
    [`comanda.cart.${shop.id}`, JSON.stringify({ version: 1, state: { lines: [tacos] } })] as const,
  );
  await page.goto(shop.url("/cart"));
  return shop;
}

/** The one order of two tacos, as `name` has sent it. */
export async function expectTwoTacos(shop: Restaurant, name: string): Promise<void> {
  const placed = await onlyOrder(shop);
  expect(linesOf(placed)).toEqual(["2 × Taco"]);
  expect(placed).toMatchObject({ status: "PENDING", total: 60, client: { name } });
}
