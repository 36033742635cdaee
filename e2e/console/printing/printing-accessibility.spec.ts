import { expect } from "@playwright/test";
import { expectAccessibleAlsoWide } from "../../support/browser/accessibility.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
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
  await expect(page.getByRole("dialog", { name: t("printing.addPrinter") })).toBeVisible();
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await page.goto(page.url().replace(/printing$/u, `orders/${order.id}`));
  await page.getByRole("button", { name: t("printing.print"), exact: true }).click();
  await expect(page.getByText("1 x Taco").first()).toBeVisible();
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
});
