import type { Locator, Page } from "@playwright/test";

/** The dialog that is open; the browser keeps all others out of reach. */
export function dialog(page: Page): Locator {
  return page.getByRole("dialog");
}
