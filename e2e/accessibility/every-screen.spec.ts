import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import type { Locale } from "../../apps/storefront/app/i18n/locales.ts";
import { allStresses } from "../../tour/checks/layout-stress.ts";
import { allJourneys } from "../../tour/journeys/all-journeys.ts";
import { demoCompanyOf, writeDemoCompany } from "../../tour/setup/company-variants.ts";
import type { Journey } from "../../tour/visitor/journey.ts";
import { runRestaurantCommand } from "../../tour/visitor/visitor.ts";
import { walkJourney } from "../../tour/walk-journey.ts";
import { expect, test } from "../support/test.ts";

/**
 * Journeys of the tour on a phone, where each screen is judged: by axe, and by whether all of it can
 * be read and pressed, also with longer texts, in a narrower window and with letters of twice the
 * size. All of them, in every language, on both sizes and grounds, are judged by
 * `npm run tour -- --check`.
 */
const englishJourneys = [
  "product",
  "summary",
  "delivery, written by hand",
  "order",
  "no restaurant",
  "failures",
];
const arabicJourneys = ["taquería", "menu of the taquería", "cart", "coupons", "name and phone"];

/** Screens of them that are checked in page-basics.spec.ts, or laid out as another that is judged here. */
const skippedScreens: Record<string, readonly string[]> = {
  product: ["plain", "few left", "sold out", "without a picture", "unknown"],
  "no restaurant": [
    ...["", ", Spanish", ", French", ", Portuguese"].map((name) => `menu that is disabled${name}`),
    "health",
  ],
  taquería: ["landing with a QR code"],
  "menu of the taquería": ["middle"],
};

function findJourneys(names: readonly string[]): Journey[] {
  return names.map((name) => {
    const found = allJourneys.find((journey) => journey.name === name);
    if (!found) throw new Error(`The tour has no journey “${name}”`);
    const without = skippedScreens[name] ?? [];
    const screens = found.screens.filter((screen) => !without.includes(screen.name));
    expect(screens).toHaveLength(found.screens.length - without.length);
    return { ...found, screens };
  });
}

/** Walks a journey to its end, and expects nothing wrong with any of its screens. */
async function expectNoFaults(browser: Browser, journey: Journey, locale: Locale): Promise<void> {
  const how = {
    only: [],
    ground: null,
    check: true,
    strains: allStresses,
    pseudo: false,
    out: null,
  };
  const seen = await walkJourney(browser, { journey, locale, size: "phone" }, how);
  const wrong = seen.flatMap(({ screen, failure, faults }) =>
    [...(failure === null ? [] : [failure]), ...faults].map((said) => `${screen}: ${said}`),
  );
  expect(wrong).toEqual([]);
  expect(seen).toHaveLength(journey.screens.length);
}

test.describe("every screen, in English", () => {
  for (const journey of findJourneys(englishJourneys)) {
    test(journey.name, async ({ browser }) => {
      test.slow();
      await expectNoFaults(browser, journey, "en");
    });
  }
});

test.describe("every screen, in Arabic on a dark ground", () => {
  // One after the other, at a restaurant that is imported once.
  test.describe.configure({ mode: "default" });
  const host = "dark-demo";

  test.beforeAll(async () => {
    const files = await mkdtemp(path.join(tmpdir(), "comanda-screens-"));
    await runRestaurantCommand(
      "import",
      await writeDemoCompany(demoCompanyOf("demo"), files, "dark", host),
    );
    await rm(files, { recursive: true });
  });

  for (const journey of findJourneys(arabicJourneys)) {
    test(journey.name, async ({ browser }) => {
      test.slow();
      await expectNoFaults(browser, { ...journey, company: host }, "ar");
    });
  }
});
