import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { expectNoOverflow } from "./overflow.ts";

type Violation = { rule: string; nodes: string[] };

/** WCAG 2.2 AA and axe's best practices, except for the viewport without zoom (conformance 2.138). */
const allRules: RunOptions = {
  reporter: "no-passes",
  rules: { "meta-viewport": { enabled: false }, "target-size": { enabled: true } },
};

const colorRules: RunOptions = {
  reporter: "no-passes",
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/**
 * The script that runs in the page. The file that the package exports is twice as long, and costs each page
 * 0.15 seconds of the processor more.
 */
const axeScript = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Returns what axe finds on the current page. */
export function accessibilityViolations(page: Page): Promise<Violation[]> {
  return runAxe(page, allRules);
}

/**
 * The same by the rules about colours alone, for a page that `accessibilityViolations` has just checked
 * in another colour scheme.
 */
function colorViolations(page: Page): Promise<Violation[]> {
  return runAxe(page, colorRules);
}

/** Runs axe in the page: the pages have no frames. */
async function runAxe(page: Page, options: RunOptions): Promise<Violation[]> {
  // A page that was checked before has it still, and reading its script takes a tenth of a check.
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axeScript);
  return page.evaluate(async (given) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(given);
    return violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      nodes: nodes.map(({ html, any, all, none }) => {
        const reasons = [...any, ...all, ...none].map(({ message, relatedNodes }) =>
          [message, ...(relatedNodes ?? []).map((related) => related.html)].join("\n  "),
        );
        return [html, ...reasons].join("\n");
      }),
    }));
  }, options);
}

/** Expects that axe finds nothing on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityViolations(page), `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * The same, and then of its colours in the other colour scheme: structure and names are the same in both.
 * The page keeps its own scheme.
 */
export async function expectAccessibleInBothSchemes(
  page: Page,
  colorScheme: "light" | "dark",
): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: colorScheme === "light" ? "dark" : "light" });
  expect(await colorViolations(page), `colours of ${page.url()}`).toEqual([]);
  await page.emulateMedia({ colorScheme });
}

/**
 * Expects that axe finds nothing on the current page and that nothing is wider than it, as it is and then
 * on a wide screen in the other colour scheme: what a page looks like there depends on its size and scheme
 * alone.
 */
export async function expectAccessibleAlsoWide(
  page: Page,
  colorScheme: "light" | "dark",
): Promise<void> {
  await expectAccessible(page);
  await expectNoOverflow(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: colorScheme === "light" ? "dark" : "light" });
  await expectAccessible(page);
  await expectNoOverflow(page);
  if (size) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
}
