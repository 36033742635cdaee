import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;
type Violation = { rule: string; nodes: string[] };

/**
 * Returns what axe finds on the current page, by WCAG 2.2 AA and its best practices. The one exception
 * is the viewport without zoom (conformance 2.138).
 */
export async function accessibilityViolations(page: Page): Promise<Violation[]> {
  // The pages have no frames, so that axe can run in the page; its other mode takes twice the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    rules: { "meta-viewport": { enabled: false }, "target-size": { enabled: true } },
  });
  const { violations } = await axe.analyze();
  return violations.map(toViolation);
}

/**
 * The same by the rules about colours alone, for a page that `accessibilityViolations` has just checked
 * in another colour scheme: axe is on the page already.
 */
export async function colorViolations(page: Page): Promise<Violation[]> {
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const values = ["color-contrast", "link-in-text-block"];
    return axe.run({ resultTypes: ["violations"], runOnly: { type: "rule", values } });
  });
  return violations.map(toViolation);
}

function toViolation({ id, help, nodes }: AxeResults["violations"][number]): Violation {
  return {
    rule: `${id}: ${help}`,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  };
}

/** Expects that axe finds nothing on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityViolations(page), `accessibility of ${page.url()}`).toEqual([]);
}
