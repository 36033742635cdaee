import { test as base, expect } from "@playwright/test";
import { hydrateOnOpen } from "./browser/wait-for-hydration.ts";
import { type BrowserErrors, collectBrowserErrors } from "./browser-errors.ts";
import { createTranslate, type TestTranslate } from "./create-translate.ts";

/** Returns the address of a demo company on the tests' server: `companyOrigin("pizzaria")`. */
export function companyOrigin(company = "demo"): string {
  return `http://${company}.localhost:${process.env.E2E_PORT}`;
}

type Fixtures = {
  /** The storefront's messages in the language of the Playwright project. */
  t: TestTranslate;
  /** Fails the test on browser errors that the test did not allow. */
  browserErrors: BrowserErrors;
};

/**
 * Playwright's `test` at the demo restaurant. Every page that it opens is hydrated before the test
 * goes on, and an unexpected browser error fails the test.
 */
export const test = base.extend<Fixtures>({
  baseURL: companyOrigin(),
  context: async ({ context }, use) => {
    context.on("page", hydrateOnOpen);
    await use(context);
  },
  t: async ({ locale }, use) => use(createTranslate(locale ?? "en")),
  browserErrors: [
    async ({ context }, use) => {
      const browserErrors = collectBrowserErrors(context);
      await use(browserErrors);
      expect(
        browserErrors.unexpected(),
        "errors, warnings and failed requests in the browser",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
