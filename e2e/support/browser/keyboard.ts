import { expect, type Locator, type Page } from "@playwright/test";
import { dialog } from "./dialog.ts";
import { expectFocusVisible } from "./visible-focus.ts";

/** More than any page needs. */
const MAX_TAB_PRESSES = 100;

/** Presses Tab, or `key`, until the target has the focus. */
export async function tabTo(target: Locator, key = "Tab"): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MAX_TAB_PRESSES; presses += 1) {
    await target.page().keyboard.press(key);
    if (await isFocused()) return;
  }
  await expect(target).toBeFocused();
}

/** Moves the focus to a control by Tab, expects it to be visible, and presses a key. */
export async function tabToAndPress(
  page: Page,
  role: "link" | "button",
  name: string | RegExp,
  key = "Enter",
) {
  const within = (await dialog(page).count()) > 0 ? dialog(page) : page;
  await tabTo(within.getByRole(role, { name }).first());
  await expectFocusVisible(page);
  await page.keyboard.press(key);
}

/** Expects that Tab never leaves the open dialog. */
export async function expectFocusTrapped(page: Page): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && !activeElement?.closest("dialog[open]");
    });
    expect(outside).toBe(false);
  }
}
