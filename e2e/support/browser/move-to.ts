import type { Page } from "@playwright/test";

/**
 * Goes to another address of the same app without a new document, as a link does. It does not wait for the
 * new page. So the next locator has to name something that only the new page has.
 */
export function moveTo(page: Page, url: string): Promise<void> {
  return page.evaluate((to) => {
    // The router writes its entries of the history in this form.
    const { idx = 0 } = window.history.state ?? {};
    window.history.pushState({ usr: null, key: "e2e", idx: idx + 1 }, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, url);
}
