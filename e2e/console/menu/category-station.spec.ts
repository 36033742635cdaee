import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

for (const look of [
  { locale: "en", colorScheme: "light", viewport: { width: 1280, height: 800 } },
  { locale: "ar", colorScheme: "dark", viewport: { width: 360, height: 740 } },
] as const) {
  test(`a category gets its station in the menu in ${look.locale}, and printing shows the same`, async ({
    openConsole,
  }) => {
    const restaurant = await createRestaurant();
    const options = { role: "manager", ...look } as const;
    const { page, t } = await openConsole(restaurant, "printing", options);
    await page.getByRole("button", { name: t("printing.addStation") }).click();
    const added = page.getByRole("region", { name: t("printing.newStation") });
    await added.getByRole("textbox", { name: t("printing.name") }).fill("Bar");
    await page.getByRole("button", { name: t("printing.save") }).click();
    await expect(page.getByText(t("printing.saved"))).toBeVisible();

    await page.goto(page.url().replace(/printing$/u, "menu"));
    const categories = page.getByRole("navigation", { name: t("menu.categories") });
    await categories.getByRole("button", { name: t("menu.move", { name: "Comida" }) }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: t("menu.station") }).click();
    const station = dialog.getByRole("combobox", { name: t("menu.station") });
    await expect(station).toHaveAccessibleDescription(t("printing.defaultHint"));
    await station.selectOption("Bar");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: t("boardSettings.save") }).click();
    await expect(dialog.getByText(t("menu.stationSaved"))).toBeVisible();
    await expectAccessible(page);

    await page.goto(page.url().replace(/menu(?:#.*)?$/u, "printing"));
    const bar = page.getByRole("region", { name: "Bar" });
    await expect(bar.getByRole("checkbox", { name: "Comida" })).toBeChecked();
  });
}
