import type { Page } from "@playwright/test";
import { countDocuments } from "../support/browser/count-documents.ts";
import { dialog } from "../support/browser/dialog.ts";
import type { CustomerPage } from "../support/customer/customer-page.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** The file with the messages of the page's language. */
const MESSAGES_CODE = /\/assets\/es-MX-[\w-]{8}\.js$/u;

/**
 * Fails the requests for the page's messages in the next `count` documents, as in a new visit; the answer counts
 * the documents. A document asks once or twice: some versions of Chromium keep the failure of an import.
 */
async function failMessageRequests(page: Page, count: number): Promise<() => number> {
  await page.unrouteAll({ behavior: "wait" });
  await page.evaluate(() => sessionStorage.clear());
  const documentCount = countDocuments(page);
  await page.route(MESSAGES_CODE, (route) =>
    documentCount() > count ? route.continue() : route.abort(),
  );
  return documentCount;
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
  context,
  browserErrors,
  t,
}) => {
  browserErrors.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|words of es-MX could not be loaded/u);
  const menu = (await createRestaurant()).url("/products");
  const loggedError = () =>
    page.waitForEvent("console", (message) => message.text().includes("words of es-MX"));

  await test.step("messages that failed to load offline are loaded when the network returns", async () => {
    const logged = loggedError();
    await page.route(
      MESSAGES_CODE,
      async (route) => {
        await context.setOffline(true);
        await route.abort("internetdisconnected");
      },
      { times: 1 },
    );
    await page.goto(menu, { waitUntil: "commit" });
    await logged;
    await context.setOffline(false);
    await expectHydrated({ page, t });
  });

  const loadCount = await failMessageRequests(page, 1);
  await page.goto(menu);
  await expect.poll(loadCount).toBe(2);
  await expectHydrated({ page, t });
  expect(loadCount()).toBe(2);

  await test.step("a page whose messages never load stays as the server sent it, after one reload", async () => {
    const count = await failMessageRequests(page, Number.POSITIVE_INFINITY);
    const logged = loggedError();
    await page.goto(menu, { waitUntil: "commit" });
    await expect.poll(count).toBe(2);
    expect((await logged).type()).toBe("error");
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("navigation", { name: t("menu.categories") })).toBeVisible();
    expect(count()).toBe(2);
  });
});
