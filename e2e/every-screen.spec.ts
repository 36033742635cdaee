import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import type { Locale } from "../apps/storefront/app/i18n/locales.ts";
import { allStrains } from "../tour/checks/strains.ts";
import type { Journey } from "../tour/journey.ts";
import { journeys } from "../tour/journeys.ts";
import { original, writeDemo } from "../tour/variants.ts";
import { restaurant } from "../tour/visitor.ts";
import { walk } from "../tour/walk.ts";
import { expect, test } from "./support/test.ts";

/**
 * Journeys of the tour on a phone, where each screen is judged: by axe, and by whether all of it can
 * be read and pressed, also with longer texts, in a narrower window and with letters of twice the
 * size. All of them, in every language, on both sizes and grounds, are judged by
 * `npm run tour -- --check`.
 */
const inEnglish = [
  "product",
  "summary",
  "delivery, written by hand",
  "order",
  "no restaurant",
  "failures",
];
const inArabic = ["taquería", "menu of the taquería", "cart", "coupons", "name and phone"];

/** Screens of them that are judged in screens.spec.ts, or laid out as another that is judged here. */
const leftOut: Record<string, readonly string[]> = {
  product: ["plain", "few left", "sold out", "without a picture", "unknown"],
  "no restaurant": [
    ...["", ", Spanish", ", French", ", Portuguese"].map((name) => `menu that is disabled${name}`),
    "health",
  ],
  taquería: ["landing with a QR code"],
  "menu of the taquería": ["middle"],
};

function named(names: readonly string[]): Journey[] {
  return names.map((name) => {
    const found = journeys.find((journey) => journey.name === name);
    if (!found) throw new Error(`The tour has no journey “${name}”`);
    const without = leftOut[name] ?? [];
    const screens = found.screens.filter((screen) => !without.includes(screen.name));
    expect(screens).toHaveLength(found.screens.length - without.length);
    return { ...found, screens };
  });
}

/** Walks a journey to its end, and expects nothing wrong with any of its screens. */
async function expectSound(browser: Browser, journey: Journey, locale: Locale): Promise<void> {
  const how = {
    only: [],
    ground: null,
    check: true,
    strains: allStrains,
    pseudo: false,
    out: null,
  };
  const seen = await walk(browser, { journey, locale, size: "phone" }, how);
  const wrong = seen.flatMap(({ screen, failure, faults }) =>
    [...(failure === null ? [] : [failure]), ...faults].map((said) => `${screen}: ${said}`),
  );
  expect(wrong).toEqual([]);
  expect(seen).toHaveLength(journey.screens.length);
}

test.describe("every screen, in English", () => {
  for (const journey of named(inEnglish)) {
    test(journey.name, async ({ browser }) => {
      test.slow();
      await expectSound(browser, journey, "en");
    });
  }
});

test.describe("every screen, in Arabic on a dark ground", () => {
  // One after the other, at a restaurant that is imported once.
  test.describe.configure({ mode: "default" });
  const host = "dark-demo";

  test.beforeAll(async () => {
    const files = await mkdtemp(path.join(tmpdir(), "comanda-screens-"));
    await restaurant("import", await writeDemo(original("demo"), files, "dark", host));
    await rm(files, { recursive: true });
  });

  for (const journey of named(inArabic)) {
    test(journey.name, async ({ browser }) => {
      test.slow();
      await expectSound(browser, { ...journey, company: host }, "ar");
    });
  }
});
