import { expect, type Page } from "@playwright/test";
import type { TestTranslate } from "../../support/create-translate.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

type Editor = { page: Page; t: TestTranslate };

const name = ({ page, t }: Editor) => page.getByLabel(t("printing.name"), { exact: true });
const price = ({ page, t }: Editor) =>
  page.getByRole("textbox", { name: t("menu.price"), exact: true });
const save = ({ page, t }: Editor) =>
  page.getByRole("button", { name: t("boardSettings.save") }).click();
const saved = ({ page, t }: Editor) => page.getByText(t("boardSettings.saved"), { exact: true });

test("of two editors of a dish the second sees both versions of each field, and takes one of each", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const first = await openConsole(restaurant, "menu/products/taco", { role: "manager" });
  const second = await openConsole(restaurant, "menu/products/taco", { role: "owner" });
  second.errors.allow(/409/u);
  await name(first).fill("Taco de guisado");
  await price(first).fill("33");
  await save(first);
  await expect(saved(first)).toBeVisible();

  await price(second).fill("35");
  await second.page.getByLabel(second.t("menu.description")).fill("Con nopales");
  await save(second);
  const { page, t } = second;
  const sheet = page.getByRole("dialog", { name: t("menu.conflictTitle") });
  const field = (key: string) =>
    sheet.getByRole("listitem").filter({ has: page.getByRole("heading", { name: t(key) }) });
  await expect(field("printing.name")).toContainText("Taco de guisado");
  const size = field("menu.sizesTitle");
  await expect(size).toContainText("35.00");
  await expect(size).toContainText("33.00");
  // Only what this form changed is taken from it at first.
  await expect(
    field("printing.name").getByRole("radio", { name: t("menu.takeTheirs") }),
  ).toBeChecked();
  await expect(
    field("menu.description").getByRole("radio", { name: t("menu.takeMine") }),
  ).toBeChecked();
  await size.getByRole("radio", { name: t("menu.takeTheirs") }).check();
  await sheet.getByRole("button", { name: t("menu.conflictSave") }).click();
  await expect(saved(second)).toBeVisible();
  await page.reload();
  await expect(name(second)).toHaveValue("Taco de guisado");
  await expect(price(second)).toHaveValue("33.00");
  // After a reload the label's text includes what the textarea holds; its name does not.
  await expect(page.getByRole("textbox", { name: t("menu.description"), exact: true })).toHaveValue(
    "Con nopales",
  );
});

test("a dish that another editor deleted is saved as a new one with everything that was typed", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const writer = await openConsole(restaurant, "menu/products/burrito", { role: "manager" });
  writer.errors.allow(/40[49]/u);
  const other = await openConsole(restaurant, "menu#food", { role: "owner" });
  await name(writer).fill("Burrito gigante");
  const actions = other.t("menu.actionsOf", { name: "Burrito" });
  await other.page.getByRole("button", { name: actions }).click();
  await other.page.getByRole("button", { name: other.t("menu.removeDish") }).click();
  await expect(other.page.getByText(other.t("menu.removeProductText"))).toBeVisible();
  await other.page.getByRole("button", { name: other.t("menu.remove"), exact: true }).click();
  await expect(
    other.page.getByText(other.t("menu.done.removed", { name: "Burrito" })),
  ).toBeVisible();

  await save(writer);
  const { page, t } = writer;
  await page.getByRole("button", { name: t("menu.saveAsNew") }).click();
  await page.waitForURL(/products\/(?!burrito$)/u);
  await expect(name(writer)).toHaveValue("Burrito gigante");
  await expect(price(writer)).toHaveValue("100.00");
  await expect(page.getByRole("button", { name: "Relleno", exact: false }).first()).toBeVisible();
});

test("two editors of different dishes never meet a conflict, and a deleted dish comes back by undo", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const one = await openConsole(restaurant, "menu#food", { role: "manager" });
  const other = await openConsole(restaurant, "menu#food", { role: "owner" });
  const priceOf = ({ page, t }: Editor, dish: string) =>
    page.getByLabel(t("menu.priceOf", { name: dish }));
  await priceOf(one, "Taco").fill("31,50");
  await priceOf(one, "Taco").press("Enter");
  await expect(one.page.getByText(one.t("menu.done.price", { name: "Taco" }))).toBeVisible();
  await priceOf(other, "Especial").fill("55");
  await priceOf(other, "Especial").press("Enter");
  await expect(
    other.page.getByText(other.t("menu.done.price", { name: "Especial" })),
  ).toBeVisible();
  await one.page.reload();
  await expect(priceOf(one, "Taco")).toHaveValue("31.50");
  await expect(priceOf(one, "Especial")).toHaveValue("55.00");

  await one.page.getByRole("button", { name: one.t("menu.actionsOf", { name: "Taco" }) }).click();
  await one.page.getByRole("button", { name: one.t("menu.removeDish") }).click();
  await one.page.getByRole("button", { name: one.t("menu.remove"), exact: true }).click();
  await expect(priceOf(one, "Taco")).toHaveCount(0);
  await one.page.getByRole("button", { name: one.t("toast.undo") }).click();
  await expect(priceOf(one, "Taco")).toHaveValue("31.50");
});

test("the name of a category that two editors changed is shown in both versions, also after the menu was read again", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const one = await openConsole(restaurant, "menu", { role: "manager" });
  const other = await openConsole(restaurant, "menu", { role: "owner" });
  other.errors.allow(/409/u);
  for (const { page, t } of [one, other]) {
    const categories = page.getByRole("navigation", { name: t("menu.categories") });
    await categories.getByRole("button", { name: t("menu.move", { name: "Comida" }) }).click();
    await page.getByRole("button", { name: t("menu.rename") }).click();
  }
  const rename = async ({ page, t }: Editor, typed: string) => {
    const sheet = page.getByRole("dialog", { name: t("menu.rename") });
    await sheet.getByRole("textbox").fill(typed);
    await sheet.getByRole("button", { name: t("boardSettings.save") }).click();
  };
  await rename(one, "Antojitos");
  await expect(one.page.getByRole("dialog")).toHaveCount(0);
  const { page, t } = other;
  const reread = page.waitForResponse((response) => response.url().endsWith("/menu"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await reread;
  await rename(other, "Platillos");
  const sheet = page.getByRole("dialog", { name: t("menu.categoryConflictTitle") });
  await expect(sheet).toContainText("Antojitos");
  await expect(sheet).toContainText("Platillos");
  // By key: a second click where the first was, right after it, counts as a double tap.
  await sheet.getByRole("button", { name: t("menu.conflictSave") }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText(t("menu.done.renamed", { name: "Platillos" }))).toBeVisible();
});
