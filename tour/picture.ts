import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkAccess, checkLayout, checkScreen, type Findings } from "./checks/check-screen.ts";
import { withLongerTexts } from "./checks/read-page.ts";
import { checkStrains, type StrainName } from "./checks/strains.ts";
import type { Screen } from "./journey.ts";
import type { Options } from "./options.ts";
import { quiet, type Visitor } from "./visitor.ts";

export type How = Pick<Options, "check" | "pseudo"> & {
  /** What each screen that is checked has to bear. */
  strains: readonly StrainName[];
  /** The folder of the pictures; null where the screens are only looked at. */
  out: string | null;
};

/** Takes a picture of the screen that the visitor sees, and tells what is wrong with it. */
export async function picture(
  visitor: Visitor,
  file: string,
  { whole, locale }: Screen,
  how: How,
): Promise<Findings> {
  const { page } = visitor;
  await quiet(page);
  const take = async () => {
    if (how.out === null) return;
    const path = join(how.out, file);
    await mkdir(dirname(path), { recursive: true });
    await page.screenshot({ path, type: "jpeg", quality: 88, fullPage: whole });
  };
  if (how.pseudo) {
    return withLongerTexts(page, async () => {
      await take();
      return checkLayout(page);
    });
  }
  await take();
  const findings = await checkScreen(page, locale ?? visitor.locale);
  if (how.check) {
    findings.faults.push(...(await checkAccess(page)));
    findings.faults.push(...(await checkStrains(page, how.strains, findings.faults)));
  }
  return findings;
}
