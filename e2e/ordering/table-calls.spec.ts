import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { collectBrowserErrors } from "../support/browser-errors.ts";
import { createTranslate } from "../support/create-translate.ts";
import { tacoLines } from "../support/restaurant/orders-by-api.ts";
import { createRestaurant, type Restaurant } from "../support/restaurant/restaurant.ts";
import { expectRinging, expectSilent, phone, test } from "../support/staff/board-test.ts";
import { expect } from "../support/test.ts";

/** Orders a taco to the table from the device of the page, and returns the order's number. */
function orderAtTable(page: Page, { id }: Restaurant): Promise<number> {
  const draft = {
    company_id: id,
    service_type: "TABLE",
    table_id: `${id}-table`,
    combos: tacoLines(1),
  };
  return page.evaluate(async (body) => {
    const send = async (method: string, path: string, content: object) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(path, { method, headers, body: JSON.stringify(content) });
      return answer.json();
    };
    const { id: order } = await send("POST", "/ms-orders/public/orders", body);
    const path = `/ms-orders/public/companies/${body.company_id}/orders/${order}`;
    const payment = { payment_method_id: "cash" };
    return (await send("PATCH", path, { meta_data: { assigned_payment: payment } })).public_id;
  }, draft);
}

test("a guest calls the waiter and asks for the bill, and reads at once that someone is coming", async ({
  openBoard,
  browser,
}) => {
  test.slow();
  const restaurant = await createRestaurant();
  const menu = restaurant.url(`/products?qr-id=${restaurant.id}-table`);
  const look = { locale: "ar", viewport: phone, colorScheme: "dark" } as const;
  const context = await browser.newContext({ ...look, reducedMotion: "reduce" });
  const t = createTranslate("ar");
  const errors = collectBrowserErrors(context);
  const page = await context.newPage();
  const waiter = page.getByRole("button", { name: t("tableCalls.waiter") });
  await page.goto(menu);
  await expect(page.getByText("Mesa 4")).toBeVisible();
  await expect(waiter).toBeHidden();

  const board = await openBoard(restaurant, { role: "manager" });
  const { page: staff, t: c, url } = board;
  await staff.goto(url("settings/board"));
  await staff.getByRole("switch", { name: c("boardSettings.tableCalls") }).check();
  await staff.getByLabel(c("boardSettings.cancel")).selectOption("minutes");
  await staff.getByLabel(c("boardSettings.cancelMinutes")).fill("500");
  await staff.getByRole("button", { name: c("form.save") }).click();
  await expect(staff.getByText(c("boardSettings.minutesWrong", { max: 120 }))).toBeVisible();
  await staff.getByLabel(c("boardSettings.cancelMinutes")).fill("5");
  await staff.getByRole("button", { name: c("form.save") }).click();
  await expect(staff.getByText(c("form.saved"), { exact: true })).toBeVisible();
  await staff.goto(url("orders"));
  await expectSilent(board);

  await page.goto(menu);
  await waiter.click();
  await expect(page.getByText(t("tableCalls.waiter.open"))).toBeVisible();
  await expectRinging(board);
  const card = staff.locator("[data-call=waiter]");
  await expect(card).toContainText("Mesa 4");
  await expectAccessible(staff);
  await card.getByRole("button", { name: c("tableCalls.coming") }).click();
  await expect(page.getByText(t("tableCalls.waiter.coming"))).toBeVisible({ timeout: 2_000 });
  await expectSilent(board);
  await expectAccessible(page);

  const number = await orderAtTable(page, restaurant);
  await page.getByRole("button", { name: t("tableCalls.bill") }).click();
  const sheet = page.getByRole("dialog", { name: t("tableCalls.bill") });
  // The list has what this phone ordered, and says that other phones may have ordered more.
  await expect(sheet.getByText("Taco")).toBeVisible();
  await expect(sheet.getByText(t("tableCalls.othersToo"))).toBeVisible();
  await sheet.getByRole("radio", { name: "Efectivo" }).check();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: t("tableCalls.bill") }).click();
  await expect(page.getByText(t("tableCalls.bill.open"))).toBeVisible();
  await expect(staff.locator("[data-call=bill]")).toContainText("Efectivo");

  // The order that covers a phone does not hide the call.
  await staff.setViewportSize(phone);
  const takeover = staff.getByRole("dialog", { name: c("board.takeover.title", { number }) });
  await expect(takeover.locator("[data-call=bill]")).toContainText("Mesa 4");
  expect(errors.unexpected()).toEqual([]);
  await context.close();
});
