import { readFileSync } from "node:fs";
import path from "node:path";
import { fetchUrl } from "../support/fetch-url.ts";
import { repositoryRoot } from "../support/repository-root.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

/** Returns the texts of all elements with this name. */
const textsOf = (html: string, name: string) =>
  Array.from(
    html.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, "gu")),
    ([, text]) => text,
  );

test("the health page answers at every host", async () => {
  const { status, html } = await fetchUrl(`${companyOrigin("unknown")}/health`);
  expect(status).toBe(200);
  expect(textsOf(html, "title")).toEqual(["Comanda"]);
  const { version } = JSON.parse(readFileSync(path.join(repositoryRoot, "package.json"), "utf8"));
  const region = process.env.REGION ?? "local";
  expect(textsOf(html, "dt")).toEqual(["name", "status", "version", "region", "type"]);
  expect(textsOf(html, "dd")).toEqual(["Comanda", "ok", version, region, "webapp"]);
});

test("an unknown host shows that there is no restaurant", async ({ t }) => {
  const { status, html } = await fetchUrl(`${companyOrigin("unknown")}/`);
  expect(status).toBe(404);
  expect(textsOf(html, "h1")).toEqual([t("error.notFound")]);
});

test("an unknown path leads to the landing page and keeps the query", async () => {
  for (const path of ["/nowhere/at/all", "/products/more", "/404", "/de/404"]) {
    const { status, headers } = await fetchUrl(`${companyOrigin()}${path}?utm_source=flyer`);
    expect(status, path).toBe(302);
    expect(headers.location, path).toBe("/?utm_source=flyer");
  }
});

test("a page written in capitals has one address, and a slash at its end is ignored without a redirect", async ({
  page,
}) => {
  const capitals = await fetchUrl(`${companyOrigin()}/Products/?utm_source=flyer`);
  expect([capitals.status, capitals.headers.location]).toEqual([301, "/products?utm_source=flyer"]);
  for (const [company, path, status] of [
    ["demo", "/es/404/", 404],
    ["demo", "/ms-notifications/public/health/", 200],
    ["unknown", "/health/", 200],
  ] as const)
    expect((await fetchUrl(companyOrigin(company) + path)).status, path).toBe(status);

  await page.goto(`${companyOrigin()}/products/?utm_source=flyer#top`);
  await expect(page).toHaveURL(`${companyOrigin()}/products?utm_source=flyer#top`);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/products$/u);
});

test("robots.txt and favicon.ico are served without a redirect", async () => {
  for (const path of ["/robots.txt", "/favicon.ico"]) {
    expect((await fetchUrl(companyOrigin() + path)).status, path).toBe(200);
  }
});
