import { validatePage } from "@comanda/storefront/app/page/structured-data/testing/schema-org.ts";
import { fetchUrl } from "../support/fetch-url.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

const hostile = `</script><script>window.owned = 1</script>"'&`;

/** Returns the content of a page's last `meta` with this name or property. */
function metaContent(html: string, name: string): string | undefined {
  const tags = html.match(/<meta [^>]*>/gu) ?? [];
  const last = tags.findLast((tag) => new RegExp(` (?:name|property)="${name}"`, "u").test(tag));
  return / content="([^"]*)"/u.exec(last ?? "")?.[1];
}

test("the structured data of the companies' pages is valid", async () => {
  for (const company of ["demo", "pizzaria", "cafe"]) {
    for (const [path, types] of [
      ["/", ["Restaurant"]],
      ["/products", ["Menu", "Restaurant"]],
      ["/info", ["Restaurant"]],
    ] as const) {
      const { html } = await fetchUrl(companyOrigin(company) + path);
      const { entries, issues } = await validatePage(html);
      expect(issues, path).toEqual([]);
      expect(Object.keys(entries).toSorted(), path).toEqual(types);
      // The demo companies name these domains as their own.
      const address = `http://${company}.localhost:3000${path}`;
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="${address}"`, "u"));
    }
  }
});

test("a link to a product previews the product, and private pages are marked noindex", async () => {
  const { html } = await fetchUrl(`${companyOrigin()}/products?product=prod-nopal`);
  expect(metaContent(html, "og:url")).toMatch(/product=prod-nopal$/u);
  expect(metaContent(html, "og:title")).toMatch(/^Nopal/u);
  for (const path of ["/cart", "/tracking", "/health"]) {
    const page = await fetchUrl(companyOrigin() + path);
    expect(metaContent(page.html, "robots"), path).toBe("noindex");
  }
});

test("robots.txt excludes the API, and the sitemap lists the public pages", async () => {
  const robots = await fetchUrl(`${companyOrigin()}/robots.txt`);
  expect(robots.html).toBe("User-agent: *\nDisallow: /ms-\n");
  const map = await fetchUrl(`${companyOrigin()}/sitemap.xml`);
  expect(map.headers["content-type"]).toContain("application/xml");
  const addresses = [...map.html.matchAll(/<loc>(.*?)<\/loc>/gu)];
  const paths = addresses.map(([, address = ""]) => new URL(address).pathname);
  expect(paths).toEqual(["/", "/products", "/info"]);
  expect((await fetchUrl(`${companyOrigin("unknown")}/robots.txt`)).status).toBe(404);
});

test("the head has no duplicates after hydration, and the title and address follow the page", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/"));
  await page.waitForLoadState("networkidle");
  const inHead = (selector: string) => page.locator(`head ${selector}`);
  await expect(inHead("link[rel=canonical]")).toHaveCount(1);
  await expect(inHead('meta[property="og:title"]')).toHaveCount(1);
  await expect(inHead('meta[name="twitter:card"]')).toHaveCount(1);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.getByRole("link", { name: t("landing.menuLink"), exact: true }).click();
  await expect(page).toHaveTitle(/La Prueba/u);
  await expect(inHead("link[rel=canonical]")).toHaveAttribute("href", /\/products$/u);
  await expect(inHead("link[rel=canonical]")).toHaveCount(1);

  await test.step("a restaurant's name cannot run code or break its pages", async () => {
    await restaurant.reimport((file) => {
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
});
