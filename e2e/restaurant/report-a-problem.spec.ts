import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

test("a visitor reports a problem of a page", async ({ page, t }) => {
  await page.goto(`${companyOrigin()}/products`);
  const sheet = dialog(page);
  await page.getByRole("button", { name: t("report.open") }).click();
  await sheet.getByRole("button", { name: t("report.send") }).click();
  await expect(sheet.getByText(t("report.chooseReason"))).toBeVisible();
  await sheet.getByRole("radio", { name: t("report.reason.food") }).check();
  await sheet.getByRole("button", { name: t("report.send") }).click();
  await expect(sheet.getByText(t("report.descriptionRequired"))).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("textbox", { name: t("report.description") }).fill("Una mosca en la sopa");
  const answered = page.waitForResponse(/site-abuse-report/u);
  await sheet.getByRole("button", { name: t("report.send") }).click();
  expect((await answered).status()).toBe(201);
  await expect(sheet.getByText(t("report.sent"))).toBeVisible();
});
