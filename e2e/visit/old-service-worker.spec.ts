import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const OLD_WORKER = "/old-storefront.js";

test("the service worker and caches of an earlier storefront are removed", async ({
  page,
  context,
}) => {
  await context.route(`**${OLD_WORKER}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "self.skipWaiting();" }),
  );
  const restaurant = await createRestaurant();
  // The health page belongs to no restaurant and removes nothing.
  await page.goto(restaurant.url("/health"));
  const remaining = () =>
    page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return { workers: workers.length, caches: await caches.keys() };
    });
  await page.evaluate(async (script) => {
    await navigator.serviceWorker.register(script);
    const oldCache = await caches.open("old-precache");
    await oldCache.put("/products", new Response("An old menu"));
  }, OLD_WORKER);
  expect(await remaining()).toEqual({ workers: 1, caches: ["old-precache"] });

  await page.clock.install();
  await page.goto(restaurant.url("/"));
  await page.clock.runFor(5_000);
  await expect.poll(remaining).toEqual({ workers: 0, caches: [] });
});
