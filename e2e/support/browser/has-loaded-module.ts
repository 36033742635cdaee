import type { Page } from "@playwright/test";

/** Whether the page has fetched the module of this name: the build calls its file so. */
export function hasLoadedModule(page: Page, name: string): Promise<boolean> {
  return page.evaluate(
    (part) =>
      performance.getEntriesByType("resource").some(({ name: url }) => url.includes(`/${part}-`)),
    name,
  );
}
