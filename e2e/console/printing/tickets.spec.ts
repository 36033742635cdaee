import { expect, type Page } from "@playwright/test";
import { moveTo } from "../../support/browser/move-to.ts";
import { pressPrint, waitApart } from "../../support/browser/press-print.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/board-test.ts";

/** Takes USB from the browser, which has it at addresses like these. */
async function removeUsb(page: Page): Promise<void> {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { usb?: unknown }).usb;
  });
}

/** Opens no dialog, as a browser without a screen has none, and returns at once, as in Safari. */
async function removePrintDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
}

test("an order's ticket is printed by a browser without USB", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(2), { comment: "Nut allergy" });
  const scripts: string[] = [];
  const { page, t, url } = await openBoard(restaurant, {
    prepare: async (opened) => {
      await removePrintDialog(opened);
      await removeUsb(opened);
      opened.on("response", async (response) => {
        if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
      });
    },
  });
  await moveTo(page, url(`orders/${order.id}`));
  await page.getByRole("button", { name: t("printing.print"), exact: true }).click();
  const sheet = page.getByRole("dialog", { name: t("printing.tickets") });
  await expect(sheet.getByText("2 x Taco").first()).toBeVisible();
  await expect(sheet.getByText("! ALLERGY !")).toBeVisible();
  await expect(sheet.getByText(t("printing.notPrinted")).first()).toBeVisible();
  const printed = page.locator(".printed-page");
  const printHere = sheet.getByRole("button", { name: t("printing.printHere") }).first();
  const press = pressPrint(page, printHere);
  const duplicate = (number: number) =>
    sheet.getByText(t("printing.job.duplicate", { number }), { exact: true });

  await test.step("a browser without USB shows no choice of it, and the board loads nothing for it", async () => {
    await expect(printHere).toBeVisible();
    await expect(sheet.getByText("USB")).toHaveCount(0);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((text) => text.includes("transferOut"))).toEqual([]);
  });

  await test.step("the second time a ticket says DUPLICATE", async () => {
    await press();
    await expect(printed).toContainText("2 x Taco");
    await expect(printed).not.toContainText("DUPLICATE");
    await expect(sheet.getByText(t("printing.job.confirmed"), { exact: true })).toHaveCount(1);
    await press();
    await expect(printed).toContainText("DUPLICATE 1");
    await expect(duplicate(1)).toBeVisible();
  });

  await test.step("a double tap prints one more ticket, not two", async () => {
    const pressedAt = await page.evaluate(() => performance.now());
    await waitApart(page, pressedAt);
    await printHere.dblclick({ delay: 50 });
    await expect(duplicate(2)).toBeVisible();
    // The sheet reads again what was printed.
    await page.waitForResponse(/\/print-jobs$/u);
    await expect(duplicate(3)).toHaveCount(0);
  });

  await test.step("a ticket that no printer takes says why", async () => {
    await sheet
      .getByRole("button", { name: t("printing.reprint") })
      .first()
      .click();
    await expect(sheet.getByText(t("printing.job.noPrinter")).first()).toBeVisible();
  });

  await test.step("on paper stands the ticket alone, 80 mm wide", async () => {
    const paper = printed.locator(".ticket-paper");
    await page.emulateMedia({ media: "print" });
    await expect(paper).toBeVisible();
    await expect(sheet).toBeHidden();
    const width = await paper.evaluate((element) => element.getBoundingClientRect().width);
    expect(width).toBeLessThanOrEqual(303);
  });
});
