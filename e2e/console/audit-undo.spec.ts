import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility.ts";
import type { TestTranslate } from "../support/create-translate.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { test } from "../support/staff/console-test.ts";

const entry = (page: Page, text: string) =>
  page.locator("ol > li").filter({ hasText: text }).first();
const dialog = (page: Page, t: TestTranslate) =>
  page.getByRole("dialog", { name: t("audit.undo.title") });

async function setPrice(page: Page, t: TestTranslate, price: string): Promise<void> {
  await page.getByLabel(t("menu.priceOf", { name: "Taco" })).fill(price);
  await page.getByRole("button", { name: t("boardSettings.save") }).click();
  await expect(page.getByText(t("menu.bulk.saved", { count: 1 }))).toBeVisible();
}

for (const look of [
  { locale: "en", colorScheme: "light", viewport: { width: 1280, height: 800 } },
  { locale: "ar", colorScheme: "dark", viewport: { width: 360, height: 740 } },
] as const) {
  test(`a manager takes a changed setting back in ${look.locale}, and that back again`, async ({
    openConsole,
  }) => {
    const restaurant = await createRestaurant();
    const options = { role: "manager", name: "Bea", ...look } as const;
    const { page, t } = await openConsole(restaurant, "settings/place", options);
    const name = page.getByLabel(t("settings.place.name"), { exact: true });
    await name.fill("Otro nombre");
    await page.getByRole("button", { name: t("boardSettings.save") }).click();
    await expect(page.getByText(t("boardSettings.saved"), { exact: true })).toBeVisible();

    await page.goto(page.url().replace(/settings\/place$/u, "audit"));
    const changed = entry(page, t("audit.action.settings.change"));
    await expect(changed).toContainText(t("settings.place.title"));
    await expect(changed.getByRole("term")).toHaveText(`${t("settings.place.name")}:`);
    await changed.getByRole("button", { name: t("audit.undo.do") }).click();
    await expect(dialog(page, t)).toContainText("La Prueba");
    await expectAccessible(page);
    await dialog(page, t)
      .getByRole("button", { name: t("audit.undo.keep") })
      .click();
    await expect(dialog(page, t)).toHaveCount(0);
    await changed.getByRole("button", { name: t("audit.undo.do") }).click();
    await dialog(page, t)
      .getByRole("button", { name: t("audit.undo.do") })
      .click();
    await expect(page.getByText(t("audit.undo.done"))).toBeVisible();
    await expect(page.locator("ol > li").filter({ hasText: "Otro nombre" })).toHaveCount(2);

    await changed.getByRole("button", { name: t("audit.undo.do") }).click();
    await dialog(page, t)
      .getByRole("button", { name: t("audit.undo.do") })
      .click();
    await expect(page.locator("ol > li").filter({ hasText: "Otro nombre" })).toHaveCount(3);
    await page.goto(page.url().replace(/audit$/u, "settings/place"));
    await expect(name).toHaveValue("Otro nombre");
  });
}

test("a price is taken back only while it is as the change left it", async ({
  page: guest,
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, t, errors } = await openConsole(restaurant, "menu/prices", {
    ...{ role: "manager", viewport: { width: 1280, height: 800 } },
  });
  errors.allow(/409: POST/u);
  await setPrice(page, t, "31");
  await page.reload();
  await setPrice(page, t, "32");
  await page.goto(page.url().replace(/menu\/prices$/u, "audit"));
  // The latest change stands first.
  const buttons = page.getByRole("listitem").getByRole("button", { name: t("audit.undo.do") });
  await expect(buttons).toHaveCount(2);
  const confirm = dialog(page, t).getByRole("button", { name: t("audit.undo.do") });
  await buttons.nth(1).click();
  await confirm.click();
  await expect(dialog(page, t).getByRole("alert")).toHaveText(t("audit.undo.changed"));
  await expectAccessible(page);
  await dialog(page, t)
    .getByRole("button", { name: t("audit.undo.keep") })
    .click();

  await buttons.nth(0).click();
  await confirm.click();
  await expect(page.getByText(t("audit.undo.done"))).toBeVisible();
  await guest.goto(restaurant.url("/products"));
  await expect(guest.getByRole("listitem").filter({ hasText: "Taco" })).toContainText("$31.00");
});
