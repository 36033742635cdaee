import { dialog } from "../support/browser/dialog.ts";
import { holdResponses } from "../support/browser/hold-responses.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const SCRIPTS = /\/assets\/[^/]+\.js$/u;

test("no script of a page is fetched before its pictures, fonts and words", async ({ page }) => {
  for (const path of ["/", "/products"]) {
    await page.goto(path);
    const late = await page.evaluate(() => {
      const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType("resource");
      const scripts = files.filter(({ name }) => name.endsWith(".js"));
      const first = Math.min(...scripts.map(({ startTime }) => startTime));
      return {
        count: scripts.length,
        afterLoad: first >= (opened?.loadEventStart ?? Number.POSITIVE_INFINITY),
      };
    });
    expect(late.count, path).toBeGreaterThan(3);
    expect(late.afterLoad, path).toBe(true);
  }

  await test.step("a picture that does not come keeps the page's code back for four seconds at most", async () => {
    await page.clock.install();
    await page.route(/\/companies\/products\/images\//u, () => undefined);
    await page.goto("/products", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const code = page.waitForRequest("**/assets/entry.client-*.js");
    await page.clock.runFor(4_000);
    await code;
  });
});

test("a button that is pressed before the page's code is there answers when it comes", async ({
  page,
  context,
  t,
}) => {
  const restaurant = await createRestaurant();
  const { release } = await holdResponses(page, SCRIPTS);
  await page.goto(restaurant.url("/products"), { waitUntil: "commit" });
  await page.getByRole("button", { name: t("info.title"), exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  release();
  await expect(dialog(page).getByRole("heading", { name: "La Prueba" })).toBeVisible();

  await test.step("a link that is pressed before the page's code is there leads on without it", async () => {
    const { release } = await holdResponses(page, SCRIPTS);
    await page.goto(restaurant.url("/"), { waitUntil: "commit" });
    await page.getByRole("link", { name: t("landing.menu"), exact: true }).click();
    await expect(page).toHaveURL(restaurant.url("/products"));
    release();
  });

  await test.step("a link that is pressed without a network before the page's code is there leads on when the network returns", async () => {
    const { release } = await holdResponses(page, SCRIPTS);
    await page.goto(restaurant.url("/"), { waitUntil: "commit" });
    const link = page.getByRole("link", { name: t("landing.menu"), exact: true });
    await expect(link).toBeVisible();
    await context.setOffline(true);
    await link.click();
    await expect(page).toHaveURL(restaurant.url("/"));
    await context.setOffline(false);
    await expect(page).toHaveURL(restaurant.url("/products"));
    release();
  });

  await test.step("a page that comes back from the browser's cache without its code is loaded again", async () => {
    const { release } = await holdResponses(page, SCRIPTS);
    await page.goto(restaurant.url("/products"), { waitUntil: "commit" });
    await page.waitForLoadState("load");
    await expect(page.locator("link[rel=modulepreload]").first()).toBeAttached();
    const reloaded = page.waitForEvent("load");
    // Safari stops the fetching of scripts when a page is left; coming back looks like this.
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await reloaded;
    release();
    await page.getByRole("button", { name: t("info.title"), exact: true }).click();
    await expect(dialog(page).getByRole("heading", { name: "La Prueba" })).toBeVisible();
  });
});
