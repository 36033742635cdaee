import type { Page } from "@playwright/test";
import { countDocuments } from "../support/browser/count-documents.ts";
import { fillCart } from "../support/customer/cart-with-tacos.ts";
import {
  placeOrderByApi,
  setOrderCookies,
  tacoLines,
} from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Some of the ways from page to page, so that a page without links does not go unnoticed. */
const KNOWN_WAYS = [
  ...["/ → /products", "/ → /info", "/products → /", "/products → /info"],
  ...["/cart → /products", "/info → /products"],
];

/** The codes of the pages. */
const PAGE_CODE = /\/assets\/(landing|products|cart|tracking|orders|language|info)-[\w-]{8}\.js$/u;

/** Opens a page with its own code only: that of the other pages never comes. */
async function openWithOwnCode(page: Page, url: string): Promise<void> {
  const own = new URL(url).pathname.slice(1) || "landing";
  await page.unroute(PAGE_CODE);
  await page.route(PAGE_CODE, (route) =>
    route.request().url().includes(`/assets/${own}-`) ? route.continue() : route.abort(),
  );
  await page.goto(url);
}

/**
 * Returns the paths of the page's links to other pages. The choice of language and, on the menu, the cart
 * are sheets.
 */
async function linkedPaths(page: Page): Promise<string[]> {
  const links = page.locator('a[href^="/"]').filter({ visible: true });
  const paths = await links.evaluateAll((all) =>
    (all as HTMLAnchorElement[])
      .filter(({ target, pathname }) => !target && pathname !== window.location.pathname)
      .map(({ pathname }) => pathname),
  );
  const isSheet = (path: string) =>
    path === "/language" || (path === "/cart" && page.url().endsWith("/products"));
  return [...new Set(paths)].filter((path) => !isSheet(path));
}

async function pressLink(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"], a[href^="${path}?"]`).filter({ visible: true });
  await link.first().evaluate((element: HTMLElement) => element.click());
}

test("every link that is pressed offline before its page's code came shows the failure at its address, and the page comes when the network returns", async ({
  page,
  context,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/u);
  const restaurant = await createRestaurant();
  // An empty page of the same site: to leave the site would end the browser's process for it.
  const empty = restaurant.url("/empty");
  await page.route(empty, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await fillCart(page, restaurant);
  await setOrderCookies(context, restaurant, await placeOrderByApi(restaurant.id, tacoLines(1)));
  // The order is announced once.
  await page.goto(restaurant.url("/tracking"));
  const offline = page.getByRole("heading", { name: t("error.offline") });
  const documents = countDocuments(page);
  const seen: string[] = [];
  for (const from of ["/", "/products", "/cart", "/tracking", "/info"]) {
    await openWithOwnCode(page, restaurant.url(from));
    for (const [index, path] of (await linkedPaths(page)).entries()) {
      if (index > 0) await openWithOwnCode(page, restaurant.url(from));
      const before = documents();
      await context.setOffline(true);
      await pressLink(page, path);
      await expect(offline, `${from} → ${path}`).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === path);
      expect(documents() - before, "documents loaded without a network").toBe(0);
      seen.push(`${from} → ${path}`);
      // Otherwise the page would load itself again when the network is back.
      await page.goto(empty);
      await context.setOffline(false);
    }
  }
  expect(seen).toEqual(expect.arrayContaining(KNOWN_WAYS));

  await openWithOwnCode(page, restaurant.url("/products"));
  await context.setOffline(true);
  await pressLink(page, "/info");
  await expect(offline).toBeVisible();
  await page.unroute(PAGE_CODE);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: t("info.title"), level: 1 })).toBeVisible();
});
