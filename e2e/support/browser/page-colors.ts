import type { Page } from "@playwright/test";

/** Returns the colours of the page's root element. */
export function rootStyle(page: Page) {
  return page.evaluate(() => {
    const { colorScheme, backgroundColor, color } = getComputedStyle(document.documentElement);
    return { colorScheme, backgroundColor, color };
  });
}
