import type { Page } from "@playwright/test";
import { dialog } from "../support/browser/dialog.ts";
import { fillCart } from "../support/customer/cart-with-tacos.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** The requests of a change of pages: data and code. */
const NAVIGATION_URLS = /\.data(\?|$)|\/assets\/[\w.-]+\.js$/u;

/** Holds back the requests of a change of pages; the answer releases them. */
async function holdNavigation(page: Page, urls = NAVIGATION_URLS): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urls, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** On phones the menu does not lead to the cart's page: the cart opens over it. */
const WIDE = { width: 1280, height: 800 };

/** The code of the cart's page, which the menu loads once the cart has a product. */
const CART_CODE = /\/assets\/cart-[\w-]{8}\.js$/u;

/** The menu's code, which the other pages load once they take presses. */
const MENU_CODE = /\/assets\/menu-[\w-]{8}\.js$/u;

/** Returns the code that a page has loaded by the time that a link of it is pressed. */
function loadedAhead(from: string, to: string): RegExp | null {
  if (to === "/cart") return CART_CODE;
  return from === "/cart" ? MENU_CODE : null;
}

/**
 * The ways from page to page, and the message of each link. Some begin on the page to which the one before
 * led.
 */
const WAYS = [
  ["/products", "menu.toStart", "/"],
  ["/", "info.link", "/info"],
  ["/", "landing.menuLink", "/products"],
  ["/cart", "cart.backToMenu", "/products"],
  ["/products", "info.link", "/info"],
  ["/products", "menu.seeOrder", "/cart"],
  ["/info", "cart.seeMenu", "/products"],
] as const;

test("from page to page the pressed link is busy at once, and a skeleton follows @wide", async ({
  page,
  t,
  viewport,
  isMobile,
}) => {
  const restaurant = await createRestaurant();
  await fillCart(page, restaurant);
  // On a wide screen the menu's skeleton looks different, the others do not.
  for (const [from, link, to] of WAYS.filter((way) => isMobile || way[2] === "/products")) {
    await test.step(`from ${from} to ${to}`, async () => {
      await page.setViewportSize((to === "/cart" ? WIDE : viewport) ?? WIDE);
      // What a page loads ahead is held back before it opens.
      const ahead = loadedAhead(from, to);
      const releaseAhead = ahead ? await holdNavigation(page, ahead) : undefined;
      if (ahead || page.url() !== restaurant.url(from)) await page.goto(restaurant.url(from));
      if (from === "/cart")
        await expect(page.getByRole("listitem").filter({ hasText: "Taco" })).toBeVisible();
      const release = releaseAhead ?? (await holdNavigation(page));
      const pressed = page.getByRole("link", { name: t(link) }).first();
      await pressed.evaluate((element: HTMLElement) => element.click());
      await expect(page.locator("a[aria-busy=true]")).toHaveCount(1);
      const skeleton = page.locator(`.pending-page[data-page="${to}"]`);
      await expect(skeleton).toBeVisible();
      await expect(page.getByText(t("page.coming"))).toBeAttached();
      expect(await skeleton.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
      release();
      await expect(skeleton).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.pathname === to);
      await expect(page.locator("a[aria-busy=true]")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.unrouteAll({ behavior: "wait" });
    });
  }
});

test("while the skeleton is shown, Escape and a step back keep the current page", async ({
  page,
  t,
}) => {
  await page.setViewportSize(WIDE);
  const restaurant = await createRestaurant();
  await fillCart(page, restaurant);
  const release = await holdNavigation(page, CART_CODE);
  await page.goto(restaurant.url("/"));
  await page.getByRole("link", { name: t("landing.menuLink"), exact: true }).click();
  const categories = page.getByRole("navigation", { name: t("menu.categories") });
  await categories.getByRole("link").last().click();
  const toCart = page.getByRole("link", { name: t("menu.seeOrder") }).first();
  const skeleton = page.locator(".pending-page");
  for (const stayByWay of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await toCart.click();
    await expect(skeleton).toBeVisible();
    await stayByWay();
    await expect(skeleton).toHaveCount(0);
    await expect(page.locator("a[aria-busy=true]")).toHaveCount(0);
    await expect(page).toHaveURL(restaurant.url("/products"));
    await expect(toCart).toBeVisible();
  }

  // Each page is one step in the history, also after a cancelled change of pages.
  await toCart.click();
  await expect(skeleton).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: t("cart.title"), level: 1 })).toBeVisible();
  await expect(page).toHaveURL(restaurant.url("/cart"));
  await page.goBack();
  await expect(page).toHaveURL(restaurant.url("/products"));
  await expect(toCart).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(restaurant.url("/"));

  await test.step("a link that was pressed before is not busy on a step back", async () => {
    await page.unrouteAll({ behavior: "wait" });
    await page.getByRole("link", { name: t("landing.menuLink"), exact: true }).click();
    await expect(categories).toBeVisible();
    // After the reload the code of the landing page has to be loaded again.
    await page.reload();
    await categories.getByRole("link").last().click();
    const releaseLanding = await holdNavigation(page);
    await page.goBack();
    await expect(page.locator('.pending-page[data-page="/"]')).toBeVisible();
    await expect(page.locator("a[aria-busy=true]")).toHaveCount(0);
    releaseLanding();
    await expect(page.getByRole("link", { name: t("landing.menu") })).toBeVisible();
  });
});

test("a product and a sheet whose code is still loading open at once, and say that they load", async ({
  page,
  context,
  t,
  browserErrors,
}) => {
  const restaurant = await createRestaurant();
  const sheet = dialog(page);
  await test.step("a product that is opened without a network says so, and comes by itself when it is back", async () => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/u);
    await page.goto(restaurant.url("/products"));
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("link", { name: "Taco" }).click();
    await expect(sheet.getByText(t("error.offlinePart"))).toBeVisible();
    await expect(sheet.getByRole("heading", { name: "Taco" })).toBeVisible();
    await context.setOffline(false);
    await expect(sheet.getByRole("button", { name: t("product.add") })).toBeVisible();
  });

  const releaseProduct = await holdNavigation(page, /\/assets\/product-form-[\w-]{8}\.js$/u);
  await page.goto(restaurant.url("/products"));
  await page.getByRole("link", { name: "Taco" }).click();
  await expect(sheet.getByText(t("page.coming"))).toBeAttached();
  await sheet.getByRole("button", { name: t("sheet.close") }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole("link", { name: "Taco" }).click();
  await expect(sheet.getByText(t("page.coming"))).toBeAttached();
  releaseProduct();
  await expect(sheet.getByRole("button", { name: t("product.add") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  const release = await holdNavigation(page);
  await page.getByRole("button", { name: t("report.open") }).click();
  await expect(sheet.getByText(t("page.coming"))).toBeAttached();
  release();
  await expect(sheet.getByRole("button", { name: t("report.send") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: t("report.open") })).toBeFocused();

  await test.step("a link to a product shows it before scripts run", async () => {
    await page.route(/\/assets\/entry\.client-[\w-]{8}\.js$/u, () => undefined);
    await page.goto(restaurant.url("/products?product=taco"), { waitUntil: "commit" });
    // Not modal yet: scripts make it so.
    await expect(
      page.getByRole("dialog").getByRole("button", { name: t("product.add") }),
    ).toBeVisible();
  });
});
