import type { Page } from "@playwright/test";

/** Returns the texts for screen readers that are not positioned against their parent. */
export function detachedScreenReaderTexts(page: Page): Promise<string[]> {
  return page.locator(".heard").evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .filter((each) => (each as HTMLElement).offsetParent !== each.parentElement)
      .map((each) => each.textContent || each.outerHTML),
  );
}
