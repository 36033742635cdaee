import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Expects that axe finds nothing on the page as it stands. The viewport without zoom that the
 * specification asks for (spec §2, Structured data) is the one exception.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // In the page itself, for it has no frames: a page of its own for the results takes as long again.
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(["meta-viewport"]);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
