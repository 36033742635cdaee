import { openRestaurant } from "./support/company.ts";
import { closeInAnHour } from "./support/company-file.ts";
import { hydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

const OLD_WORKER = "/old-storefront.js";

test("what an earlier storefront has left in the browser is taken away", async ({
  page,
  context,
}) => {
  await context.route(`**${OLD_WORKER}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "self.skipWaiting();" }),
  );
  // A page that takes nothing away: it belongs to no restaurant.
  await page.goto("/health");
  const left = () =>
    page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return { workers: workers.length, caches: await caches.keys() };
    });
  await page.evaluate(async (script) => {
    await navigator.serviceWorker.register(script);
    const kept = await caches.open("old-precache");
    await kept.put("/products", new Response("An old menu"));
  }, OLD_WORKER);
  expect(await left()).toEqual({ workers: 1, caches: ["old-precache"] });

  await page.goto("/products");
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
});

test("the time goes on while a page stands open", async ({ page, t }) => {
  const shop = await openRestaurant(closeInAnHour);
  await page.clock.install();
  await page.goto(shop.url("/"));
  const closing = (minutes: number) => page.getByText(t("hours.closesIn", { minutes }));
  await expect(page.getByRole("link", { name: t("landing.menuLink"), exact: true })).toBeVisible();
  await expect(closing(30).or(closing(29))).toHaveCount(0);
  // The page counts from the moment at which it comes alive.
  await hydrated(page);
  // An hour was rounded down to the minute: half an hour of it is over, and perhaps a minute more.
  await page.clock.fastForward("30:00");
  await expect(closing(30).or(closing(29)).first()).toBeVisible();
});
