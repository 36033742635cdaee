import type { Page } from "@playwright/test";

/**
 * Holds back the responses of `url` until `release` is called; `requested` is the body of the first
 * request.
 */
export async function holdResponses(page: Page, url: RegExp) {
  const requested = Promise.withResolvers<unknown>();
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    requested.resolve(route.request().postDataJSON());
    await released.promise;
    await route.continue();
  });
  return { requested: requested.promise, release: released.resolve };
}
