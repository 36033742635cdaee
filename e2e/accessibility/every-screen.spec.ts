import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locale } from "@comanda/ui/i18n/locales.ts";
import type { Browser } from "@playwright/test";
import { allStresses } from "../../tour/checks/layout-stress.ts";
import { allJourneys } from "../../tour/journeys/all-journeys.ts";
import {
  companyVariants,
  setBackground,
  writeDemoCopy,
  writeVariant,
} from "../../tour/setup/company-variants.ts";
import type { Background } from "../../tour/setup/options.ts";
import type { Journey } from "../../tour/visitor/journey.ts";
import { runRestaurantCommand } from "../../tour/visitor/visitor.ts";
import { walkJourney } from "../../tour/walk-journey.ts";
import { expect, test } from "../support/test.ts";

/**
 * Journeys of the tour on a phone. Each screen is checked by axe, and for text and controls that are
 * cut off or too small, also with longer texts, in a narrower window and with text of twice the size.
 * `npm run tour -- --check` checks all journeys in every language, on both sizes and backgrounds.
 */
const englishJourneys = ["product", "summary", "order"];
const arabicJourneys = ["taquería", "cart", "coupons", "name and phone"];

/** The dishes of these journeys. Behind a sheet a long menu shows nothing new, and each check reads it. */
const dishes = [
  "prod-al-pastor",
  "prod-burrito-norteno",
  "prod-combo-esquina",
  "prod-gobernador",
  "prod-parrillada",
  "prod-pescado-baja",
];

/** Journeys at other restaurants than the small one, and in the whole menu. */
const otherJourneys = [
  ["delivery, written by hand", "en"],
  ["no restaurant", "en"],
  ["failures", "en"],
  ["menu of the taquería", "ar"],
] as const;

/** Screens checked in page-basics.spec.ts, or laid out like another screen that is checked here. */
const skippedScreens: Record<string, readonly string[]> = {
  product: ["plain", "few left", "sold out", "without a picture", "unknown"],
  "no restaurant": [
    ...["", ", Spanish", ", French", ", Portuguese"].map((name) => `menu that is disabled${name}`),
    "health",
  ],
  taquería: ["landing with a QR code"],
  "menu of the taquería": ["middle", "end"],
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

/** Walks a journey to its end, and expects no fault on any of its screens. */
async function expectNoFaults(browser: Browser, journey: Journey, locale: Locale): Promise<void> {
  const how = {
    only: [],
    ground: null,
    check: true,
    strains: allStresses,
    pseudo: false,
    out: null,
  };
  const results = await walkJourney(browser, { journey, locale, size: "phone" }, how);
  const wrong = results.flatMap(({ screen, failure, faults }) =>
    [...(failure === null ? [] : [failure]), ...faults].map((fault) => `${screen}: ${fault}`),
  );
  expect(wrong).toEqual([]);
  expect(results).toHaveLength(journey.screens.length);
}

/** Imports the file that `write` writes into an empty folder. */
async function importCompany(write: (folder: string) => Promise<string>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-screens-"));
  await runRestaurantCommand("import", await write(folder));
  await rm(folder, { recursive: true });
}

function describeAtSmallTaqueria(
  title: string,
  { names, locale, ground }: { names: readonly string[]; locale: Locale; ground: Background },
): void {
  test.describe(title, () => {
    // One after the other: the restaurant is imported once.
    test.describe.configure({ mode: "default" });
    const host = `${ground}-demo`;

    test.beforeAll(async () => {
      const change = (document: Parameters<typeof setBackground>[0]) =>
        setBackground(document, ground);
      const keeps: Parameters<typeof writeDemoCopy>[4] = ({ id }, index) =>
        index === 0 || dishes.includes(id);
      await importCompany((folder) => writeDemoCopy(host, "taqueria", folder, change, keeps));
    });

    for (const journey of findJourneys(names)) {
      test(journey.name, async ({ browser }) => {
        test.slow();
        await expectNoFaults(browser, { ...journey, company: host }, locale);
      });
    }
  });
}

describeAtSmallTaqueria("no screen has a fault, in English", {
  names: englishJourneys,
  locale: "en",
  ground: "light",
});

describeAtSmallTaqueria("no screen has a fault, in Arabic on a dark ground", {
  names: arabicJourneys,
  locale: "ar",
  ground: "dark",
});

test.describe("no screen of other restaurants has a fault", () => {
  for (const [name, locale] of otherJourneys) {
    test(name, async ({ browser }) => {
      test.slow();
      for (const journey of findJourneys([name])) {
        const { company } = journey;
        if (company in companyVariants)
          await importCompany((folder) => writeVariant(company, folder));
        await expectNoFaults(browser, journey, locale);
      }
    });
  }
});
