import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { callApi } from "../call-api.ts";
import { tacoLines } from "../restaurant/orders-by-api.ts";
import type { Restaurant } from "../restaurant/restaurant.ts";

/** Reads the token of the link, which the page shows as a picture only. */
export async function readToken(page: Page, restaurant: Restaurant): Promise<string> {
  const name = `comanda.together.${restaurant.id}`;
  const saved = await page.evaluate((key) => localStorage.getItem(key), name);
  return JSON.parse(saved ?? "{}").token;
}

/** A guest without a browser joins by the link; the answer adds tacos as this guest. */
export async function joinByApi(restaurant: Restaurant, token: string, name: string) {
  const carts = `/ms-orders/public/companies/${restaurant.id}/shared-carts`;
  type Joined = { id: string; me: string };
  const { body, cookie } = await callApi<Joined>("POST", `${carts}/join`, { token, name });
  return async (tacos: number) => {
    const path = `${carts}/${body.id}/guests/${body.me}/lines`;
    const change = { key: randomBytes(16).toString("hex"), revision: 0, lines: tacoLines(tacos) };
    const { status } = await callApi("PUT", path, change, cookie ?? "");
    expect(status).toBe(200);
  };
}
