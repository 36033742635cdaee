import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAlsoWide } from "../support/browser/accessibility.ts";
import { moveTo } from "../support/browser/move-to.ts";
import type { TestTranslate } from "../support/create-translate.ts";
import { placeOrderByApi, tacoLines } from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { arabicPhone, test } from "../support/staff/console-test.ts";

const entry = (page: Page, text: string) =>
  page.locator("ol > li").filter({ hasText: text }).first();
const dialog = (page: Page, t: TestTranslate) =>
  page.getByRole("dialog", { name: t("audit.undo.title") });

async function setPrice(page: Page, t: TestTranslate, price: string): Promise<void> {
  await page.getByLabel(t("menu.priceOf", { name: "Taco" })).fill(price);
  await page.getByRole("button", { name: t("form.save") }).click();
  await expect(page.getByText(t("menu.bulk.saved", { count: 1 }))).toBeVisible();
}

test("the change log says in Arabic who did what, by area, and a manager takes a change back", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  await restaurant.advanceOrder(order.public_id);
  const options = { role: "manager", name: "Bea", ...arabicPhone } as const;
  const { page, t } = await openConsole(restaurant, "settings/board", options);

  await test.step("the change log says who did what, by area", async () => {
    await page.getByLabel(t("boardSettings.finalizeMinutes")).fill("90");
    await page.getByRole("button", { name: t("form.save") }).click();
    await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();

    await moveTo(page, page.url().replace(/settings\/board$/u, "audit"));
    const latest = page.locator("ol > li").first();
    await expect(latest).toContainText("Bea");
    await expect(latest).toContainText(t("audit.action.board.settings"));
    const advanced = page.getByText(t("audit.action.orders.advance"));
    await expect(advanced).toBeVisible();
    await expect(page.getByText("orders.advance")).toHaveCount(0);

    await page.getByLabel(t("audit.area")).selectOption("board");
    await expect(advanced).toHaveCount(0);
    await expect(latest).toContainText(t("audit.action.board.settings"));
  });

  await test.step("a manager takes a changed setting back, and that back again", async () => {
    await moveTo(page, page.url().replace(/audit.*$/u, "settings/place"));
    const name = page.getByLabel(t("settings.place.name"), { exact: true });
    await name.fill("Otro nombre");
    await page.getByRole("button", { name: t("form.save") }).click();
    await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();

    await moveTo(page, page.url().replace(/settings\/place$/u, "audit"));
    const changed = entry(page, t("audit.action.settings.change"));
    await expect(changed).toContainText(t("settings.place.title"));
    await expect(changed.getByRole("term")).toHaveText(`${t("settings.place.name")}:`);
    await changed.getByRole("button", { name: t("audit.undo.do") }).click();
    await expect(dialog(page, t)).toContainText("La Prueba");
    await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
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
    await moveTo(page, page.url().replace(/audit$/u, "settings/place"));
    await expect(name).toHaveValue("Otro nombre");
  });
});

test("a price is taken back only while it is as the change left it", async ({
  page: guest,
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, t, errors } = await openConsole(restaurant, "menu/prices", {
    role: "manager",
    viewport: { width: 1280, height: 800 },
  });
  errors.allow(/409: POST/u);
  await setPrice(page, t, "31");
  await page.reload();
  await setPrice(page, t, "32");
  await moveTo(page, page.url().replace(/menu\/prices$/u, "audit"));
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
