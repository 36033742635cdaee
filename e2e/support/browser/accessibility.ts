import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type Violation = { rule: string; nodes: string[] };

/**
 * What axe finds on the page as it stands, by WCAG 2.2 AA and by what is good practice. The viewport
 * without zoom that the specification asks for (spec §2, Structured data) is the one exception.
 */
export async function accessibilityViolations(page: Page): Promise<Violation[]> {
  // In the page itself, for it has no frames: a page of its own for the results takes as long again.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    rules: { "meta-viewport": { enabled: false }, "target-size": { enabled: true } },
  });
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
}

/** Expects that axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityViolations(page), `accessibility of ${page.url()}`).toEqual([]);
}
