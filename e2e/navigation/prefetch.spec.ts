import type { Page } from "@playwright/test";
import { addProduct, goToCart, startCheckout } from "../support/customer/customer-page.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Waits until modules, by the names of their files, and all modules that they import are loaded. */
async function waitForModules(page: Page, ...names: string[]): Promise<void> {
  await page.waitForFunction((modules) => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const loaded = entries.filter(({ responseEnd }) => responseEnd > 0).map(({ name }) => name);
    // A file's name ends with eight characters of its content's hash.
    const file = (name: string) => new RegExp(`/${name}-[\\w-]{8}\\.js$`, "u");
    const preloads = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
    return (
      modules.every((name) => loaded.some((address) => file(name).test(address))) &&
      [...preloads].every(({ href }) => loaded.includes(href))
    );
  }, names);
}

test("the first product in the cart loads the code of cart and checkout, which open without a network", async ({
  page,
  context,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/u);
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products"));
  await addProduct({ page, t }, "Taco", 2);
  await waitForModules(page, "cart", "checkout", "edit-line-sheet", "tracking");
  await context.setOffline(true);
  await goToCart({ page, t });
  await expect(page.getByRole("listitem").filter({ hasText: "Taco" })).toContainText("$60.00");
  await startCheckout({ page, t }, "TAKEAWAY");
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
});
