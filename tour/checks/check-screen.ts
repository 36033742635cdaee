import type { Page } from "@playwright/test";
import { type Locale, locales } from "../../apps/storefront/app/i18n/locales.ts";
import { accessibilityFaults } from "../../e2e/support/accessible.ts";
import { targetFaults, targetWishes, textFaults } from "./layout-faults.ts";
import type { PageFacts } from "./page-facts.ts";
import { readPage } from "./read-page.ts";
import { untranslated } from "./untranslated.ts";

/** What is wrong with a screen, and what could be better. */
export type Findings = { faults: string[]; wishes: string[] };

/** What can be told of a screen by its layout and its words. */
export async function checkLayout(page: Page): Promise<Findings> {
  return judge(await readPage(page));
}

/** The same, and whether its words are of the visitor's language. */
export async function checkScreen(page: Page, locale: Locale): Promise<Findings> {
  const facts = await readPage(page);
  const { faults, wishes } = judge(facts);
  if (facts.lang !== locale) faults.push(`the page's language is ${facts.lang}`);
  if (facts.dir !== locales[locale].direction) faults.push(`the page's direction is ${facts.dir}`);
  faults.push(...untranslated(facts.words, locale));
  return { faults, wishes };
}

/** What axe finds, a line each. */
export async function checkAccess(page: Page): Promise<string[]> {
  const found = await accessibilityFaults(page);
  return found.flatMap(({ rule, nodes }) => nodes.map((node) => `${rule}: ${node}`));
}

function judge(facts: PageFacts): Findings {
  return {
    faults: [...new Set([...textFaults(facts), ...targetFaults(facts)])],
    wishes: [...new Set(targetWishes(facts))],
  };
}
