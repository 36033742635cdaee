import { expect } from "@playwright/test";
import { expectAccessible, expectAccessibleAlsoWide } from "../../support/browser/accessibility.ts";
import { moveTo } from "../../support/browser/move-to.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { arabicPhone, test } from "../../support/staff/console-test.ts";

test("a category gets its station in the menu in Arabic, and printing shows the same", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const options = { role: "manager", ...arabicPhone } as const;
  const { page, t } = await openConsole(restaurant, "printing", options);
  await page.getByRole("button", { name: t("printing.addStation") }).click();
  const added = page.getByRole("region", { name: t("printing.newStation") });
  await added.getByRole("textbox", { name: t("form.name") }).fill("Bar");
  await page.getByRole("button", { name: t("form.save") }).click();
  await expect(page.getByText(t("form.saved"))).toBeVisible();

  await moveTo(page, page.url().replace(/printing$/u, "menu"));
  const categories = page.getByRole("navigation", { name: t("menu.categories") });
  await categories.getByRole("button", { name: t("menu.move", { name: "Comida" }) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("menu.station") }).click();
  const station = dialog.getByRole("combobox", { name: t("menu.station") });
  await expect(station).toHaveAccessibleDescription(t("printing.defaultHint"));
  await station.selectOption("Bar");
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await dialog.getByRole("button", { name: t("form.save") }).click();
  await expect(dialog.getByText(t("menu.stationSaved"))).toBeVisible();
  await expectAccessible(page);

  await moveTo(page, page.url().replace(/menu(?:#.*)?$/u, "printing"));
  const bar = page.getByRole("region", { name: "Bar" });
  await expect(bar.getByRole("checkbox", { name: "Comida" })).toBeChecked();
});
