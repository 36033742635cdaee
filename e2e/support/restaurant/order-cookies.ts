import type { BrowserContext } from "@playwright/test";
import type { PlacedOrder } from "../call-api.ts";
import type { Restaurant } from "./restaurant.ts";

export const tacoLines = (quantity: number) => [
  { product_id: "taco", variant_id: "taco-1", quantity },
];

/** Makes the browser the one that ordered: its device, and its last order. */
export async function setOrderCookies(
  context: BrowserContext,
  restaurant: Restaurant,
  order: PlacedOrder,
) {
  const [name = "", value = ""] = order.cookie.split("=");
  const everywhere = { domain: restaurant.host, path: "/" };
  await context.addCookies([
    { name, value, ...everywhere },
    { name: "comanda_last_order", value: order.id, ...everywhere },
  ]);
}
