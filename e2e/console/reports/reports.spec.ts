import { readFile } from "node:fs/promises";
import { shiftDay } from "@comanda/domain/hours/business-day";
import { expect } from "@playwright/test";
import { expectAccessible, expectAccessibleAlsoWide } from "../../support/browser/accessibility.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { arabicPhone, type ConsolePage, test } from "../../support/staff/console-test.ts";

const LONG = "=Enfrijoladas de la abuela con queso Cotija y Donaudampfschifffahrtsgesellschaft";

test("today's sales are shown, split, saved and printed on a dark phone in Arabic", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant(({ categories }) => {
    const [taco] = categories[0]?.products ?? [];
    if (taco) taco.name = LONG;
  });
  const { page, t } = await openConsole(restaurant, "reports", { role: "manager", ...arabicPhone });
  await expect(page.getByText(t("reports.none"), { exact: true })).toBeVisible();
  await expectAccessible(page);

  await placeOrderByApi(restaurant.id, tacoLines(2));
  const cancelled = await placeOrderByApi(restaurant.id, tacoLines(1));
  await restaurant.cancelOrder(cancelled.public_id, "Se acabó");
  await page.reload();
  const sales = page.locator("dl > div").first();
  await expect(sales).toContainText("$60.00");
  await expect(page.getByText(LONG)).toBeVisible();
  await expect(page.locator("canvas")).toBeVisible();
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);

  await test.step("a manager moves the beginning of the business day", async () => {
    await page.getByLabel(t("reports.start")).selectOption("6");
    await page.getByRole("button", { name: t("form.save") }).click();
    await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(t("reports.start"))).toHaveValue("6");
    await page.getByLabel(t("reports.start")).selectOption("0");
    // Leaving with an unsaved change asks first.
    await page.getByRole("link", { name: t("reports.view.range") }).click();
    await page.getByRole("button", { name: t("menu.stay") }).click();
    await expect(page.getByLabel(t("reports.start"))).toHaveValue("0");
    await page.getByRole("button", { name: t("form.save") }).click();
    await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();
  });

  await page.getByRole("link", { name: t("reports.view.range") }).click();
  await page.getByLabel(t("reports.by")).selectOption("product");
  const row = page.getByRole("row", { name: LONG });
  await expect(row).toContainText("$60.00");
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: t("reports.csv") }).click();
  const file = await readFile(await (await downloading).path(), "utf8");
  expect(file).toContain(`\n"'${LONG}",1,2,60`);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: t("reports.orders.csv") }).click();
  const orders = await readFile(await (await saving).path(), "utf8");
  expect(orders.split("\r\n")[0]).toContain(t("reports.orders.number"));
  expect(orders).toMatch(
    /\n\d+,20\d\d-\d\d-\d\d,20\d\d-\d\d-\d\d \d\d:\d\d,.*,Efectivo,.*,MXN,60,0,0,0,0,0,60,0/u,
  );

  await page.getByText(t("reports.preset.own"), { exact: true }).click();
  await expectLongRange({ page, t });
  await page.getByLabel(t("reports.from"), { exact: true }).fill("2026-03-02");
  await page.getByLabel(t("reports.to"), { exact: true }).fill("2026-03-01");
  await page.getByRole("button", { name: t("reports.show"), exact: true }).click();
  await expect(page.getByText(t("reports.endsBefore"))).toBeVisible();
  await expect(page.getByLabel(t("reports.from"), { exact: true })).toHaveValue("2026-03-02");
  await expectAccessible(page);

  await page.getByRole("link", { name: t("reports.view.closing") }).click();
  const report = page.getByRole("article");
  await expect(report).toContainText("$60.00");
  await expect(report).toContainText("Efectivo");
  await expect(report).toContainText(t("reports.open", { count: 1 }));
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await page.emulateMedia({ media: "print" });
  await expect(report).toBeVisible();
  await expect(page.getByRole("button", { name: t("reports.print") })).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

test("on a German phone all figures of the sales by hour are in view, also large amounts", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant(({ categories }) => {
    const [taco] = categories[0]?.products ?? [];
    if (taco) taco.product_variants = [{ id: "taco-1", price: 123_456.75 }];
  });
  await placeOrderByApi(restaurant.id, tacoLines(1));
  const options = { role: "manager", locale: "de", viewport: arabicPhone.viewport } as const;
  const { page, t } = await openConsole(restaurant, "reports", options);
  const area = page.getByRole("region", { name: t("reports.byHour") });
  const row = area.getByRole("row").last();
  for (const text of [t("board.order.count", { count: 1 }), "$123,456.75", "+$123,456.75"])
    await expect(row.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
  expect(await area.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(area.getByRole("columnheader", { name: t("reports.difference") })).toBeVisible();
});

/** Expects of 500 days only those in view, the last one after a key, and all of them on paper. */
async function expectLongRange({ page, t }: Pick<ConsolePage, "page" | "t">): Promise<void> {
  const today = await page.getByLabel(t("reports.to"), { exact: true }).inputValue();
  await page.getByLabel(t("reports.by")).selectOption("day");
  await expect(page).toHaveURL(/by=day/u);
  await page.getByLabel(t("reports.from"), { exact: true }).fill(shiftDay(today, -499));
  await page.getByRole("button", { name: t("reports.show"), exact: true }).click();
  const table = page.getByRole("table", { name: t("reports.by.day") });
  await expect(table).toHaveAttribute("aria-rowcount", "502");
  const last = table.locator("tr[aria-rowindex='501']");
  await expect(last).toHaveCount(0);
  const area = page.getByRole("region", { name: t("reports.by.day") });
  await area.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await area.press("End");
  await expect(last).toBeInViewport();
  await expect(last).toContainText("$60.00");
  await expectAccessible(page);
  await page.getByRole("button", { name: t("reports.allFigures", { count: 25 }) }).click();
  await expect(table.getByRole("columnheader")).toHaveCount(26);
  await page.getByRole("button", { name: t("reports.fewerFigures") }).click();

  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(table.getByRole("rowheader")).toHaveCount(501);
  await expect(table.getByRole("columnheader")).toHaveCount(26);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(table.getByRole("columnheader")).toHaveCount(8);
}
