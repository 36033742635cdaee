import { expect } from "@playwright/test";
import { expectAccessibleAlsoWide } from "../../support/browser/accessibility.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { actionsButton } from "../../support/staff/actions-menu.ts";
import { arabicPhone, test } from "../../support/staff/console-test.ts";

test("printers, stations and tickets are accessible on a dark phone in Arabic, and on a wide screen", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  // A phone shows a new order over everything else.
  await restaurant.advanceOrder(order.public_id);
  const { page, t } = await openConsole(restaurant, "printing", {
    ...arabicPhone,
    role: "manager",
  });
  await page.getByRole("button", { name: t("printing.addStation") }).click();
  await page.getByRole("button", { name: t("form.save") }).click();
  await expect(page.getByText(t("printing.nameMissing"))).toBeVisible();
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await page.getByRole("button", { name: t("printing.addPrinter") }).click();
  const sheet = page.getByRole("dialog", { name: t("printing.addPrinter") });
  await expect(sheet).toBeVisible();
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await sheet.getByRole("textbox", { name: t("form.name") }).fill("Parrilla del patio");
  await sheet.getByRole("button", { name: t("printing.add"), exact: true }).click();
  const shown = page.getByRole("dialog", { name: t("printing.tokenTitle") });
  await shown.getByRole("button", { name: t("sheet.close") }).click();
  await actionsButton(page, t, "Parrilla del patio").click();
  await page.getByRole("button", { name: t("printing.remove"), exact: true }).click();
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("sheet.close") })
    .click();
  await page.goto(page.url().replace(/printing$/u, `orders/${order.id}`));
  await page.getByRole("button", { name: t("printing.print"), exact: true }).click();
  await expect(page.getByText("1 x Taco").first()).toBeVisible();
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
});
