import type { Locator, Page } from "@playwright/test";
import type { TestTranslate } from "../create-translate.ts";

/** The button with three dots that opens the actions of a thing. */
export function actionsButton(page: Page, t: TestTranslate, name: string): Locator {
  return page.getByRole("button", { name: t("menu.actionsOf", { name }), exact: true });
}

/** Presses an action of a thing, in the sheet that its button with three dots opens. */
export async function pressAction(
  page: Page,
  { t, name, action }: { t: TestTranslate; name: string; action: string },
): Promise<void> {
  await actionsButton(page, t, name).click();
  await page.getByRole("dialog").getByRole("button", { name: action, exact: true }).click();
}
