import { expect, type Page } from "@playwright/test";
import { moveTo } from "../../support/browser/move-to.ts";
import type { TestTranslate } from "../../support/create-translate.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

type Editor = { page: Page; t: TestTranslate };

const wide = { width: 1280, height: 800 };
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const save = ({ page, t }: Editor) => page.getByRole("button", { name: t("form.save") }).click();
const saved = ({ page, t }: Editor) => page.getByText(t("form.saved"), { exact: true });

test("a new dish with sizes and a group of choices is written, previewed, and sold to guests", async ({
  page: guest,
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const editor = await openConsole(restaurant, "menu#food", { role: "owner", viewport: wide });
  const { page, t } = editor;
  await page.getByRole("link", { name: t("menu.dish"), exact: true }).click();
  await field(page, t("form.name")).fill("Torta de milanesa");
  await page.getByLabel(t("menu.description"), { exact: true }).fill("Con aguacate y frijoles");
  await field(page, t("menu.price")).fill("$ 84,00");
  await page.getByRole("button", { name: t("menu.addSize") }).click();
  await field(page, t("menu.sizeName", { number: 1 })).fill("Chica");
  await field(page, t("menu.sizeName", { number: 2 })).fill("Grande");
  await field(page, t("menu.priceOf", { name: "Grande" })).fill("110.5");
  await field(page, t("menu.originalOf", { name: "Grande" })).fill("120");
  await page.getByRole("button", { name: t("menu.addGroup") }).click();
  await page.getByRole("button", { name: t("menu.newGroup") }).click();
  await field(page, t("menu.groupName")).fill("Salsa");
  await field(page, t("menu.choiceName", { number: 1 })).fill("Verde");
  await field(page, t("menu.choiceName", { number: 2 })).fill("Habanero");
  await field(page, t("menu.surchargeOf", { name: "Habanero" })).fill("5");
  const preview = page.getByRole("complementary", { name: t("menu.preview") });
  await expect(preview).toContainText("Torta de milanesa");
  await expect(preview).toContainText("$110.50");
  await expect(preview).toContainText("+ $5.00");
  await save(editor);
  await page.waitForURL(/products\/(?!new)/u);
  await expect(saved(editor)).toBeVisible();

  await guest.goto(restaurant.url("/products"));
  await guest.getByRole("link", { name: "Torta de milanesa" }).click();
  const sheet = guest.getByRole("dialog");
  await expect(sheet).toContainText("Con aguacate y frijoles");
  await expect(sheet.getByRole("radio", { name: "Chica" })).toBeVisible();
  await expect(sheet).toContainText("$120.00");
  await expect(sheet.getByRole("checkbox", { name: "Habanero" })).toBeVisible();
});

test("dishes are edited on a phone", async ({ openConsole }) => {
  const restaurant = await createRestaurant();
  const editor = await openConsole(restaurant, "menu/products/burrito", { role: "manager" });
  const { page, context, t, errors } = editor;

  await test.step("messy input is said beside its field, nothing that was typed is lost, and leaving asks", async () => {
    const price = field(page, t("menu.price"));
    const name = field(page, t("form.name"));
    await page.getByRole("button", { expanded: false, name: /Relleno/u }).click();
    const min = field(page, t("menu.min"));
    const example = "$12.00";
    const cases = [
      [name, "   ", t("menu.fault.nameMissing")],
      [price, "12.345", t("menu.fault.decimals", { example })],
      [field(page, t("menu.original")), "-3", t("menu.fault.negative")],
      [min, "2", t("menu.fault.minAboveMax")],
      [field(page, t("menu.stockOf", { name: "Res" })), "lots", t("menu.fault.count")],
    ] as const;
    for (const [input, typed] of cases) await input.fill(typed);
    await save(editor);
    for (const [input, typed, fault] of cases) {
      await expect(input).toHaveValue(typed);
      await expect(input).toHaveAttribute("aria-invalid", "true");
      await expect(input).toHaveAccessibleDescription(fault);
    }
    await expect(name).toBeFocused();
    await expect(page.getByText(t("form.someWrong"))).toBeVisible();

    await page.getByRole("link", { name: t("page.back") }).click();
    const question = page.getByRole("dialog", { name: t("menu.leaveTitle") });
    await question.getByRole("button", { name: t("menu.stay") }).click();
    await expect(price).toHaveValue("12.345");
    await page.getByRole("button", { name: t("menu.discard") }).click();
    await expect(price).toHaveValue("100.00");
    await page.getByRole("link", { name: t("page.back") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("nav.menu"));
  });

  await test.step("a shared group changes in all its dishes at once, or only in the one that is edited", async () => {
    await moveTo(page, page.url().replace(/menu.*$/u, "menu/products/taco"));
    await page.getByRole("button", { name: t("menu.addGroup") }).click();
    await page.getByRole("checkbox", { name: /Relleno/u }).check();
    await page.getByRole("button", { name: t("menu.addGroups", { count: 1 }) }).click();
    await save(editor);
    await expect(saved(editor)).toBeVisible();
    await expect(page.getByText(t("soldOut.inDishes", { count: 2 }))).toBeVisible();

    const open = () => page.getByRole("button", { expanded: false, name: /Relleno/u }).click();
    await open();
    await field(page, t("menu.surchargeOf", { name: "Res" })).fill("12,50");
    await save(editor);
    const question = page.getByRole("dialog", { name: t("menu.sharedTitle") });
    await expect(question).toContainText("Burrito");
    await question.getByRole("button", { name: t("menu.sharedAll", { count: 2 }) }).click();
    await expect(question).toBeHidden();
    await expect(saved(editor)).toBeVisible();
    await moveTo(page, page.url().replace("taco", "burrito"));
    await expect(field(page, t("form.name"))).toHaveValue("Burrito");
    await open();
    await expect(field(page, t("menu.surchargeOf", { name: "Res" }))).toHaveValue("12.50");

    await field(page, t("menu.surchargeOf", { name: "Res" })).fill("20");
    await save(editor);
    await question.getByRole("button", { name: t("menu.sharedHere") }).click();
    await expect(saved(editor)).toBeVisible();
    await moveTo(page, page.url().replace("burrito", "taco"));
    await expect(field(page, t("form.name"))).toHaveValue("Taco");
    await open();
    await expect(field(page, t("menu.surchargeOf", { name: "Res" }))).toHaveValue("12.50");
    await expect(page.getByText(t("soldOut.inDishes", { count: 2 }))).toHaveCount(0);
  });

  await test.step("without a connection nothing that was typed is lost, and it is saved once there is one", async () => {
    errors.allow(/ERR_INTERNET_DISCONNECTED/u);
    await field(page, t("form.name")).fill("Taco sin red");
    await context.setOffline(true);
    await save(editor);
    await expect(page.getByText(t("failure.unreachable"))).toBeVisible();
    await expect(field(page, t("form.name"))).toHaveValue("Taco sin red");
    await context.setOffline(false);
    await save(editor);
    await expect(saved(editor)).toBeVisible();
    await page.reload();
    await expect(field(page, t("form.name"))).toHaveValue("Taco sin red");
  });
});
