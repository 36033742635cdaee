import type { Page } from "@playwright/test";

/** Holds back the answers of an address until they are let go. */
export async function hold(page: Page, url: RegExp) {
  const asked = Promise.withResolvers<unknown>();
  const answered = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    asked.resolve(route.request().postDataJSON());
    await answered.promise;
    await route.continue();
  });
  return { asked: asked.promise, letGo: answered.resolve };
}
