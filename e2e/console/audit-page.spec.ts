import { expect } from "@playwright/test";
import { placeOrderByApi, tacoLines } from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { test } from "../support/staff/console-test.ts";

for (const look of [
  { locale: "en", colorScheme: "light", viewport: { width: 1280, height: 800 } },
  { locale: "ar", colorScheme: "dark", viewport: { width: 360, height: 740 } },
] as const) {
  test(`the change log says in ${look.locale}, ${look.colorScheme}, who did what, by area`, async ({
    openConsole,
  }) => {
    const restaurant = await createRestaurant();
    const order = await placeOrderByApi(restaurant.id, tacoLines(1));
    await restaurant.advanceOrder(order.public_id);
    const options = { role: "owner", name: "Bea", ...look } as const;
    const { page, t } = await openConsole(restaurant, "settings/board", options);
    await page.getByLabel(t("boardSettings.finalizeMinutes")).fill("90");
    await page.getByRole("button", { name: t("boardSettings.save") }).click();
    await expect(page.getByText(t("boardSettings.saved"), { exact: true })).toBeVisible();

    await page.goto(page.url().replace(/settings\/board$/u, "audit"));
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
}
