import type { Role } from "@comanda/domain/staff/permissions";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { hydrateOnOpen } from "../browser/wait-for-hydration.ts";
import { type BrowserErrors, collectBrowserErrors } from "../browser-errors.ts";
import { consoleOrigin } from "../console.ts";
import { createTranslate, type TestTranslate } from "../create-translate.ts";
import type { Restaurant } from "../restaurant/restaurant.ts";
import { test as base } from "../test.ts";
import { joinRestaurant } from "./join-restaurant.ts";

type ConsoleOptions = {
  role?: Role;
  name?: string;
  locale?: string;
  viewport?: { width: number; height: number };
  colorScheme?: "light" | "dark";
};

/** A look that differs from the usual one in every way. */
export const arabicPhone = {
  locale: "ar",
  colorScheme: "dark",
  viewport: { width: 360, height: 740 },
} as const;

/** A page of the console in a browser of its own, with a member signed in. */
export type ConsolePage = {
  page: Page;
  context: BrowserContext;
  t: TestTranslate;
  errors: BrowserErrors;
};

type ConsoleFixtures = {
  /** Opens a page of the restaurant: `openConsole(restaurant, "sold-out")`. */
  openConsole: (
    restaurant: Pick<Restaurant, "id" | "host">,
    path: string,
    options?: ConsoleOptions,
  ) => Promise<ConsolePage>;
};

/** `test` with members at the console; an error in their browsers fails the test. */
export const test = base.extend<ConsoleFixtures>({
  openConsole: async ({ browser }, use) => {
    const opened: ConsolePage[] = [];
    await use(async (restaurant, path, options = {}) => {
      const { role = "cashier", name = "Lucía", locale = "en", colorScheme = "light" } = options;
      const viewport = options.viewport ?? { width: 360, height: 740 };
      const context = await browser.newContext({
        locale,
        viewport,
        colorScheme,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      hydrateOnOpen(page);
      await joinRestaurant(page, restaurant, { role, name });
      const errors = collectBrowserErrors(context);
      await page.goto(`${consoleOrigin()}/${restaurant.id}/${path}`);
      const member = { page, context, t: createTranslate(locale, "console"), errors };
      opened.push(member);
      return member;
    });
    for (const { context, errors } of opened) {
      expect(errors.unexpected(), "errors in the browser of a member").toEqual([]);
      await context.close();
    }
  },
});
