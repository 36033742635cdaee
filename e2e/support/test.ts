import { test as base, expect } from "@playwright/test";
import { listen, type Noise } from "./noise.ts";
import { type Translate, texts } from "./texts.ts";

/** The tests' server at one of the demo companies' hosts: `origin("demo")`. */
export function origin(company = "demo"): string {
  return `http://${company}.localhost:${process.env.E2E_PORT}`;
}

type Fixtures = {
  /** The storefront's words in the language of the project. */
  t: Translate;
  /** Fails the test on whatever the browser complained about and the test did not allow. */
  noise: Noise;
};

/** Playwright's `test` at the demo restaurant, that fails on any noise in the browser. */
export const test = base.extend<Fixtures>({
  baseURL: origin(),
  t: async ({ locale }, use) => use(texts(locale ?? "en")),
  noise: [
    async ({ context }, use) => {
      const noise = listen(context);
      await use(noise);
      expect(noise.heard(), "errors, warnings and failed requests in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
