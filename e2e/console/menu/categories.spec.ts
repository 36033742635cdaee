import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";
import { loseAnswer } from "../../support/staff/lose-answer.ts";

test("a category is added, named and given times, a dish is copied, and a deleted category comes back", async ({
  openConsole,
}) => {
  test.slow();
  const restaurant = await createRestaurant();
  const { page, t } = await openConsole(restaurant, "menu#food", {
    role: "manager",
    viewport: { width: 1280, height: 800 },
  });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const dialog = page.getByRole("dialog");
  const name = dialog.getByRole("textbox", { name: t("form.name") });

  await button(t("menu.actionsOf", { name: "Taco" })).click();
  await dialog.getByRole("button", { name: t("menu.duplicate") }).click();
  const copy = t("menu.copyOf", { name: "Taco" });
  await expect(button(t("menu.actionsOf", { name: copy }))).toBeVisible();
  await expect(dialog).toBeHidden();

  await button(t("menu.addCategory")).click();
  await name.fill("Cenas");
  await dialog.getByRole("button", { name: t("form.save") }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t("menu.emptyCategory"))).toBeVisible();

  await button(t("menu.actionsOf", { name: "Cenas" })).click();
  await dialog.getByRole("button", { name: t("menu.rename") }).click();
  await name.fill("Cenas del mercado");
  await dialog.getByRole("button", { name: t("form.save") }).click();
  await expect(page.getByText(t("menu.done.renamed", { name: "Cenas del mercado" }))).toBeVisible();
  await expect(dialog).toBeHidden();

  const actions = button(t("menu.actionsOf", { name: "Cenas del mercado" }));
  await actions.click();
  await dialog.getByRole("button", { name: t("menu.sellingHours") }).click();
  await dialog.getByRole("button", { name: t("menu.sellingHours.add") }).click();
  await dialog.getByRole("checkbox", { name: t("menu.weekday.monday") }).uncheck();
  await dialog.getByLabel(t("menu.sellingHours.from"), { exact: true }).fill("20:00");
  await dialog.getByLabel(t("menu.sellingHours.to"), { exact: true }).fill("02:00");
  await expect(dialog.getByText(t("menu.sellingHours.nextDay"))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: t("form.save") }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await actions.click();
  await dialog.getByRole("button", { name: t("menu.sellingHours") }).click();
  await expect(dialog.getByLabel(t("menu.sellingHours.from"), { exact: true })).toHaveValue(
    "20:00",
  );
  await expect(dialog.getByRole("checkbox", { name: t("menu.weekday.monday") })).not.toBeChecked();
  await dialog.getByRole("button", { name: t("sheet.close") }).click();
  await expect(dialog).toBeHidden();

  await actions.click();
  const remove = dialog.getByRole("button", { name: t("menu.removeCategory") });
  const confirm = dialog.getByRole("button", { name: t("menu.remove") });
  await remove.press("Enter");
  await expect(confirm).toBeFocused();
  const lost = t("menu.removeCategoryText", { count: 0 });
  await expect(confirm).toHaveAccessibleDescription(lost);
  await dialog.getByRole("button", { name: t("integrations.keep") }).press("Enter");
  await expect(remove).toBeFocused();
  await remove.click();
  await confirm.click();
  await expect(actions).toBeHidden();
  await button(t("toast.undo")).click();
  await expect(actions).toBeVisible();
});

test("a category is added once, also by two presses and where an answer was lost", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, t, errors } = await openConsole(restaurant, "menu", {
    role: "manager",
    viewport: { width: 1280, height: 800 },
  });
  errors.allow(/ERR_CONNECTION_RESET/u);
  const dialog = page.getByRole("dialog");
  const name = dialog.getByRole("textbox", { name: t("form.name") });
  const save = dialog.getByRole("button", { name: t("form.save") });
  const added = (category: string) =>
    page
      .getByRole("navigation", { name: t("menu.categories") })
      .getByRole("button", { name: t("menu.move", { name: category }), exact: true });

  await page.getByRole("button", { name: t("menu.addCategory") }).click();
  await name.fill("Postres");
  await name.press("Enter");
  await name.press("Enter", { timeout: 1000 }).catch(() => undefined);
  await expect(dialog).toHaveCount(0);
  await expect(added("Postres")).toHaveCount(1);

  await loseAnswer(page, "*/categories");
  await page.getByRole("button", { name: t("menu.addCategory") }).click();
  await name.fill("Bebida");
  await save.click();
  await expect(dialog.getByText(t("menu.fault.nameNotSaved"))).toBeVisible();
  await name.fill("Bebidas");
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(added("Bebidas")).toHaveCount(1);
  await expect(added("Bebida")).toHaveCount(0);
});
