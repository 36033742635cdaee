import type { Page } from "@playwright/test";

/** What the page's first element is drawn with. */
export function rootStyle(page: Page) {
  return page.evaluate(() => {
    const { colorScheme, backgroundColor, color } = getComputedStyle(document.documentElement);
    return { colorScheme, backgroundColor, color };
  });
}
