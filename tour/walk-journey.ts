import path from "node:path";
import type { Locale } from "@comanda/ui/i18n/locales.ts";
import type { Browser } from "@playwright/test";
import { collectBrowserErrors } from "../e2e/support/browser-errors.ts";
import { consoleOrigin } from "../e2e/support/console.ts";
import { createTranslate } from "../e2e/support/create-translate.ts";
import { type ScreenSize, screenSizes, sizesOfApp } from "./setup/apps.ts";
import { demoCompanyOf } from "./setup/company-variants.ts";
import type { Options } from "./setup/options.ts";
import { type ScreenshotOptions, takeScreenshot } from "./take-screenshot.ts";
import { isSelected, type Journey, type Screen } from "./visitor/journey.ts";
import type { TourVisitor } from "./visitor/visitor.ts";

/** Milliseconds for one action; several visitors share the machine. */
const STEP_TIMEOUT_MS = 20_000;

/** A picture of a screen, and its faults. */
export type ScreenResult = {
  journey: string;
  screen: string;
  locale: Locale;
  size: ScreenSize;
  /** Relative to the folder of the pictures. */
  file: string;
  /** Why the screen was not reached; the picture then shows another screen. */
  failure: string | null;
  faults: string[];
  suggestions: string[];
};

/** One journey, on one screen size, in one language. */
export type Walk = { journey: Journey; locale: Locale; size: ScreenSize };

/**
 * Returns the walks for `options`. Spanish is es-MX at the Mexican company and es at the others, so
 * that no screen is visited twice.
 */
export function planWalks(
  journeys: readonly Journey[],
  { only, apps, languages, sizes }: Options,
): Walk[] {
  return journeys
    .filter(({ app }) => apps.includes(app))
    .filter((journey) => journey.screens.some((screen) => isSelected(journey, screen, only)))
    .flatMap((journey) =>
      languages
        .filter(
          (locale) => locale !== (demoCompanyOf(journey.company) === "taqueria" ? "es" : "es-MX"),
        )
        .flatMap((locale) =>
          sizes
            .filter((size) => sizesOfApp[journey.app].includes(size))
            .map((size) => ({ journey, locale, size })),
        ),
    );
}

/** Walks a journey in its own browser context and takes a picture of each selected screen. */
export async function walkJourney(
  browser: Browser,
  { journey, locale, size }: Walk,
  { only, ground, ...screenshotOptions }: Pick<Options, "only" | "ground"> & ScreenshotOptions,
): Promise<ScreenResult[]> {
  const mobile = size === "phone";
  const context = await browser.newContext({
    viewport: screenSizes[size],
    locale,
    baseURL: journey.app === "console" ? consoleOrigin() : undefined,
    isMobile: mobile,
    hasTouch: size !== "desktop",
    // A storefront has the colours of its restaurant.
    colorScheme: journey.app === "console" ? ground : null,
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  const browserErrors = collectBrowserErrors(context);
  // After a page is loaded again the board asks whether it may play sound without a press.
  browserErrors.allow(/AudioContext was not allowed to start/u);
  const page = await context.newPage();
  const visitor: TourVisitor = {
    page,
    app: journey.app,
    t: createTranslate(locale, journey.app),
    locale,
    size,
    ground,
    id: `${journey.name}-${locale}-${size}`.toLowerCase().replace(/[^a-z0-9]+/gu, "-"),
    host: `${journey.company}.localhost`,
  };
  const results: ScreenResult[] = [];
  try {
    const unprepared = await failureOf(journey.prepare(visitor));
    for (const [index, screen] of journey.screens.entries()) {
      const before = browserErrors.unexpected().length;
      const failure = unprepared ?? (await failureOf(screen.go(visitor)));
      if (failure === null && !isSelected(journey, screen, only)) continue;
      const name = fileName(journey, index, screen);
      const file = path.join(name, `${locale}-${size}.jpg`);
      const { faults, suggestions } = await takeScreenshot(
        visitor,
        file,
        screen,
        screenshotOptions,
      );
      const errors = browserErrors.unexpected().slice(before);
      faults.push(...errors.filter((text) => !screen.allowedErrors?.test(text)));
      const named = { journey: journey.name, screen: screen.name, locale, size };
      results.push({ ...named, file, failure, faults, suggestions });
      if (failure !== null) break;
    }
  } finally {
    await context.close();
  }
  return results;
}

/**
 * Returns the first lines of the error with which a step fails, and what it waited for; null when it
 * succeeds.
 */
function failureOf(step: Promise<void>): Promise<string | null> {
  return step.then(
    () => null,
    (error: Error) => error.message.split("\n").slice(0, 3).join(" "),
  );
}

function fileName(journey: Journey, index: number, screen: Screen): string {
  const number = String(index + 1).padStart(2, "0");
  return `${journey.name} ${number} ${screen.name}`.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase();
}
