import { createTranslate } from "../support/create-translate.ts";
import { enableOffers } from "../support/customer/offers.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a disabled menu is announced in every language that has the page", async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/^404: GET/u);
  const restaurant = await createRestaurant();
  for (const language of ["en", "es", "fr", "pt"]) {
    const answer = await page.goto(restaurant.url(`/${language}/404`));
    expect(answer?.status(), language).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      createTranslate(language)("disabled.title"),
    );
  }
  await page.goto(restaurant.url("/de/404"));
  await expect(page).toHaveURL(restaurant.url("/"));

  await restaurant.reimport(({ company }) => {
    company.domain_settings = { registration_status: "disabled" };
  });
  await page.goto(restaurant.url("/products"));
  await expect(page).toHaveURL(restaurant.url("/es/404"));
  await context.addCookies([{ name: "i18n_redirected", value: "fr", url: restaurant.url("/") }]);
  await page.goto(restaurant.url("/"));
  await expect(page).toHaveURL(restaurant.url("/fr/404"));
});

test("the health page and the page of a disabled menu request no client, code, coupons or visit", async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/^404: GET/u);
  const restaurant = await createRestaurant(enableOffers);
  await page.clock.install();
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/ms-")) requests.push(pathname);
  });
  await page.goto(restaurant.url("/"));
  await expect.poll(() => requests).toContain("/ms-reports/public/company-visit");
  await page.evaluate((name) => {
    sessionStorage.clear();
    localStorage.setItem(name, "known-client");
  }, `comanda.client.${restaurant.id}`);
  await page.waitForLoadState("networkidle");
  requests.length = 0;
  const query = `?qr-id=${restaurant.id}-table&show-coupons=true&show-loyalty=true`;
  /** Waits until a page has sent all requests of its start. */
  const waitUntilRequestsAreSent = async () => {
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(5_000);
    await page.waitForLoadState("networkidle");
  };
  for (const path of ["/health", "/en/404", "/es/404", "/fr/404", "/pt/404"]) {
    await page.goto(restaurant.url(path + query));
    await waitUntilRequestsAreSent();
    await expect(page.getByText("Mesa 4")).toHaveCount(0);
  }
  expect(requests).toEqual([]);
  // The page needs no company, so that it works at an unknown host.
  for (const language of ["en", "es", "fr", "pt"]) {
    await page.goto(`http://nobody.localhost:${process.env.E2E_PORT}/${language}/404${query}`);
    const name = createTranslate(language)("disabled.title");
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }

  await page.goto(restaurant.url(`/products${query}`));
  await waitUntilRequestsAreSent();
  await expect
    .poll(() => requests)
    .toEqual(
      expect.arrayContaining([
        "/ms-reports/public/company-visit",
        `/ms-clients/public/companies/${restaurant.id}/clients/known-client`,
        `/ms-orders/public/companies/${restaurant.id}/coupons`,
        `/ms-clients/public/companies/${restaurant.id}/loyalty-settings`,
      ]),
    );
});
