import type { Page } from "@playwright/test";
import { dialog } from "../support/browser/dialog.ts";
import type { CustomerPage } from "../support/customer/customer-page.ts";
import { expect, test } from "../support/test.ts";

/** The file with the messages of the page's language. */
const MESSAGES_CODE = /\/assets\/es-MX-[\w-]{8}\.js$/u;

/** Fails the first `count` requests for the page's messages; the answer counts the page's loads. */
async function failMessageRequests(page: Page, count: number): Promise<() => number> {
  let requestCount = 0;
  await page.route(MESSAGES_CODE, (route) => {
    requestCount += 1;
    return requestCount > count ? route.continue() : route.abort();
  });
  let loadCount = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loadCount += 1;
  });
  return () => loadCount;
}

/** Expects that a button opens its sheet: before hydration it does nothing. */
async function expectHydrated({ page, t }: CustomerPage): Promise<void> {
  const info = page.getByRole("button", { name: t("info.title"), exact: true });
  await expect(async () => {
    if (!(await dialog(page).isVisible())) await info.click({ timeout: 1_000 });
    await expect(dialog(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test("a page whose messages fail to load reloads itself and then works", async ({
  page,
  browserErrors,
  t,
}) => {
  browserErrors.allow(/ERR_FAILED/u);
  const loadCount = await failMessageRequests(page, 1);
  await page.goto("/products");
  await expect.poll(loadCount).toBe(2);
  await expectHydrated({ page, t });
  expect(loadCount()).toBe(2);
});

test("a page whose messages never load stays as the server sent it, after one reload", async ({
  page,
  browserErrors,
  t,
}) => {
  browserErrors.allow(/ERR_FAILED|words of es-MX could not be loaded/u);
  const loadCount = await failMessageRequests(page, Number.POSITIVE_INFINITY);
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("words of es-MX"),
  );
  await page.goto("/products", { waitUntil: "commit" });
  await expect.poll(loadCount).toBe(2);
  expect((await logged).type()).toBe("error");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("navigation", { name: t("menu.categories") })).toBeVisible();
  expect(loadCount()).toBe(2);
});

test("messages that failed to load offline are loaded when the network returns", async ({
  page,
  context,
  browserErrors,
  t,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED|words of es-MX could not be loaded/u);
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("words of es-MX"),
  );
  await page.route(
    MESSAGES_CODE,
    async (route) => {
      await context.setOffline(true);
      await route.abort("internetdisconnected");
    },
    { times: 1 },
  );
  await page.goto("/products", { waitUntil: "commit" });
  await logged;
  await context.setOffline(false);
  await expectHydrated({ page, t });
});
