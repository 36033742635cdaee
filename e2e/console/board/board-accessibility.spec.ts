import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { phone, startShift, tablet, test } from "../../support/staff/board-test.ts";

for (const locale of ["en", "ar"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const [size, viewport] of Object.entries({ phone, tablet })) {
      test(`the board and its orders are accessible on a ${size}, ${locale}, ${colorScheme}`, async ({
        openBoard,
      }) => {
        test.setTimeout(45_000);
        const restaurant = await createRestaurant();
        const ready = await placeOrderByApi(restaurant.id, tacoLines(2));
        await restaurant.advanceOrder(ready.public_id, 2);
        const cooking = await placeOrderByApi(restaurant.id, tacoLines(1), { comment: "Sin sal" });
        await restaurant.advanceOrder(cooking.public_id);
        const fresh = await placeOrderByApi(restaurant.id, tacoLines(3));
        const board = await openBoard(restaurant, { locale, colorScheme, viewport });
        const { page, t, url } = board;
        await expectAccessible(page);
        await startShift(board);
        await expectAccessible(page);
        if (size === "phone")
          await page.getByRole("button", { name: t("board.refuse.open") }).click();
        else {
          await page.locator(`[data-order="${fresh.id}"]`).focus();
          await page.keyboard.press("r");
        }
        await expect(page.getByLabel(t("board.end.message"))).toBeVisible();
        await expectAccessible(page);
        await page.goto(url(`orders/${cooking.id}`));
        await expect(page.getByRole("dialog").first()).toBeVisible();
        await expectAccessible(page);
        await page.goto(url("history"));
        await expectAccessible(page);
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        expect(scroll).toBeLessThanOrEqual(client);
      });
    }
  }
}
