import { expect } from "@playwright/test";
import { linesOf, onlyOrder, openRestaurant, type Restaurant } from "./company.ts";
import type { CompanyFile } from "./company-file.ts";
import { addProduct, type Shopper, seeOrder } from "./shop.ts";

/** A restaurant of one's own, and two of its tacos in the cart. */
export async function atCart(
  shopper: Shopper,
  edit?: (file: CompanyFile) => void,
): Promise<Restaurant> {
  const shop = await openRestaurant(edit);
  await shopper.page.goto(shop.url("/products"));
  await addProduct(shopper, "Taco", 2);
  await seeOrder(shopper);
  return shop;
}

/** The one order of two tacos, as `name` has sent it. */
export async function expectTwoTacos(shop: Restaurant, name: string): Promise<void> {
  const placed = await onlyOrder(shop);
  expect(linesOf(placed)).toEqual(["2 × Taco"]);
  expect(placed).toMatchObject({ status: "PENDING", total: 60, client: { name } });
}
