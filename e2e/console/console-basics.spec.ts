import { wireSize } from "../support/browser/wire-size.ts";
import { consoleOrigin, test } from "../support/console.ts";
import { companyOrigin, expect } from "../support/test.ts";

test("the console is light to load, keeps to itself, and follows the device and the visitor", async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/404: GET/u);

  await test.step("the first load of the console is at most 150 kB, and has no file of a storefront", async () => {
    const files: { url: string; size: number; text: string }[] = [];
    page.on("response", async (response) => {
      if (!/\.(js|css)$/u.test(new URL(response.url()).pathname)) return;
      const [size, text] = [await wireSize(response), await response.text()];
      files.push({ url: response.url(), size, text });
    });
    await page.goto("/no/such/page");
    await page.waitForLoadState("networkidle");
    expect(files.length).toBeGreaterThan(3);
    const total = files.reduce((sum, { size }) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(150_000);
    expect(files.filter(({ url }) => !url.startsWith(consoleOrigin()))).toEqual([]);
    expect(
      files.filter(({ text }) => /checkout|leaflet/u.test(text)).map(({ url }) => url),
    ).toEqual([]);
  });

  await test.step("the theme of the device is drawn where nothing is chosen", async () => {
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/no/such/page");
    const light = await ground();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(ground).not.toBe(light);
  });

  await test.step("a visitor without an account is sent to sign in, with the way back", async () => {
    await page.goto("/demo/more");
    await expect(page).toHaveURL(/\/sign-in\?to=%2Fdemo%2Fmore$/u);
  });

  await test.step("a page that is missing has the status 404, and the chosen language and theme", async () => {
    const url = consoleOrigin();
    await context.addCookies([
      { name: "console_theme", value: "dark", url },
      { name: "i18n_redirected", value: "ar", url },
    ]);
    expect((await page.goto("/no/such/page"))?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
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
