import { expect, type Locator } from "@playwright/test";

/** Further than any page goes. */
const MOST = 100;

/** Presses Tab, or the key that leads back, until the target has the focus. */
export async function tabTo(target: Locator, key = "Tab"): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MOST; presses += 1) {
    await target.page().keyboard.press(key);
    if (await isFocused()) return;
  }
  await expect(target).toBeFocused();
}
