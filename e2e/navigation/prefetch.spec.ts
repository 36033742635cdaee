import type { Page } from "@playwright/test";
import {
  addProduct,
  cartLines,
  goToCart,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Waits until modules, by the names of their files, and all modules that they import are loaded. */
async function waitForModules(page: Page, ...names: string[]): Promise<void> {
  const addresses = await page.waitForFunction((modules) => {
    const entries = performance.getEntriesByType("resource").map(({ name }) => name);
    // A file's name ends with eight characters of its content's hash.
    const addressOf = (name: string) =>
      entries.find((address) => new RegExp(`/${name}-[\\w-]{8}\\.js$`, "u").test(address));
    const found = modules.flatMap((name) => addressOf(name) ?? []);
    return found.length === modules.length && found;
  }, names);
  await page.evaluate(
    async (found) => {
      await Promise.all((found || []).map((address) => import(address)));
    },
    await addresses.jsonValue(),
  );
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
  await expect(cartLines(page)).toContainText(["$60.00"]);
  await startCheckout({ page, t }, "TAKEAWAY");
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
});
