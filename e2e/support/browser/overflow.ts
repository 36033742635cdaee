import { expect, type Page } from "@playwright/test";

/** Expects that nothing on the page is wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await overflowOf(page), "pixels wider than the screen").toBeLessThanOrEqual(0);
}

/** The pixels by which the page is wider than the screen. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
