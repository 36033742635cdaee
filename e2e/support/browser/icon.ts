import type { Locator } from "@playwright/test";

/** How the outlines of the icons begin. Icons are hidden from screen readers and have no name. */
const outlines = { star: "M11.525 2.295", chevronRight: "m9 18 6-6-6-6" };

/** Finds an icon in `parent` by its outline. */
export function icon(parent: Locator, name: keyof typeof outlines): Locator {
  return parent.locator(`svg:has(path[d^="${outlines[name]}"])`);
}
