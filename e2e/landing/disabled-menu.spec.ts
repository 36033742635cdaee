import { createTranslate } from "../support/create-translate.ts";
import { enableOffers } from "../support/customer/offers.ts";
import { fetchUrl } from "../support/fetch-url.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

/** Expects that an address announces a disabled menu in a language. */
async function expectDisabledMenu(url: string, language: string): Promise<void> {
  const { status, html } = await fetchUrl(url);
  expect(status, url).toBe(404);
  expect(html, url).toMatch(
    new RegExp(`<h1[^>]*>${createTranslate(language)("disabled.title")}<`, "u"),
  );
}

test("a disabled menu is announced in every language that has the page", async () => {
  const restaurant = await createRestaurant();
  // The page needs no company, so that it works at an unknown host.
  for (const origin of [restaurant.url(""), companyOrigin("unknown")]) {
    for (const language of ["en", "es", "fr", "pt"]) {
      await expectDisabledMenu(`${origin}/${language}/404?show-coupons=true`, language);
    }
  }
  const { html } = await fetchUrl(restaurant.url("/en/404"));
  expect(html).toContain("<bdi>La Prueba</bdi>");
  const redirectOf = async (path: string, cookie?: string) =>
    (await fetchUrl(restaurant.url(path), cookie)).headers.location;
  expect(await redirectOf("/de/404")).toBe("/");

  await restaurant.reimport(({ company }) => {
    company.domain_settings = { registration_status: "disabled" };
  });
  expect(await redirectOf("/products")).toBe("/es/404");
  expect(await redirectOf("/", "i18n_redirected=fr")).toBe("/fr/404");
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
  await page.addInitScript(
    (name) => localStorage.setItem(name, "known-client"),
    `comanda.client.${restaurant.id}`,
  );
  const query = `?qr-id=${restaurant.id}-table&show-coupons=true&show-loyalty=true`;
  /** Waits until a page has sent all requests of its start. */
  const waitUntilRequestsAreSent = async () => {
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(5_000);
    await page.waitForLoadState("networkidle");
  };
  // The pages of the four languages differ in their texts alone.
  for (const path of ["/health", "/es/404"]) {
    await page.goto(restaurant.url(path + query));
    await waitUntilRequestsAreSent();
    await expect(page.getByText("Mesa 4")).toHaveCount(0);
  }
  expect(requests).toEqual([]);

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
