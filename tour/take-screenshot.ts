import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  checkAccessibility,
  checkLayout,
  checkScreen,
  type Findings,
} from "./checks/check-screen.ts";
import { checkUnderStress, type StressName } from "./checks/layout-stress.ts";
import { withPseudoLocalization } from "./checks/read-page.ts";
import type { Options } from "./setup/options.ts";
import type { Screen } from "./visitor/journey.ts";
import { type TourVisitor, waitUntilIdle } from "./visitor/visitor.ts";

export type ScreenshotOptions = Pick<Options, "check" | "pseudo"> & {
  /** The stresses under which each screen is checked. */
  strains: readonly StressName[];
  /** The folder of the pictures; null takes none. */
  out: string | null;
};

/** Takes a picture of the visitor's screen, and answers with its faults. */
export async function takeScreenshot(
  visitor: TourVisitor,
  file: string,
  { fullPage, locale }: Screen,
  how: ScreenshotOptions,
): Promise<Findings> {
  const { page } = visitor;
  await waitUntilIdle(page);
  const take = async () => {
    if (how.out === null) return;
    const path = join(how.out, file);
    await mkdir(dirname(path), { recursive: true });
    // A bar that sticks to the window would stand in the middle of the whole page.
    if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.screenshot({ path, type: "jpeg", quality: 88, fullPage });
  };
  if (how.pseudo) {
    return withPseudoLocalization(page, async () => {
      await take();
      return checkLayout(page);
    });
  }
  await take();
  const findings = await checkScreen(page, locale ?? visitor.locale, visitor.app);
  if (how.check) {
    findings.faults.push(...(await checkAccessibility(page)));
    findings.faults.push(...(await checkUnderStress(page, how.strains, findings.faults)));
  }
  return findings;
}
