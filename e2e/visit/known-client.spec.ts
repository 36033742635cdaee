import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the saved client is verified on every page once a visit, and removed when unknown", async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/^404: GET|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED/u);
  await page.clock.install();
  const restaurant = await createRestaurant();
  const calls = /\/clients\/unknown-client/u;
  let requestCount = 0;
  page.on("request", (request) => {
    if (calls.test(request.url())) requestCount += 1;
  });
  const name = `comanda.client.${restaurant.id}`;
  const saved = () => page.evaluate((key) => localStorage.getItem(key), name);
  await page.addInitScript((key) => {
    if (sessionStorage.getItem("e2e.saved")) return;
    sessionStorage.setItem("e2e.saved", "1");
    localStorage.setItem(key, "unknown-client");
  }, name);
  /** Opens a page in a new visit, with a saved client that the restaurant does not know. */
  const openInNewVisit = async (path: string) => {
    requestCount = 0;
    if (page.url() !== "about:blank") await page.evaluate(() => sessionStorage.clear());
    await page.goto(restaurant.url(path));
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(5_000);
  };
  for (const path of ["/", "/products", "/info", "/tracking"]) {
    await openInNewVisit(path);
    await expect.poll(saved, path).toBeNull();
    expect(requestCount, path).toBe(1);
  }

  await test.step("the saved client stays while the server is unreachable, and is verified afterwards", async () => {
    await page.route(calls, (route) => route.abort("connectionfailed"));
    const failed = page.waitForEvent("requestfailed", (request) => calls.test(request.url()));
    await openInNewVisit("/info");
    await failed;
    expect(await saved()).toBe("unknown-client");
    await page.unroute(calls);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect.poll(saved).toBeNull();
  });
});
