import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { dialog } from "../support/browser/dialog.ts";
import { repositoryRoot } from "../support/repository-root.ts";
import { expect, test } from "../support/test.ts";

/**
 * Returns the responses of a page's first load, until the network is quiet; later ones do not count.
 */
async function firstLoad(page: Page, path: string): Promise<Response[]> {
  // What an earlier page still loads does not count.
  await page.goto("about:blank");
  const responses: Response[] = [];
  const collect = (response: Response) => void responses.push(response);
  page.on("response", collect);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  page.off("response", collect);
  return responses;
}

/** Dispatched when a page begins to take presses (packages/ui/src/page/keep-early-presses.ts). */
const PAGE_CODE_EVENT = "comanda:page-code";

/** Lets pages mark when they begin to take presses, for `filesAround`. */
async function markPageCode(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    document.addEventListener(event, () => performance.mark(event));
  }, PAGE_CODE_EVENT);
}

/** The addresses of the files that the page asked for before it took presses, and after: what it loads ahead. */
function filesAround(page: Page): Promise<{ needed: string[]; ahead: string[] }> {
  return page.evaluate((event) => {
    const ready = performance.getEntriesByName(event)[0]?.startTime ?? Number.NaN;
    const files = performance.getEntriesByType("resource");
    const namesOf = (some: PerformanceEntry[]) => some.map(({ name }) => name);
    return {
      needed: namesOf(files.filter(({ startTime }) => startTime < ready)),
      ahead: namesOf(files.filter(({ startTime }) => startTime >= ready)),
    };
  }, PAGE_CODE_EVENT);
}

/** Scripts and styles of a page. Each costs a request, and what it imports is found only when it has come. */
const MAX_FILES = 28;

/** Expects few scripts and styles, and none of the maps. */
async function expectFewFiles(responses: Response[], path: string): Promise<void> {
  const files = responses.filter((response) => /\.(js|css)(\?|$)/u.test(response.url()));
  const texts = await Promise.all(files.map((response) => response.text()));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.length, path).toBeLessThanOrEqual(MAX_FILES);
  expect(texts.filter((text) => text.includes("leaflet-container"))).toEqual([]);
  expect(texts.filter((text) => text.includes("maps.googleapis.com"))).toEqual([]);
}

/**
 * Returns the kilobytes of JavaScript among responses, compressed as the server does. They are rounded,
 * because the names of the files in them change the bytes with each build.
 */
async function scriptKilobytes(responses: Response[]): Promise<number> {
  const scripts = responses.filter((response) => /\.js(\?|$)/u.test(response.url()));
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  const sizes = bodies.map((body) => brotliCompressSync(body).length);
  expect(sizes.length).toBeGreaterThan(3);
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1_000);
}

test("the first load of the landing page, the menu and the cart carries no map and few files", async ({
  page,
}) => {
  await markPageCode(page);
  const menu = await firstLoad(page, "/products");
  await test.step("the server's HTML of the menu names every product that is shown", async () => {
    const html = await menu.find((response) => response.url() === page.url())?.text();
    const file = path.join(repositoryRoot, "demo/taqueria/company.json");
    const { categories } = JSON.parse(readFileSync(file, "utf8"));
    type Product = { name: string; visible?: boolean };
    const products: Product[] = categories.flatMap(
      (each: { products: Product[] }) => each.products,
    );
    const escaped = (name: string) =>
      name.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("'", "&#x27;");
    const shown = products.filter((product) => product.visible !== false);
    expect(shown.length).toBeGreaterThanOrEqual(40);
    expect(shown.filter(({ name }) => !html?.includes(escaped(name)))).toEqual([]);
  });

  await test.step("the first load of the menu is at most 105 kB of JavaScript", async () => {
    expect(await scriptKilobytes(menu)).toBeLessThanOrEqual(105);
  });

  await test.step("Chromium compiles the large files of the menu while they load", async () => {
    const large = menu.filter((each) =>
      /\/(vendor|menu|menu-and-cart)-[\w-]{8}\.js$/u.test(each.url()),
    );
    const texts = await Promise.all(large.map((each) => each.text()));
    expect(texts.map((text) => text.split("\n", 1)[0])).toEqual(
      Array.from({ length: 3 }, () => "//# allFunctionsCalledOnLoad"),
    );
  });

  await test.step("four pictures of dishes are loaded at once, and the logos at the end of the menu are not loaded", async () => {
    await expect(page.locator('.product-card img[loading="eager"]')).toHaveCount(4);
    expect(menu.map((response) => response.url()).filter((url) => url.includes(".svg"))).toEqual(
      [],
    );
  });

  await expectFewFiles(menu, "/products");
  const all = [...menu];
  for (const path of ["/", "/cart"]) {
    const responses = await firstLoad(page, path);
    // On a busy machine the network is quiet only after the next page's code has come too.
    await expect.poll(async () => (await filesAround(page)).needed).not.toEqual([]);
    const { needed } = await filesAround(page);
    await expectFewFiles(
      responses.filter((response) => needed.includes(response.url())),
      path,
    );
    all.push(...responses);
  }

  await test.step("the pages load the messages of the page's language and no other", () => {
    const locales = all.flatMap(
      (response) => /\/assets\/(\w\w(?:-MX)?)-[\w-]{8}\.js$/u.exec(response.url())?.[1] ?? [],
    );
    expect([...new Set(locales)].toSorted()).toEqual(["es", "es-MX"]);
  });
});

test("the landing page takes presses with at most 96 kB of JavaScript, and then loads the menu's code", async ({
  page,
}) => {
  await markPageCode(page);
  const responses = await firstLoad(page, "/");
  await expect
    .poll(async () => (await filesAround(page)).ahead)
    .toContainEqual(expect.stringMatching(/\/menu-[\w-]+\.js$/u));
  const { needed } = await filesAround(page);
  const first = responses.filter((response) => needed.includes(response.url()));
  expect(await scriptKilobytes(first)).toBeLessThanOrEqual(96);
});

test("a dish that opens leaves the page's style sheet and background as they are", async ({
  page,
}) => {
  await page.goto("/products");
  const sheet = await page.evaluateHandle(() => document.styleSheets[0]);
  const root = page.locator("html");
  const background = () => root.evaluate((html) => getComputedStyle(html).background);
  const before = await background();
  await page.locator(".product-link").first().click();
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate((first) => document.styleSheets[0] === first, sheet)).toBe(true);
  await expect(root).toHaveAttribute("data-modal");
  expect(await background()).toBe(before);
});
