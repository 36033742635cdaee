import type { Browser, Page } from "@playwright/test";

/**
 * Returns whether the browser keeps the failure of an import for as long as the page is open, as Chromium
 * 150 does. Others, such as Chromium 156, fetch the module again.
 */
async function keepsFailedImports(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  const origin = "http://imports.test/";
  let isReachable = false;
  await page.route(`${origin}**`, (route) => {
    if (route.request().url() === origin)
      return route.fulfill({ contentType: "text/html", body: "<!doctype html>" });
    if (!isReachable) return route.abort("connectionfailed");
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.goto(origin);
  const load = () =>
    page.evaluate(() =>
      import("/module.js" as string).then(
        () => true,
        () => false,
      ),
    );
  await load();
  isReachable = true;
  const isLoaded = await load();
  await page.close();
  return !isLoaded;
}

/**
 * Calls `restore`, after which code that a press has asked for can be loaded. A browser that keeps failed
 * imports loads the page again instead, and the press is repeated there.
 */
export async function restoreCode(
  page: Page,
  restore: () => Promise<void>,
  press: () => Promise<void>,
): Promise<void> {
  const browser = page.context().browser();
  if (!browser || !(await keepsFailedImports(browser))) return restore();
  const reloaded = page.waitForEvent("load", { timeout: 30_000 });
  await restore();
  await reloaded;
  await press();
}
