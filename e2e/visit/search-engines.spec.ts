import { validatePage } from "@comanda/storefront/app/page/structured-data/testing/schema-org.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

const hostile = `</script><script>window.owned = 1</script>"'&`;

for (const company of ["demo", "pizzaria", "cafe"]) {
  test(`the structured data of ${company}'s pages is valid`, async ({ page }) => {
    for (const [path, types] of [
      ["/", ["Restaurant"]],
      ["/products", ["Menu", "Restaurant"]],
      ["/info", ["Restaurant"]],
    ] as const) {
      const answer = await page.goto(companyOrigin(company) + path);
      const { entries, issues } = await validatePage((await answer?.text()) ?? "");
      expect(issues, path).toEqual([]);
      expect(Object.keys(entries).toSorted(), path).toEqual(types);
      // The demo companies name these domains as their own.
      const address = `http://${company}.localhost:3000${path}`;
      await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", address);
    }
  });
}

test("the head has no duplicates after hydration, and the title and address follow the page", async ({
  page,
  t,
}) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const inHead = (selector: string) => page.locator(`head ${selector}`);
  await expect(inHead("link[rel=canonical]")).toHaveCount(1);
  await expect(inHead('meta[property="og:title"]')).toHaveCount(1);
  await expect(inHead('meta[name="twitter:card"]')).toHaveCount(1);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.getByRole("link", { name: t("landing.menuLink"), exact: true }).click();
  await expect(page).toHaveTitle(/Taquería La Esquina/u);
  await expect(inHead("link[rel=canonical]")).toHaveAttribute("href", /\/products$/u);
  await expect(inHead("link[rel=canonical]")).toHaveCount(1);
});

test("a restaurant's name cannot run code or break its pages", async ({ page }) => {
  const restaurant = await createRestaurant((file) => {
    file.company.name = hostile;
    file.company.address = hostile;
    for (const category of file.categories) category.name = hostile;
  });
  for (const path of ["/", "/products", "/info"]) {
    const answer = await page.goto(restaurant.url(path));
    const { entries, issues } = await validatePage((await answer?.text()) ?? "");
    expect(issues, path).toEqual([]);
    expect(entries, path).toMatchObject({ Restaurant: [{ name: hostile }] });
    expect(await page.evaluate(() => Reflect.get(window, "owned"))).toBeUndefined();
  }
});

test("a link to a product previews the product, and private pages are marked noindex", async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/^404: GET .*\/tracking/u);
  await page.goto("/products?product=prod-nopal");
  const content = (name: string) =>
    page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).last();
  await expect(content("og:url")).toHaveAttribute("content", /product=prod-nopal$/u);
  await expect(content("og:title")).toHaveAttribute("content", /^Nopal/u);
  for (const path of ["/cart", "/tracking", "/health"]) {
    await page.goto(path);
    await expect(content("robots"), path).toHaveAttribute("content", "noindex");
  }
});

test("robots.txt excludes the API, and the sitemap lists the public pages", async ({
  page,
  browserErrors,
}) => {
  // The browser's own view of an XML file has inline styles.
  browserErrors.allow(/^404: GET http:\/\/nobody/u, /^console error: Applying inline style/u);
  const robots = await page.goto("/robots.txt");
  expect(await robots?.text()).toBe("User-agent: *\nDisallow: /ms-\n");
  const map = await page.goto("/sitemap.xml");
  expect(map?.headers()["content-type"]).toContain("application/xml");
  const addresses = [...((await map?.text()) ?? "").matchAll(/<loc>(.*?)<\/loc>/gu)];
  const paths = addresses.map(([, address = ""]) => new URL(address).pathname);
  expect(paths).toEqual(["/", "/products", "/info"]);
  const unknownHost = await page.goto(`${companyOrigin("nobody")}/robots.txt`);
  expect(unknownHost?.status()).toBe(404);
});
