import type { Page } from "@playwright/test";
import { dialog } from "../support/browser/dialog.ts";
import type { CustomerPage } from "../support/customer/customer-page.ts";
import { expect, test } from "../support/test.ts";

/** What the page's language says in its own way. */
const MESSAGES_CODE = /\/assets\/es-MX-[\w-]{8}\.js$/u;

/** Has the first `count` requests for the page's words fail; answers how often the page was fetched. */
async function failMessageRequests(page: Page, count: number): Promise<() => number> {
  let lost = 0;
  await page.route(MESSAGES_CODE, (route) => {
    lost += 1;
    return lost > count ? route.continue() : route.abort();
  });
  let fetched = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) fetched += 1;
  });
  return () => fetched;
}

/** A button does nothing before the page is alive, and cannot be pressed behind its sheet. */
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
  const fetched = await failMessageRequests(page, 1);
  await page.goto("/products");
  await expect.poll(fetched).toBe(2);
  await expectHydrated({ page, t });
  expect(fetched()).toBe(2);
});

test("a page whose messages never load stays as the server sent it, after one reload", async ({
  page,
  browserErrors,
  t,
}) => {
  browserErrors.allow(/ERR_FAILED|words of es-MX could not be loaded/u);
  const fetched = await failMessageRequests(page, Number.POSITIVE_INFINITY);
  const told = page.waitForEvent("console", (said) => said.text().includes("words of es-MX"));
  await page.goto("/products");
  await expect.poll(fetched).toBe(2);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("navigation", { name: t("menu.categories") })).toBeVisible();
  expect((await told).type()).toBe("error");
  expect(fetched()).toBe(2);
});

test("messages that failed to load offline are loaded when the network returns", async ({
  page,
  context,
  browserErrors,
  t,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED|words of es-MX could not be loaded/u);
  const told = page.waitForEvent("console", (said) => said.text().includes("words of es-MX"));
  await page.route(
    MESSAGES_CODE,
    async (route) => {
      await context.setOffline(true);
      await route.abort("internetdisconnected");
    },
    { times: 1 },
  );
  await page.goto("/products", { waitUntil: "commit" });
  await told;
  await context.setOffline(false);
  await expectHydrated({ page, t });
});
