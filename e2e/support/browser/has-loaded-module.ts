import type { Page } from "@playwright/test";

/** Returns whether the page has loaded the module whose file in the build begins with `name`. */
export function hasLoadedModule(page: Page, name: string): Promise<boolean> {
  return page.evaluate(
    (part) =>
      performance.getEntriesByType("resource").some(({ name: url }) => url.includes(`/${part}-`)),
    name,
  );
}
