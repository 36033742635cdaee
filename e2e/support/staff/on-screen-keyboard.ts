import { expect, type Locator, type Page } from "@playwright/test";

/** The height of the keyboard that a phone shows for letters. */
const KEYBOARD = 360;

/**
 * Opens an on-screen keyboard for a field, as the browser tells the page of it: the window stays as high as it was.
 * Expects the field above the keyboard, and a button that can be scrolled there; then closes the keyboard.
 */
export async function expectAboveKeyboard(field: Locator, button: Locator): Promise<void> {
  const page = field.page();
  await field.focus();
  const height = await coverWindow(page, KEYBOARD);
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  await expect.poll(() => bottomOf(field)).toBeLessThanOrEqual(height);
  await button.scrollIntoViewIfNeeded();
  await expect.poll(() => bottomOf(button)).toBeLessThanOrEqual(height);
  await coverWindow(page, 0);
}

/** Covers the lower part of the window; answers with the height of the rest. */
function coverWindow(page: Page, covered: number): Promise<number> {
  return page.evaluate((height) => {
    const viewport = window.visualViewport;
    if (!viewport) throw new Error("The browser has no visual viewport");
    const rest = window.innerHeight - height;
    Object.defineProperty(viewport, "height", { configurable: true, get: () => rest });
    viewport.dispatchEvent(new Event("resize"));
    return rest;
  }, covered);
}
