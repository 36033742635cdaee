import type { Page } from "@playwright/test";
import { waitForHydration } from "../support/browser/wait-for-hydration.ts";
import {
  addProduct,
  fillClientStep,
  goToCart,
  placeCashOrder,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** A slow 4G connection, as browsers' tools know it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Throttles the page's network from now on. */
async function throttle(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.emulateNetworkConditions", SLOW_4G);
}

/** Notes in the page, from now on, the paths of links that were marked as busy. */
async function noteBusyLinks(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { busyLinks: seen });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof HTMLAnchorElement && target.ariaBusy === "true") {
          seen.push(target.pathname);
        }
      }
    }).observe(document.body, { attributeFilter: ["aria-busy"], subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { busyLinks: string[] }).busyLinks);
}

test("on slow 4G a customer places an order from the landing page on, and the link to the menu is busy at once @wide", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await throttle(page);
  await page.goto(restaurant.url("/"));
  await waitForHydration(page);
  const busyLinks = await noteBusyLinks(page);
  await page.getByRole("link", { name: t("landing.menuLink"), exact: true }).click();
  await expect(page).toHaveURL(restaurant.url("/products"));
  await addProduct({ page, t }, "Taco", 2);
  await goToCart({ page, t });
  await expect(page.getByRole("listitem").filter({ hasText: "Taco" })).toContainText("$60.00");
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana Sofía Ríos");
  const number = await placeCashOrder({ page, t });
  expect(number).toMatch(/^\d+$/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  expect(await busyLinks(), "the way to the menu answered the tap").toContain("/products");
});
