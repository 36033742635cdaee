import type { Locator, Page } from "@playwright/test";

/** More milliseconds than those within which a second press belongs to the first one. */
const APART_MS = 600;

/** Returns a press of a print button that is no second half of a double tap on it. */
export function pressPrint(page: Page, button: Locator): () => Promise<void> {
  let pressedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    await waitApart(page, pressedAt);
    await button.first().click();
    pressedAt = await page.evaluate(() => performance.now());
  };
}

/** Waits until a press no longer belongs to one at `pressedAt`, on the page's clock. */
export async function waitApart(page: Page, pressedAt: number): Promise<void> {
  await page.waitForFunction(([at, apart]) => performance.now() - at > apart, [
    pressedAt,
    APART_MS,
  ] as const);
}
