import type { Page } from "@playwright/test";

/**
 * Goes to another address of the same app as a link does, without a new document. It does not wait for what is
 * there: the next locator does, which therefore names something that the page before does not have.
 */
export function moveTo(page: Page, url: string): Promise<void> {
  return page.evaluate((to) => {
    // As the router writes its entries of the history.
    const { idx = 0 } = window.history.state ?? {};
    window.history.pushState({ usr: null, key: "e2e", idx: idx + 1 }, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, url);
}
