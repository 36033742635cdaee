import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { moveTo } from "../support/browser/move-to.ts";
import { consoleOrigin } from "../support/console.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { arabicPhone, test } from "../support/staff/console-test.ts";

/** Waits for the code that asks, which is loaded once a sheet is open: then the browser asks before the tab is closed, too. */
async function expectGuarded(page: Page): Promise<void> {
  const asks = () =>
    page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
  await expect.poll(asks).toBe(true);
}

test("a sheet with something typed asks before it is left by Back, by Escape and by closing the tab", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const options = { role: "manager", ...arabicPhone } as const;
  const { page, t } = await openConsole(restaurant, "settings", options);
  const settings = page.getByRole("link", { name: t("settings.place.title") });
  await expect(settings).toBeVisible();
  await moveTo(page, page.url().replace(/settings$/u, "menu"));
  await page.getByRole("button", { name: t("menu.addCategory") }).click();
  const name = page.getByRole("textbox", { name: t("form.name") });
  const question = page.getByRole("dialog", { name: t("menu.leaveTitle") });
  const stay = question.getByRole("button", { name: t("menu.stay") });

  await name.fill("Postres de la abuela");
  await expectGuarded(page);
  await page.goBack();
  await expect(question.getByText(t("menu.leaveSheetText"))).toBeVisible();
  await expectAccessible(page);
  await stay.click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue("Postres de la abuela");

  await page.keyboard.press("Escape");
  await stay.click();
  await expect(name).toHaveValue("Postres de la abuela");

  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(name).toHaveValue("Postres de la abuela");

  await page.goBack();
  await question.getByRole("button", { name: t("menu.leave") }).click();
  await expect(settings).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/u);
});

test("a sheet in which nothing was typed is left by Back and by Escape without a question", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, t } = await openConsole(restaurant, "settings", { role: "manager" });
  const settings = page.getByRole("link", { name: t("settings.place.title") });
  await expect(settings).toBeVisible();
  await moveTo(page, page.url().replace(/settings$/u, "menu"));
  const add = page.getByRole("button", { name: t("menu.addCategory") });
  await add.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await add.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(settings).toBeVisible();
});

test("the account's page asks before a typed name is left, and saves it", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, t } = await openConsole(restaurant, "settings", { role: "manager", name: "Lucía" });
  await page.goto(`${consoleOrigin()}/account`);
  const name = page.getByLabel(t("field.name"));
  await name.fill("Lucía Mendoza");
  await page.getByRole("link", { name: t("page.back") }).click();
  const question = page.getByRole("dialog", { name: t("menu.leaveTitle") });
  await question.getByRole("button", { name: t("menu.stay") }).click();
  await expect(name).toHaveValue("Lucía Mendoza");
  await page.getByRole("link", { name: t("page.back") }).click();
  await question.getByRole("button", { name: t("menu.saveAndLeave") }).click();
  await expect(page).not.toHaveURL(/\/account/u);
  await page.goto(`${consoleOrigin()}/account`);
  await expect(name).toHaveValue("Lucía Mendoza");
});

test("with changes of the page below, the sheet asks first, and the page after it", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, t } = await openConsole(restaurant, "menu", { role: "manager" });
  const menu = page.getByRole("heading", { name: t("nav.menu"), level: 1 });
  await expect(menu).toBeVisible();
  await moveTo(page, page.url().replace(/menu$/u, "menu/products/taco"));
  const later = page.getByRole("button", { name: t("menu.schedule.later") });
  const sheet = page.getByRole("dialog", { name: t("menu.schedule.later") });
  const close = sheet.getByRole("button", { name: t("sheet.close") });
  const date = sheet.getByLabel(t("menu.schedule.date"));
  await later.click();
  await date.fill("2030-01-01");
  await expectGuarded(page);
  await close.click();
  await expect(sheet).toHaveCount(0);
  await page.getByLabel(t("form.name"), { exact: true }).first().fill("Taco dorado");
  await later.click();
  await date.fill("2030-01-01");
  await page.goBack();
  const question = page.getByRole("dialog", { name: t("menu.leaveTitle") });
  await expect(question.getByText(t("menu.leaveSheetText"))).toBeVisible();
  await question.getByRole("button", { name: t("menu.stay") }).click();
  // As close together as a hurried hand, and closer: the page asks from the moment at which the sheet is closed.
  await close.evaluate((button: HTMLElement) => {
    button.click();
    history.back();
  });
  await expect(question.getByText(t("menu.leaveText"))).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await question.getByRole("button", { name: t("menu.leave") }).click();
  await expect(menu).toBeVisible();
});
