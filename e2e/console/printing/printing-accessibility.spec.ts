import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expectNoOverflow } from "../../support/browser/overflow.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

const looks = [
  { locale: "ar", colorScheme: "dark", viewport: { width: 360, height: 740 } },
  { locale: "de", colorScheme: "dark", viewport: { width: 1280, height: 800 } },
] as const;

for (const look of looks) {
  test(`printers, stations and tickets are accessible in ${look.locale}, ${look.colorScheme}, ${look.viewport.width} pixels wide`, async ({
    openConsole,
  }) => {
    const restaurant = await createRestaurant();
    const order = await placeOrderByApi(restaurant.id, tacoLines(1));
    // A phone shows a new order over everything else.
    await restaurant.advanceOrder(order.public_id);
    const { page, t } = await openConsole(restaurant, "printing", { ...look, role: "manager" });
    await page.getByRole("button", { name: t("printing.addStation") }).click();
    await page.getByRole("button", { name: t("printing.save") }).click();
    await expect(page.getByText(t("printing.nameMissing"))).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole("button", { name: t("printing.addPrinter") }).click();
    await expect(page.getByRole("dialog", { name: t("printing.addPrinter") })).toBeVisible();
    await expectAccessible(page);
    await page.goto(page.url().replace(/printing$/u, `orders/${order.id}`));
    await page.getByRole("button", { name: t("printing.print"), exact: true }).click();
    await expect(page.getByText("1 x Taco").first()).toBeVisible();
    await expectAccessible(page);
  });
}
