import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

test("a chosen file whose changes are not applied asks before its page is left, and no more once they are", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, t } = await openConsole(restaurant, "menu", { role: "manager" });
  await page.getByRole("button", { name: t("menu.actionsOf", { name: t("nav.menu") }) }).click();
  await page.getByRole("link", { name: t("menu.import"), exact: true }).click();
  const choose = page.getByRole("button", { name: t("menu.import.choose"), exact: true });
  const chooser = page.waitForEvent("filechooser");
  await choose.click();
  await (await chooser).setFiles({
    name: "carta.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("category;name;price\r\nPostres;Flan;45\r\n"),
  });
  const apply = page.getByRole("button", { name: t("menu.import.apply", { count: 1 }) });
  await expect(apply).toBeVisible();

  const question = page.getByRole("dialog", { name: t("menu.leaveTitle") });
  await page.goBack();
  await expect(question.getByText(t("menu.import.leaveText"))).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: t("menu.stay") }).click();
  await page.getByRole("link", { name: t("page.back") }).click();
  await question.getByRole("button", { name: t("menu.stay") }).click();
  await apply.click();
  await expect(page.getByText(t("menu.import.done"))).toBeVisible();

  await page.getByRole("link", { name: t("page.back") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("nav.menu"));
});
