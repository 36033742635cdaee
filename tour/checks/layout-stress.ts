import type { Page } from "@playwright/test";
import { checkLayout, type Findings } from "./check-screen.ts";
import { withPseudoLocalization } from "./read-page.ts";

/**
 * A browser's own setting for larger letters moves the widths at which a page changes along with
 * them: a wide window then has the look of a phone, as one of this width has here.
 */
const WIDTH_AT_DOUBLE_TEXT = 760;

type Stress = <T>(page: Page, act: () => Promise<T>) => Promise<T>;

/** The narrowest window in which nothing may be lost (WCAG 1.4.10), in CSS pixels. */
const MIN_WIDTH = 320;

/** What a screen has to bear: other languages, other windows, other eyes. */
const stresses = {
  "longer texts": withPseudoLocalization,
  "a narrow window": withWidth,
  "text of twice the size": withLargeText,
} satisfies Record<string, Stress>;
export type StressName = keyof typeof stresses;

export const allStresses = Object.keys(stresses) as StressName[];

/** What is wrong with the page under each strain and is not among the `known`; it is left as it was. */
export async function checkUnderStress(
  page: Page,
  names: readonly StressName[],
  known: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const name of names) {
    const { faults }: Findings = await stresses[name](page, () => checkLayout(page));
    found.push(...faults.filter((each) => !known.includes(each)).map((each) => `${name}: ${each}`));
  }
  return found;
}

async function withWidth<T>(page: Page, act: () => Promise<T>, width = MIN_WIDTH): Promise<T> {
  const size = page.viewportSize();
  if (!size || size.width <= width) return act();
  await page.setViewportSize({ width, height: size.height });
  try {
    return await act();
  } finally {
    await page.setViewportSize(size);
  }
}

/** The page forbids zooming (spec §2, Head defaults), but not larger letters (WCAG 1.4.4). */
async function withLargeText<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const set = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await set("200%");
  try {
    return await withWidth(page, act, WIDTH_AT_DOUBLE_TEXT);
  } finally {
    await set("");
  }
}
