import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { moveTo } from "../../support/browser/move-to.ts";
import { pressPrint } from "../../support/browser/press-print.ts";
import { plugUsbPrinter, takePaper, unplugAfter } from "../../support/browser/usb-printer.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/board-test.ts";

test("a member connects a USB printer once, tests it, and prints tickets on it", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(2));
  const { page, t, url } = await openBoard(restaurant, { prepare: plugUsbPrinter });
  await moveTo(page, url("printing"));
  await page.getByRole("button", { name: t("printing.usb.connect") }).click();
  await expect(page.getByText("TM-T20")).toBeVisible();
  await page.reload();
  await expect(page.getByText("TM-T20")).toBeVisible();
  await page.getByRole("combobox", { name: t("printing.width") }).selectOption("32");
  await page.getByRole("button", { name: t("printing.test") }).click();
  await expect(page.getByText(t("printing.usb.printed"), { exact: true })).toBeVisible();
  expect(await takePaper(page)).toContain("Lucía".replace("í", "\u00a1"));
  await expectAccessible(page);

  await moveTo(page, url(`orders/${order.id}`));
  await page.getByRole("button", { name: t("printing.print"), exact: true }).click();
  const sheet = page.getByRole("dialog", { name: t("printing.tickets") });
  const press = pressPrint(page, sheet.getByRole("button", { name: t("printing.usb.print") }));
  await press();
  await expect(sheet.getByText(t("printing.usb.printed"), { exact: true })).toBeVisible();
  await expect(sheet.getByText(t("printing.job.confirmed"), { exact: true })).toHaveCount(1);
  const first = await takePaper(page);
  expect(first).toContain("2 x Taco");
  expect(first).not.toContain("DUPLICATE");

  await unplugAfter(page, 100);
  await press();
  await expect(sheet.getByText(t("printing.usb.uncertain"))).toBeVisible();
  await expect(sheet.getByText(t("printing.usb.nextIsMarked"))).toBeVisible();
  await expect(sheet.getByText(t("printing.job.sent"), { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await unplugAfter(page, null);
  await takePaper(page);
  await press();
  await expect(sheet.getByText(t("printing.job.confirmed"), { exact: true })).toHaveCount(2);
  expect(await takePaper(page)).toContain("DUPLICATE 2");

  await moveTo(page, url("printing"));
  await page.getByRole("button", { name: t("printing.usb.disconnect") }).click();
  await expect(page.getByRole("button", { name: t("printing.usb.connect") })).toBeVisible();
});

test("an Arabic ticket goes to the USB printer as a picture, in the dark from right to left", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1), { comment: "بدون بصل" });
  const { page, t, url } = await openBoard(restaurant, {
    locale: "ar",
    colorScheme: "dark",
    prepare: plugUsbPrinter,
  });
  await moveTo(page, url(`orders/${order.id}`));
  await page.getByRole("button", { name: t("printing.print"), exact: true }).click();
  const sheet = page.getByRole("dialog", { name: t("printing.tickets") });
  await sheet
    .getByRole("button", { name: t("printing.usb.connect") })
    .first()
    .click();
  await sheet
    .getByRole("button", { name: t("printing.usb.print") })
    .first()
    .click();
  await expect(sheet.getByText(t("printing.usb.printed"), { exact: true })).toBeVisible();
  expect(await takePaper(page)).toContain("\u001dv0");
  await expectAccessible(page);
});
