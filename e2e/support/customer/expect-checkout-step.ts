import { expect, type Locator } from "@playwright/test";
import { dialog } from "../browser/dialog.ts";
import type { CustomerPage } from "./customer-page.ts";

/** Expects exactly one step, with this title and these buttons. */
export async function expectCheckoutStep(
  { page, t }: CustomerPage,
  title: string,
  { back, close }: { back: boolean; close: boolean },
): Promise<void> {
  const headings: Locator = dialog(page).getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([title]);
  const button = (name: string) => page.getByRole("button", { name: t(name), exact: true });
  await expect(button("checkout.back")).toBeVisible({ visible: back });
  await expect(button("checkout.close")).toBeVisible({ visible: close });
}
