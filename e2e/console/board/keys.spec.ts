import { expect } from "@playwright/test";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { cardIn, test } from "../../support/staff/board-test.ts";

test("an order is worked by keys alone, and the focus stays on it", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  const first = await placeOrderByApi(restaurant.id, tacoLines(1));
  const second = await placeOrderByApi(restaurant.id, tacoLines(2));
  const board = await openBoard(restaurant);
  const { page, t } = board;
  const { keyboard } = page;

  await keyboard.press("2");
  await expect(cardIn(board, "new", second.id)).toBeFocused();
  await keyboard.press("ArrowUp");
  await expect(cardIn(board, "new", first.id)).toBeFocused();
  await keyboard.press("a");
  await expect(cardIn(board, "preparing", first.id)).toBeFocused();
  await keyboard.press("n");
  await expect(cardIn(board, "ready", first.id)).toBeFocused();
  await keyboard.press("ArrowLeft");
  await expect(cardIn(board, "new", second.id)).toBeFocused();

  await keyboard.press("r");
  const sheet = page.getByRole("dialog", {
    name: t("board.refuse.title", { number: String(second.public_id) }),
  });
  await expect(sheet).toBeVisible();
  await keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(cardIn(board, "new", second.id)).toBeFocused();

  await keyboard.press("?");
  await expect(page.getByRole("dialog", { name: t("board.keys.title") })).toBeVisible();
  await keyboard.press("Escape");
  await keyboard.press("o");
  await expect(page).toHaveURL(new RegExp(`/orders/${second.id}$`, "u"));
  await expect(page.getByRole("dialog")).toBeVisible();
  await keyboard.press("Escape");
  await expect(page).toHaveURL(/\/orders$/u);
});

test("a card that leaves the board gives its focus to the heading of its lane", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  const board = await openBoard(restaurant);
  const { page } = board;
  await page.keyboard.press("1");
  await expect(cardIn(board, "new", order.id)).toBeFocused();
  await restaurant.cancelOrder(order.public_id, "Se acabó");
  await expect(page.locator("[data-lane-head=new]")).toBeFocused();
});

test("a new order is announced once", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  const board = await openBoard(restaurant);
  const { page, t } = board;
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  const words = t("board.announce.one", { number: String(order.public_id) });
  await expect(page.getByRole("status").filter({ hasText: words })).toHaveCount(1);
});
