import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

for (const path of ["/", "/products", "/info", "/tracking"]) {
  test(`the saved client is verified on ${path} once a visit, and removed when unknown`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/^404: GET/u);
    const restaurant = await createRestaurant();
    const name = `comanda.client.${restaurant.id}`;
    await page.addInitScript((key) => {
      if (sessionStorage.getItem("e2e.saved")) return;
      sessionStorage.setItem("e2e.saved", "1");
      localStorage.setItem(key, "unknown-client");
    }, name);
    let requestCount = 0;
    page.on("request", (request) => {
      if (request.url().includes("/clients/unknown-client")) requestCount += 1;
    });
    await page.goto(restaurant.url(path));
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), name)).toBeNull();
    expect(requestCount).toBe(1);
  });
}

test("the saved client stays while the server is unreachable, and is verified afterwards", async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/^404: GET|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED/u);
  const restaurant = await createRestaurant();
  const name = `comanda.client.${restaurant.id}`;
  const saved = () => page.evaluate((key) => localStorage.getItem(key), name);
  await page.addInitScript((key) => localStorage.setItem(key, "unknown-client"), name);
  const calls = /\/clients\/unknown-client/u;
  await page.route(calls, (route) => route.abort("connectionfailed"));
  const failed = page.waitForEvent("requestfailed", (request) => calls.test(request.url()));
  await page.goto(restaurant.url("/info"));
  await failed;
  expect(await saved()).toBe("unknown-client");
  await page.unroute(calls);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(saved).toBeNull();
});
