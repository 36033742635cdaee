import type { Page } from "@playwright/test";

/** Until React has taken over the page that the server rendered: what is pressed before is a plain link. */
export async function waitForHydration(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(
    () => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")),
    undefined,
    { timeout },
  );
}
