import { brotliCompressSync } from "node:zlib";
import { consoleOrigin, test } from "../support/console.ts";
import { companyOrigin, expect } from "../support/test.ts";

test("a page that is missing has the status 404, and the chosen language and theme", async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/404: GET/u);
  const url = consoleOrigin();
  await context.addCookies([
    { name: "console_theme", value: "dark", url },
    { name: "i18n_redirected", value: "ar", url },
  ]);
  expect((await page.goto("/no/such/page"))?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a visitor without an account is sent to sign in, with the way back", async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/404: GET/u);
  await page.goto("/demo/more");
  await expect(page).toHaveURL(/\/sign-in\?to=%2Fdemo%2Fmore$/u);
});

test("the theme of the device is drawn where nothing is chosen", async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/404: GET/u);
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/no/such/page");
  const light = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(ground).not.toBe(light);
});

test("the first load of the console is at most 150 kB, and has no file of a storefront", async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/404: GET/u);
  const files: { url: string; size: number; text: string }[] = [];
  page.on("response", async (response) => {
    if (!/\.(js|css)$/u.test(new URL(response.url()).pathname)) return;
    const body = await response.body();
    files.push({ url: response.url(), size: brotliCompressSync(body).length, text: String(body) });
  });
  await page.goto("/no/such/page");
  await page.waitForLoadState("networkidle");
  expect(files.length).toBeGreaterThan(3);
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(150_000);
  expect(files.filter(({ url }) => !url.startsWith(consoleOrigin()))).toEqual([]);
  expect(files.filter(({ text }) => /checkout|leaflet/u.test(text)).map(({ url }) => url)).toEqual(
    [],
  );
});

test("a storefront loads no file of the console", async ({ page }) => {
  const texts: string[] = [];
  page.on("response", async (response) => {
    if (/\.(js|css)$/u.test(new URL(response.url()).pathname)) texts.push(await response.text());
  });
  await page.goto(`${companyOrigin()}/products`);
  await page.waitForLoadState("networkidle");
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => text.includes("console_theme"))).toEqual([]);
});
