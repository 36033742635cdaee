import type { Locator, Page } from "@playwright/test";

/**
 * Returns the open dialog, of several that lie over each other the upper one. A dialog that the server
 * sent open counts once the script has made it modal: a press before that is lost.
 */
export function dialog(page: Page): Locator {
  return page.getByRole("dialog").and(page.locator("[aria-modal]")).last();
}
