import type { Page, Response } from "@playwright/test";

/**
 * Waits until React has taken over the page that the server rendered. Before that a link loads a whole
 * page and a button does nothing. A page without our scripts counts as taken over.
 */
export async function waitForHydration(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(
    () =>
      !("__reactRouterContext" in window) ||
      Object.keys(document.body).some((key) => key.startsWith("__reactFiber")),
    undefined,
    { timeout },
  );
}

type OpenOptions = { waitUntil?: string };

/**
 * Makes `goto` and `reload` of a page wait for its hydration, so that no journey presses something too
 * early. `{ waitUntil: "commit" }` does not wait: it is for tests of what happens before.
 */
export function hydrateOnOpen(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const hydrated = async (opening: Promise<Response | null>, options?: OpenOptions) => {
    const response = await opening;
    if (options?.waitUntil !== "commit") await waitForHydration(page);
    return response;
  };
  page.goto = (url, options) => hydrated(goto(url, options), options);
  page.reload = (options) => hydrated(reload(options), options);
}
