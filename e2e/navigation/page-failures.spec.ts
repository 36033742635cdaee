import type { BrowserContext } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { countDocuments } from "../support/browser/count-documents.ts";
import { dialog } from "../support/browser/dialog.ts";
import { restoreCode } from "../support/browser/failed-imports.ts";
import { fillCart } from "../support/customer/cart-with-tacos.ts";
import { serviceTypeButton, startCheckout } from "../support/customer/customer-page.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Fails every request while the browser reports a network; the answer ends it. */
async function failAllRequests(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route("**", (route) => route.abort("connectionfailed"));
  return () => context.unroute("**");
}

test("a page that fails to load shows the failure at its address, and loads when the network returns @wide", async ({
  page,
  context,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/u);
  const restaurant = await createRestaurant();
  const offline = page.getByRole("heading", { name: t("error.offline") });
  await page.goto(restaurant.url("/"));
  const documents = countDocuments(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: t("info.link"), exact: true }).click();
  await expect(offline).toBeVisible();
  await expect(page).toHaveURL(restaurant.url("/info"));
  await expectAccessible(page);
  await page.getByRole("button", { name: t("error.retry") }).click();
  await expect(page.getByRole("button", { name: t("error.retry") })).toBeEnabled();
  await expect(offline).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: t("landing.menu") })).toBeVisible();
  expect(documents(), "documents loaded without a network").toBe(0);
  await page.goForward();
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: t("info.title"), level: 1 })).toBeVisible();
  await expect(page).toHaveURL(restaurant.url("/info"));
});

test("retrying reloads the page only once the server answers, and the button is busy until the page loads", async ({
  page,
  context,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_CONNECTION_FAILED|503|^404: GET/u);
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products"));
  const documents = countDocuments(page);
  const restoreNetwork = await failAllRequests(context);
  await page.getByRole("link", { name: t("info.link") }).click();
  const retry = page.getByRole("button", { name: t("error.retry") });
  await expect(page.getByRole("heading", { name: t("error.offline") })).toBeVisible();
  let status = 503;
  await page.route(restaurant.url("/info"), async (route) => {
    if (route.request().method() === "HEAD") return route.fulfill({ status });
    return route.continue();
  });
  await restoreNetwork();
  const answered = page.waitForResponse((response) => response.status() === 503);
  await retry.click();
  await answered;
  await expect(page.getByRole("heading", { name: t("error.occurred") })).toBeVisible();
  await expect(retry).toBeEnabled();
  expect(documents(), "documents loaded from a failing gateway").toBe(0);
  // Playwright cannot read a page that is reloading: the page itself records an idle button.
  await retry.evaluate((button: HTMLButtonElement) => {
    new MutationObserver(() => {
      if (!button.disabled) sessionStorage.setItem("test.idle", "1");
    }).observe(button, { attributes: true });
  });
  status = 200;
  await retry.click();
  await expect(page.getByRole("heading", { name: t("info.title"), level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("test.idle"))).toBeNull();

  await test.step("without a reachable server a page shows the failure, and loads once the server answers", async () => {
    await page.unrouteAll({ behavior: "wait" });
    await page.goto(restaurant.url("/products"));
    const loaded = countDocuments(page);
    const restore = await failAllRequests(context);
    await page.getByRole("link", { name: t("info.link") }).click();
    await expect(page.getByRole("heading", { name: t("error.offline") })).toBeVisible();
    await expect(page).toHaveURL(restaurant.url("/info"));
    expect(loaded()).toBe(0);
    await restore();
    await expect(page.getByRole("heading", { name: t("info.title"), level: 1 })).toBeVisible();
  });

  await test.step("a page whose code a release removed is loaded from the server, once", async () => {
    await page.goto(restaurant.url("/products"));
    const loaded = countDocuments(page);
    await page.route(/\/assets\/info-[\w-]+\.js$/u, (route) => route.fulfill({ status: 404 }));
    await page.getByRole("link", { name: t("info.link") }).click();
    await expect(page.getByRole("heading", { name: t("info.title"), level: 1 })).toBeVisible();
    await expect(page).toHaveURL(restaurant.url("/info"));
    await page.waitForLoadState("networkidle");
    expect(loaded()).toBe(1);
  });
});

test("a retry and a choice of language that are pressed without a network wait for it", async ({
  page,
  context,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED|404: GET/u);
  const restaurant = await createRestaurant();
  await test.step("a checkout that failed to open opens by itself once the server answers", async () => {
    const code = /\/assets\/checkout-[\w-]{8}\.js$/u;
    await page.route(code, (route) => route.abort("connectionfailed"));
    await fillCart(page, restaurant);
    await page.goto(restaurant.url("/cart"));
    await expect(serviceTypeButton({ page, t }, "TAKEAWAY")).toBeEnabled();
    const restoreNetwork = await failAllRequests(context);
    const start = () => startCheckout({ page, t }, "TAKEAWAY");
    await start();
    await expect(page.getByText(t("failure.offline"))).toBeVisible();
    const restore = async () => {
      await page.unroute(code);
      await restoreNetwork();
    };
    await restoreCode(page, restore, start);
    await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
  });

  await page.goto(restaurant.url("/tracking?order_id=none"));
  await page.waitForLoadState("networkidle");
  const documents = countDocuments(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: t("tracking.tryAgain") }).click();
  await expect(page.getByText(t("error.offlinePart"))).toBeVisible();
  expect(documents(), "documents loaded without a network").toBe(0);
  await context.setOffline(false);
  await expect(page.getByText(t("tracking.notFoundHint"))).toBeVisible();
  expect(documents()).toBe(1);

  // What the menu knows of a dish is shown, also before the code for it has come.
  const laterCode = /\/assets\/(quick-count|product-form)-[\w-]+\.js$/u;
  await page.route(laterCode, (route) => route.abort("connectionfailed"));
  await page.goto(restaurant.url("/products"));
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const card = page.getByRole("listitem").filter({ hasText: "Especial" }).first();
  await card.getByRole("button").click();
  await expect(card.getByRole("group")).toHaveText("1");
  await page.getByRole("link", { name: "Burrito" }).click();
  await expect(dialog(page)).toContainText("$100.00");
  await page.unroute(laterCode);
  await context.setOffline(false);

  await page.goto(restaurant.url("/products"));
  await page.getByRole("link", { name: t("language.current") }).click();
  const german = dialog(page).getByRole("button", { name: "Deutsch" });
  await expect(german).toBeVisible();
  await context.setOffline(true);
  await german.click();
  await expect(dialog(page).getByText(t("error.offlinePart"))).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page).toHaveURL(restaurant.url("/products"));
});
