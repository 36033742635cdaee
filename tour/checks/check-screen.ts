import { type Locale, locales } from "@comanda/ui/i18n/locales.ts";
import type { Page } from "@playwright/test";
import { accessibilityViolations } from "../../e2e/support/browser/accessibility.ts";
import type { App } from "../setup/apps.ts";
import { findUntranslated } from "./find-untranslated.ts";
import type { PageFacts } from "./in-page/page-facts.ts";
import { targetFaults, targetSuggestions, textFaults } from "./layout-faults.ts";
import { readPage } from "./read-page.ts";

/** The faults of a screen, and suggestions for it. */
export type Findings = { faults: string[]; suggestions: string[] };

/** Checks the layout of a screen, but not its texts. */
export async function checkLayout(page: Page): Promise<Findings> {
  return layoutFindings(await readPage(page));
}

/** Checks the layout of a screen, and that its texts are in the visitor's language. */
export async function checkScreen(page: Page, locale: Locale, app: App): Promise<Findings> {
  const facts = await readPage(page);
  const { faults, suggestions } = layoutFindings(facts);
  if (facts.lang !== locale) faults.push(`the page's language is ${facts.lang}`);
  if (facts.dir !== locales[locale].direction) faults.push(`the page's direction is ${facts.dir}`);
  faults.push(...findUntranslated(facts.words, locale, app));
  return { faults, suggestions };
}

/** Returns the findings of axe, one line each. */
export async function checkAccessibility(page: Page): Promise<string[]> {
  const found = await accessibilityViolations(page);
  return found.flatMap(({ rule, nodes }) => nodes.map((node) => `${rule}: ${node}`));
}

function layoutFindings(facts: PageFacts): Findings {
  return {
    faults: [...new Set([...textFaults(facts), ...targetFaults(facts)])],
    suggestions: [...new Set(targetSuggestions(facts))],
  };
}
