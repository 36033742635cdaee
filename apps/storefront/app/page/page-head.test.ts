import { beforeAll, expect, test } from "vitest";
import type { CompanySite } from "../company/company-site.tsx";
import { loadCatalog } from "../i18n/catalogs.ts";
import { pageHead } from "./page-head.ts";
import type { PageDescription } from "./preview-tags.ts";
import { demoSite } from "./structured-data/testing/demo-site.ts";

beforeAll(() => loadCatalog("es-MX"));

const { site } = demoSite("taqueria");

/** Returns the tags of a page's head, by their names. */
function head(page: PageDescription, of: CompanySite = site): Record<string, string> {
  const tags = pageHead({ site: of, locale: "es-MX" }, "/products", () => page);
  return Object.fromEntries(
    tags.map((tag) => {
      const { title, name, property, rel, content, href } = tag as Record<string, string>;
      return title ? ["title", title] : [name ?? property ?? rel, content ?? href];
    }),
  );
}

const menu = { title: "Menú", description: "Tacos" };

test("the preview of a link has the page's title, the company's name and the language", () => {
  const url = "http://demo.localhost:3000/products";
  expect(head(menu)).toMatchObject({
    title: "Menú",
    description: "Tacos",
    canonical: url,
    "og:type": "website",
    "og:site_name": site.company.name,
    "og:locale": "es_MX",
    "og:title": "Menú",
    "og:description": "Tacos",
    "og:url": url,
    "og:image": expect.stringMatching(/^http:\/\/.*\.(jpg|png)$/u),
    icon: "/media/companies/logos/thumbnails/logo.webp",
  });
  expect(head(menu)).not.toHaveProperty("robots");
});

test("the preview of a product's link shows the product, while the canonical address is the menu's", () => {
  const tags = head({ ...menu, product: { id: "al-pastor", picture: "pastor.webp" } });
  expect(tags).toMatchObject({
    canonical: "http://demo.localhost:3000/products",
    "og:url": "http://demo.localhost:3000/products?product=al-pastor",
    "og:image": expect.stringMatching(/\/products\/images\/800\/pastor\.jpg$/u),
    "twitter:card": "summary_large_image",
  });
});

test("an unlisted page is not for search engines", () => {
  expect(head({ ...menu, unlisted: true })).toMatchObject({ robots: "noindex" });
});

test("a company with a validation code has the tag that validates its domain", () => {
  const settings = { facebook_domain_validation: " abc123 " };
  const company = { ...site.company, settings };
  expect(head(menu, { ...site, company })).toMatchObject({
    "facebook-domain-verification": "abc123",
  });
  expect(head(menu)).not.toHaveProperty("facebook-domain-verification");
});

test("only a company that offers its app links the manifest", () => {
  expect(head(menu)).toMatchObject({
    manifest: "/manifest.webmanifest",
    "apple-touch-icon": "/media/companies/logos/icons/maskable/logo.png",
  });
  const free = { ...site.company, current_subscriptions: [] };
  const tags = head(menu, { ...site, company: free });
  expect(tags).not.toHaveProperty("manifest");
  expect(tags).not.toHaveProperty("apple-touch-icon");
});

test("a company without a logo has a letter icon, and no picture in previews", () => {
  const company = { ...site.company, logo_url: null, logo_thumbnail_url: null };
  const plain = { ...site, company, settings: { ...site.settings, layout_settings: null } };
  expect(head(menu, plain)).toMatchObject({ icon: "/app-icon.svg", "twitter:card": "summary" });
  expect(head(menu, plain)).not.toHaveProperty("og:image");
});
