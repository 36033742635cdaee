import { test as base, expect } from "@playwright/test";
import { type BrowserErrors, collectBrowserErrors } from "./browser-errors.ts";
import { createTranslate, type TestTranslate } from "./create-translate.ts";

/** The tests' server at one of the demo companies' hosts: `origin("demo")`. */
export function companyOrigin(company = "demo"): string {
  return `http://${company}.localhost:${process.env.E2E_PORT}`;
}

type Fixtures = {
  /** The storefront's words in the language of the project. */
  t: TestTranslate;
  /** Fails the test on browser errors that the test did not allow. */
  browserErrors: BrowserErrors;
};

/** Playwright's `test` at the demo restaurant, that fails on unexpected browser errors. */
export const test = base.extend<Fixtures>({
  baseURL: companyOrigin(),
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
