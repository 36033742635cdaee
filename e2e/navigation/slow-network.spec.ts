import type { Page } from "@playwright/test";
import {
  addProduct,
  cartLines,
  fillClientStep,
  goToCart,
  placeCashOrder,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** The preset of browsers' developer tools: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Throttles the page's network. */
async function throttle(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.emulateNetworkConditions", SLOW_4G);
}

/** Records in the page the paths of links that are marked as busy. */
async function recordBusyLinks(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const paths: string[] = [];
    Object.assign(window, { busyLinks: paths });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof HTMLAnchorElement && target.ariaBusy === "true") {
          paths.push(target.pathname);
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
  const busyLinks = await recordBusyLinks(page);
  await page.getByRole("link", { name: t("landing.menuLink"), exact: true }).click();
  await expect(page).toHaveURL(restaurant.url("/products"));
  await addProduct({ page, t }, "Taco", 2);
  await goToCart({ page, t });
  await expect(cartLines(page)).toContainText(["$60.00"]);
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana Sofía Ríos");
  const number = await placeCashOrder({ page, t });
  expect(number).toMatch(/^\d+$/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  expect(await busyLinks(), "the link to the menu was busy").toContain("/products");
});
