import { expect, type Page } from "@playwright/test";
import { expectAccessibleInBothSchemes as expectAccessible } from "../../support/browser/accessibility.ts";
import { expectLargeTargets } from "../../support/browser/large-targets.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { phone, startShift, tablet, test } from "../../support/staff/board-test.ts";

const looks = [
  { size: "phone", locale: "ar", colorScheme: "dark", viewport: phone },
  { size: "tablet", locale: "en", colorScheme: "light", viewport: tablet },
] as const;

/** Sets the size of the text, as a style sheet of the reader does. */
function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

/** Returns how much of a card's height its lane can show at once: at most 1. */
function heightInLane(card: Element): number {
  const lane = card.closest("ol")?.clientHeight ?? 0;
  return Math.min(1, lane / card.getBoundingClientRect().height);
}

for (const { size, ...look } of looks) {
  test(`the board and its orders are accessible on a ${size}, ${look.locale}, light and dark, with large targets`, async ({
    openBoard,
  }) => {
    test.setTimeout(45_000);
    const restaurant = await createRestaurant();
    const ready = await placeOrderByApi(restaurant.id, tacoLines(2));
    await restaurant.advanceOrder(ready.public_id, 2);
    const cooking = await placeOrderByApi(restaurant.id, tacoLines(1), { comment: "Sin sal" });
    await restaurant.advanceOrder(cooking.public_id);
    const fresh = await placeOrderByApi(restaurant.id, tacoLines(3));
    const board = await openBoard(restaurant, look);
    const { page, t, url } = board;
    const dialog = page.getByRole("dialog");
    await expectAccessible(page, look.colorScheme);
    // The board with its sound on is checked behind the sheet of the refusal, which axe reads with the
    // whole page.
    await startShift(board);
    if (size === "phone") {
      // The order that covers the phone.
      await expectLargeTargets(dialog);
      await dialog.getByRole("button", { name: t("board.takeover.hide") }).click();
      await expect(dialog).toHaveCount(0);
      // With the tabs, the cards and the bar at the bottom.
      await expectLargeTargets(page.locator("body"));
      await page.getByRole("link", { name: t("board.open", { number: fresh.public_id }) }).click();
      await page.getByRole("button", { name: t("board.refuse.open") }).click();
    } else {
      await expectLargeTargets(page.locator("body"));
      const card = page.locator(`[data-order="${fresh.id}"]`);
      await setTextSize(page, "200%");
      // The board scrolls as a whole: its lane is as high as the order with its buttons.
      await expect.poll(() => card.evaluate(heightInLane)).toBe(1);
      await card.locator("[data-key=accept]").scrollIntoViewIfNeeded();
      await expect(card.locator("[data-key=accept]")).toBeInViewport({ ratio: 1 });
      await setTextSize(page, "");
      await card.focus();
      await page.keyboard.press("r");
    }
    await expect(page.getByLabel(t("board.end.message"))).toBeVisible();
    await expectLargeTargets(dialog.last());
    await expectAccessible(page, look.colorScheme);
    // No new order covers the phone any more.
    const refused = page.waitForResponse(/\/refuse$/u);
    await dialog.getByRole("button", { name: t("board.refuse.confirm") }).click();
    await refused;
    await page.goto(url(`orders/${cooking.id}`));
    await expect(dialog.first()).toBeVisible();
    await expectLargeTargets(dialog.first());
    await expectAccessible(page, look.colorScheme);
    await dialog
      .first()
      .getByRole("button", { name: t("board.pay.open") })
      .click();
    await expect(page.getByLabel(t("board.pay.received"))).toBeVisible();
    await expectLargeTargets(dialog.last());
  });
}
