import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

const csv = (text: string) => ({
  name: "carta.csv",
  mimeType: "text/csv",
  // As a spreadsheet in Western Europe writes it.
  buffer: Buffer.from(text, "latin1"),
});

test("a file of a spreadsheet is corrected, looked through, applied, and taken back", async ({
  page: guest,
  openConsole,
}) => {
  test.slow();
  const restaurant = await createRestaurant();
  const { page, t } = await openConsole(restaurant, "menu", { role: "owner" });
  await page.getByRole("button", { name: t("menu.actionsOf", { name: t("nav.menu") }) }).click();
  await page.getByRole("link", { name: t("menu.import"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("menu.import"), exact: true })).toBeVisible();
  const choose = async (file: ReturnType<typeof csv>) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: t("menu.import.choose"), exact: true }).click();
    await (await chooser).setFiles(file);
  };
  const lines = (price: string) =>
    `category;name;Precio;Title\r\nComida;Taco;${price};-\r\nPostres;Jamón dulce;45;-\r\n`;

  await choose(csv(lines("treinta")));
  const faults = page.getByRole("alert").filter({ hasText: t("menu.import.leftOutHint") });
  await expect(faults).toContainText(t("menu.import.fault.price", { value: "treinta" }));
  await expect(faults).toContainText(t("menu.import.column", { column: "Precio" }));
  // The other line can be applied without it, and no dish is deleted meanwhile.
  await expect(page.getByRole("button", { name: /\d/u })).toHaveText(
    t("menu.import.applyRest", { count: 1 }),
  );
  await expect(page.getByText(t("menu.import.remove"))).toBeHidden();
  await expectAccessible(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: t("menu.import.saveLeftOut") }).click();
  expect((await saved).suggestedFilename()).toBe("menu-left-out.csv");

  await choose({
    name: "carta.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: readFileSync("apps/console/app/menu/testing/sheets.xlsx"),
  });
  await expect(faults).toContainText(t("menu.import.line", { line: 3 }));
  await page.getByRole("combobox", { name: t("menu.import.sheet") }).selectOption("Bebidas");
  await expect(page.getByText("Agua", { exact: true })).toBeVisible();
  await expect(faults).toBeHidden();

  await choose(csv(lines("33,50")));
  const doubled = { column: "name", read: "name", unread: "Title" };
  await expect(page.getByText(t("menu.import.doubled", doubled))).toBeVisible();
  const changed = page.getByRole("region", { name: t("menu.import.changed", { count: 1 }) });
  await expect(changed.locator("del")).toContainText("30.00");
  await expect(changed.locator("ins")).toContainText("33.50");
  const added = page.getByRole("region", { name: t("menu.import.new", { count: 1 }) });
  await expect(added).toContainText("Jamón dulce");
  await expectAccessible(page);
  await page.getByRole("button", { name: t("menu.import.apply", { count: 2 }) }).click();
  await expect(page.getByText(t("menu.import.done"))).toBeVisible();
  await guest.goto(restaurant.url("/products"));
  const row = (name: string) => guest.getByRole("listitem").filter({ hasText: name }).first();
  await expect(row("Taco")).toContainText("33.50");
  await expect(row("Jamón dulce")).toContainText("45.00");
  await expect(row("Burrito")).toBeVisible();

  await page.getByRole("button", { name: t("toast.undo") }).click();
  await expect(page.getByText(t("menu.import.done"))).toBeHidden();
  await expect(async () => {
    await guest.reload();
    await expect(row("Taco")).toContainText("30.00", { timeout: 1000 });
    await expect(guest.getByText("Jamón dulce")).toBeHidden({ timeout: 1000 });
  }).toPass();
});

test("the message about an import that failed is closed, and the file stays to be tried again", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, t, errors } = await openConsole(restaurant, "menu/import", { role: "manager" });
  errors.allow(/503/u);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: t("menu.import.choose"), exact: true }).click();
  await (await chooser).setFiles(csv("category;name;price\r\nPostres;Flan;45\r\n"));
  await page.route(
    (url) => url.pathname.endsWith("/apply"),
    (route) => route.fulfill({ status: 503 }),
    { times: 1 },
  );
  const apply = page.getByRole("button", { name: t("menu.import.apply", { count: 1 }) });
  await apply.click();
  const error = page.getByRole("alert").filter({ hasText: t("change.refused") });
  await expect(error).toBeVisible();
  await page.getByRole("button", { name: t("sheet.close") }).click();
  await expect(error).toHaveCount(0);
  await apply.click();
  await expect(page.getByText(t("menu.import.done"))).toBeVisible();
});
