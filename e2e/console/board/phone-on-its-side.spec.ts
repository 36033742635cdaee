import { expect, type Locator } from "@playwright/test";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { startShift, test } from "../../support/staff/board-test.ts";

/** Whether the middle of an element is in view, and nothing covers it; the link to an order lies over its card. */
function isSeen(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return (element.closest("article") ?? element).contains(seen);
  });
}

test("on a phone that lies on its side a new order shows its dishes and its buttons at once, and the board its first order", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const { id } = await placeOrderByApi(restaurant.id, tacoLines(2));
  for (const locale of ["en", "ar"]) {
    const viewport = { width: 640, height: 400 };
    const board = await openBoard(restaurant, { locale, viewport, role: "manager" });
    const { page, t } = board;
    await expect(page.getByRole("dialog")).toBeVisible();
    await startShift(board);
    const takeover = page.getByRole("dialog");
    await expect.poll(() => isSeen(takeover.getByRole("listitem").first())).toBe(true);
    for (const name of [t("board.takeover.hide"), t("board.refuse.open")])
      expect(await isSeen(takeover.getByRole("button", { name }))).toBe(true);
    expect(await isSeen(takeover.locator("[data-key=accept]"))).toBe(true);

    await takeover.getByRole("button", { name: t("board.takeover.hide") }).click();
    const card = page.locator(`[data-lane=new] [data-order="${id}"]`);
    await expect.poll(() => isSeen(card.getByRole("listitem").first())).toBe(true);
  }
});

test("on a phone that lies on its side the head of an order scrolls away without the button that closes, and a banner above it covers no button", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const { id, public_id } = await placeOrderByApi(restaurant.id, tacoLines(2));
  await restaurant.advanceOrder(public_id);
  const viewport = { width: 640, height: 400 };
  const { page, t, url } = await openBoard(restaurant, { viewport, role: "manager" });
  await page.goto(url(`orders/${id}`));
  const panel = page.getByRole("dialog", { name: t("board.order.title", { number: public_id }) });
  const number = panel.getByRole("heading", { name: String(public_id) });
  await expect(number).toBeInViewport();
  const close = panel.getByRole("button", { name: t("sheet.close") });
  const start = panel.getByRole("button", { name: t("board.banner.startShift") });
  for (const button of [close, start]) expect(await isSeen(button)).toBe(true);
  await start.click();
  await expect(start).toBeHidden();
  await panel.getByRole("button", { name: t("board.step.ready") }).scrollIntoViewIfNeeded();
  await expect(number).not.toBeInViewport();
  expect(await isSeen(close)).toBe(true);
  await close.click();
  await expect(panel).toBeHidden();
});
