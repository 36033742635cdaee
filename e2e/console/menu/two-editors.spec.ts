import { expect, type Page } from "@playwright/test";
import { moveTo } from "../../support/browser/move-to.ts";
import { consoleOrigin } from "../../support/console.ts";
import type { TestTranslate } from "../../support/create-translate.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

type Editor = { page: Page; t: TestTranslate };

const name = ({ page, t }: Editor) => page.getByLabel(t("form.name"), { exact: true });
const price = ({ page, t }: Editor) =>
  page.getByRole("textbox", { name: t("menu.price"), exact: true });
const save = ({ page, t }: Editor) => page.getByRole("button", { name: t("form.save") }).click();
const saved = ({ page, t }: Editor) => page.getByText(t("form.saved"), { exact: true });

/** Gives a dish another name at once: what can be undone is so for seconds only. */
async function renameByCall(page: Page, companyId: string, dish: string): Promise<void> {
  const status = await page.evaluate(
    async ([menu, id]) => {
      type Entry = { id: string; revision: string; product: object };
      const { categories } = await (await fetch(`${menu}/menu`)).json();
      const all: Entry[] = categories.flatMap((each: { products: Entry[] }) => each.products);
      const found = all.find((each) => each.id === id);
      const product = { ...found?.product, name: "Especial del chef" };
      const body = JSON.stringify({ revision: found?.revision, product });
      const headers = { "content-type": "application/json" };
      return (await fetch(`${menu}/products/${id}`, { method: "PUT", headers, body })).status;
    },
    [`/ms-menu/companies/${companyId}`, dish] as const,
  );
  expect(status).toBe(200);
}

test("two editors work on one menu", async ({ openConsole }) => {
  test.slow();
  const restaurant = await createRestaurant();
  const first = await openConsole(restaurant, "more", { role: "manager" });
  const second = await openConsole(restaurant, "more", { role: "owner" });
  second.errors.allow(/409/u);
  first.errors.allow(/40[49]/u);
  const open = ({ page }: Editor, path: string) =>
    moveTo(page, `${consoleOrigin()}/${restaurant.id}/${path}`);

  await test.step("two editors of different dishes never meet a conflict, and a deleted dish comes back by undo", async () => {
    for (const each of [first, second]) await open(each, "menu#food");
    const priceOf = ({ page, t }: Editor, dish: string) =>
      page.getByLabel(t("menu.priceOf", { name: dish }));
    await priceOf(first, "Taco").fill("31,50");
    await priceOf(first, "Taco").press("Enter");
    await expect(first.page.getByText(first.t("menu.done.price", { name: "Taco" }))).toBeVisible();
    await priceOf(second, "Especial").fill("55");
    await priceOf(second, "Especial").press("Enter");
    await expect(
      second.page.getByText(second.t("menu.done.price", { name: "Especial" })),
    ).toBeVisible();
    await first.page.reload();
    await expect(priceOf(first, "Taco")).toHaveValue("31.50");
    await expect(priceOf(first, "Especial")).toHaveValue("55.00");

    await first.page
      .getByRole("button", { name: first.t("menu.actionsOf", { name: "Taco" }) })
      .click();
    await first.page.getByRole("button", { name: first.t("menu.removeDish") }).click();
    await first.page.getByRole("button", { name: first.t("menu.remove"), exact: true }).click();
    await expect(priceOf(first, "Taco")).toHaveCount(0);
    await first.page.getByRole("button", { name: first.t("toast.undo") }).click();
    await expect(priceOf(first, "Taco")).toHaveValue("31.50");
  });

  await test.step("of two editors of a dish the second sees both versions of each field, and takes one of each", async () => {
    for (const each of [first, second]) await open(each, "menu/products/taco");
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
    await expect(field("form.name")).toContainText("Taco de guisado");
    const size = field("menu.sizesTitle");
    await expect(size).toContainText("35.00");
    await expect(size).toContainText("33.00");
    // Only what this form changed is taken from it at first.
    await expect(
      field("form.name").getByRole("radio", { name: t("menu.takeTheirs") }),
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
    await expect(
      page.getByRole("textbox", { name: t("menu.description"), exact: true }),
    ).toHaveValue("Con nopales");
  });

  await test.step("a change that another editor has built on is not taken back, and the page says so", async () => {
    await first.page.goto(`${consoleOrigin()}/${restaurant.id}/menu/products/special`);
    await name(first).fill("Especial de la casa");
    await save(first);
    const undo = first.page.getByRole("button", { name: first.t("toast.undo") });
    await expect(undo).toBeVisible();
    await renameByCall(second.page, restaurant.id, "special");
    await undo.click();
    await expect(first.page.getByText(first.t("menu.error.changed"))).toBeVisible();
  });

  await test.step("the name of a category that two editors changed is shown in both versions, also after the menu was read again", async () => {
    for (const each of [first, second]) await open(each, "menu");
    for (const { page, t } of [first, second]) {
      const categories = page.getByRole("navigation", { name: t("menu.categories") });
      await categories.getByRole("button", { name: t("menu.move", { name: "Comida" }) }).click();
      await page.getByRole("button", { name: t("menu.rename") }).click();
    }
    const rename = async ({ page, t }: Editor, typed: string) => {
      const sheet = page.getByRole("dialog", { name: t("menu.rename") });
      await sheet.getByRole("textbox").fill(typed);
      await sheet.getByRole("button", { name: t("form.save") }).click();
    };
    await rename(first, "Antojitos");
    await expect(first.page.getByRole("dialog")).toHaveCount(0);
    const { page, t } = second;
    const reread = page.waitForResponse((response) => response.url().endsWith("/menu"));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await reread;
    await rename(second, "Platillos");
    const sheet = page.getByRole("dialog", { name: t("menu.categoryConflictTitle") });
    await expect(sheet).toContainText("Antojitos");
    await expect(sheet).toContainText("Platillos");
    // By key: a second click where the first was, right after it, counts as a double tap.
    await sheet.getByRole("button", { name: t("menu.conflictSave") }).press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText(t("menu.done.renamed", { name: "Platillos" }))).toBeVisible();
  });

  await test.step("a dish that another editor deleted is saved as a new one with everything that was typed", async () => {
    await open(first, "menu/products/burrito");
    await open(second, "menu#food");
    await name(first).fill("Burrito gigante");
    const actions = second.t("menu.actionsOf", { name: "Burrito" });
    await second.page.getByRole("button", { name: actions }).click();
    await second.page.getByRole("button", { name: second.t("menu.removeDish") }).click();
    await expect(second.page.getByText(second.t("menu.removeProductText"))).toBeVisible();
    await second.page.getByRole("button", { name: second.t("menu.remove"), exact: true }).click();
    await expect(
      second.page.getByText(second.t("menu.done.removed", { name: "Burrito" })),
    ).toBeVisible();

    await save(first);
    const { page, t } = first;
    await page.getByRole("button", { name: t("menu.saveAsNew") }).click();
    await page.waitForURL(/products\/(?!burrito$)/u);
    await expect(name(first)).toHaveValue("Burrito gigante");
    await expect(price(first)).toHaveValue("100.00");
    await expect(page.getByRole("button", { name: "Relleno", exact: false }).first()).toBeVisible();
  });

  await test.step("a new name of a category that another editor deletes stays, with the word that it is gone", async () => {
    for (const each of [first, second]) await open(each, "menu");
    const openCategory = async ({ page, t }: Editor) => {
      const categories = page.getByRole("navigation", { name: t("menu.categories") });
      await categories.getByRole("button", { name: t("menu.move", { name: "Platillos" }) }).click();
    };
    // A category with a dish that this page has not read is not deleted.
    await second.page.reload();
    const { page, t } = first;
    await openCategory(first);
    await page.getByRole("button", { name: t("menu.rename") }).click();
    const sheet = page.getByRole("dialog", { name: t("menu.rename") });
    await sheet.getByRole("textbox").fill("Antojitos de la casa");

    await openCategory(second);
    await second.page.getByRole("button", { name: second.t("menu.removeCategory") }).click();
    await second.page.getByRole("button", { name: second.t("menu.remove"), exact: true }).click();
    const removed = second.t("menu.done.categoryRemoved", { name: "Platillos" });
    await expect(second.page.getByText(removed)).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(sheet).toContainText(t("menu.fault.categoryGone"));
    await sheet.getByRole("button", { name: t("form.save") }).click();
    await expect(page.getByText(t("menu.error.changed"))).toBeAttached();
    await expect(sheet).toContainText(t("menu.fault.categoryGone"));
    await expect(sheet.getByRole("textbox")).toHaveValue("Antojitos de la casa");
  });
});
