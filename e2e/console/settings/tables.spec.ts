import { expect, type Locator, type Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import type { TestTranslate } from "../../support/create-translate.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { arabicPhone, test } from "../../support/staff/console-test.ts";

/** Reads a QR code as a camera does, from its picture on the screen. */
async function readCode(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .resize({ width: 600 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  if (!found) throw new Error("There is no readable code in the picture");
  return found.data;
}

async function save(page: Page, t: TestTranslate): Promise<void> {
  await page.getByRole("button", { name: t("form.save"), exact: true }).click();
  await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();
}

const codeOf = (page: Page, t: TestTranslate, name: string) =>
  page.getByRole("img", { name: t("settings.tables.codeOf", { name }), exact: true });

test("many tables are made at once, the code of one leads guests to that table, and tables are renamed and removed", async ({
  openConsole,
  browser,
}) => {
  const restaurant = await createRestaurant((file) => {
    file.company.language = "es";
  });
  const options = { role: "manager", ...arabicPhone } as const;
  const { page, t } = await openConsole(restaurant, "settings", options);
  await page.getByRole("link", { name: t("settings.tables.title") }).click();
  // By key: a click where the link was, right after it, counts as a double tap.
  await page.getByRole("button", { name: t("settings.tables.addMany") }).press("Enter");
  const series = page.getByRole("dialog", { name: t("settings.tables.addMany") });
  // The console speaks Arabic, the guests' language is Spanish.
  await expect(series.getByLabel(t("settings.tables.seriesName"))).toHaveValue("Mesa");
  await series.getByLabel(t("settings.tables.from")).fill("5");
  await series.getByLabel(t("settings.tables.to")).fill("3");
  await series.getByRole("button", { name: t("settings.tables.make", { count: 0 }) }).click();
  await expect(series.getByText(t("settings.tables.fault.backwards"))).toBeVisible();
  await expectAccessible(page);
  await series.getByLabel(t("settings.tables.from")).fill("1");
  await series.getByLabel(t("settings.tables.to")).fill("20");
  await series.getByLabel(t("settings.tables.zone")).fill("Terraza");
  await series.getByRole("button", { name: t("settings.tables.make", { count: 20 }) }).click();
  await expect(page.getByText(t("settings.tables.count", { count: 22 }))).toBeVisible();
  await save(page, t);

  await page.getByRole("searchbox", { name: t("settings.tables.search") }).fill("mesa 17");
  await page.getByRole("button", { name: /^Mesa 17/u }).click();
  const sheet = page.getByRole("dialog", { name: "Mesa 17" });
  const code = codeOf(page, t, "Mesa 17");
  const link = await readCode(code);
  await expect(sheet.getByText(link, { exact: true })).toBeVisible();
  await expectAccessible(page);

  const guest = await browser.newPage({ locale: "en" });
  await guest.goto(link);
  await expect(guest.getByText("Mesa 17").first()).toBeVisible();
  expect(new URL(guest.url()).host).toBe(`${restaurant.host}:${process.env.E2E_PORT}`);

  // A new code: the old link leads to no table.
  await sheet.getByRole("button", { name: t("settings.tables.rotate") }).click();
  await expect(page.getByText(t("settings.tables.rotateText"))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: t("settings.tables.rotate") }).click();
  await expect(page.getByText(t("settings.tables.saveFirst"))).toBeVisible();
  const fresh = await readCode(codeOf(page, t, "Mesa 17"));
  expect(fresh).not.toBe(link);
  await page.getByRole("button", { name: t("settings.tables.done") }).click();
  await save(page, t);
  await guest.goto(link);
  await expect(guest.getByText("La Prueba").first()).toBeVisible();
  await expect(guest.getByText("Mesa 17")).toHaveCount(0);
  await guest.goto(fresh);
  await expect(guest.getByText("Mesa 17").first()).toBeVisible();
  await guest.close();

  await test.step("a table is renamed, changes what guests order with it, and is removed", async () => {
    await page.getByRole("searchbox", { name: t("settings.tables.search") }).fill("");
    await page.getByRole("button", { name: /^Barra/u }).press("Enter");
    const name = page.getByLabel(t("settings.tables.name"));
    await name.fill(" ");
    await expect(page.getByText(t("settings.tables.fault.noName"))).toBeVisible();
    await name.fill("Barra larga");
    await page.getByLabel(t("settings.tables.type")).selectOption("TABLE");
    await page.getByRole("button", { name: t("settings.tables.done") }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Mesa 19/u }).click();
    await page.getByRole("button", { name: t("settings.tables.remove") }).click();
    await expect(page.getByText(t("settings.tables.removeText"))).toBeVisible();
    await page.getByRole("button", { name: t("settings.tables.remove") }).click();
    await save(page, t);
    await page.reload();
    const row = page.getByRole("button", { name: /^Barra larga/u });
    await expect(row).toContainText(t("orderType.table"));
    await expect(page.getByRole("button", { name: /^Mesa 19/u })).toHaveCount(0);
  });
});

test("all tables are printed into one PDF, as sheets and as cards that stand, and each code is read back", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant((file) => {
    file.qrs = Array.from({ length: 14 }, (_, index) => ({
      id: `${file.company.id}-${index + 1}`,
      name: `Mesa ${index + 1}`,
      zone: { name: index < 3 ? "Patio" : "Salón" },
      ordering_type: "TABLE",
    }));
  });
  const options = { role: "manager", viewport: { width: 1280, height: 800 } } as const;
  const { page, t } = await openConsole(restaurant, "settings/tables", options);
  await page.getByRole("link", { name: t("settings.tables.print"), exact: true }).click();
  await expect(codeOf(page, t, "Mesa 14")).toBeVisible();
  await expectAccessible(page);
  expect(await readCode(codeOf(page, t, "Mesa 14"))).toBe(
    restaurant.url(`/?qr-id=${restaurant.id}-14`),
  );
  const pages = async () => {
    const pdf = await page.pdf({ format: "A4", printBackground: true, preferCSSPageSize: true });
    return pdf.toString("latin1").match(/\/Type\s*\/Page\b/gu)?.length;
  };
  expect(await pages()).toBe(2);
  await page.getByRole("radio", { name: t("settings.tables.tents") }).check();
  expect(await pages()).toBe(7);
  await page.getByLabel(t("settings.tables.which")).selectOption("Patio");
  await expect(codeOf(page, t, "Mesa 4")).toHaveCount(0);
  expect(await pages()).toBe(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: t("settings.tables.printNow") })).toBeHidden();
});
