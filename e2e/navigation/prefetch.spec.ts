import type { Page } from "@playwright/test";
import { addProduct, goToCart, startCheckout } from "../support/customer/customer-page.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Waits for code to have come, by the names of its files. */
async function waitForModules(page: Page, ...names: string[]): Promise<void> {
  await page.waitForFunction((wanted) => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const came = entries.filter(({ responseEnd }) => responseEnd > 0).map(({ name }) => name);
    // What a file is called is followed by eight letters of its content.
    const file = (name: string) => new RegExp(`/${name}-[\\w-]{8}\\.js$`, "u");
    return wanted.every((name) => came.some((address) => file(name).test(address)));
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
