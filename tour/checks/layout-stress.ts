import type { Page } from "@playwright/test";
import { checkLayout, type Findings } from "./check-screen.ts";
import { withPseudoLocalization } from "./read-page.ts";

/**
 * Larger text in a browser's settings also enlarges the breakpoints of a page; a font size set on the
 * page does not. A window of this width has the same layout.
 */
const WIDTH_AT_DOUBLE_TEXT = 760;

type Stress = <T>(page: Page, act: () => Promise<T>) => Promise<T>;

/** The narrowest window in which nothing may be lost (WCAG 1.4.10), in CSS pixels. */
const MIN_WIDTH = 320;

/** The conditions under which a screen is checked: other languages, windows and text sizes. */
const stresses = {
  "longer texts": withPseudoLocalization,
  "a narrow window": withWidth,
  "text of twice the size": withLargeText,
} satisfies Record<string, Stress>;
export type StressName = keyof typeof stresses;

export const allStresses = Object.keys(stresses) as StressName[];

/** Returns the faults of the page under each stress, except `earlierFaults`; the page is restored. */
export async function checkUnderStress(
  page: Page,
  names: readonly StressName[],
  earlierFaults: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const name of names) {
    const { faults }: Findings = await stresses[name](page, () => checkLayout(page));
    found.push(
      ...faults.filter((each) => !earlierFaults.includes(each)).map((each) => `${name}: ${each}`),
    );
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

/** The page forbids zooming (conformance 2.138), but not larger text (WCAG 1.4.4). */
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
