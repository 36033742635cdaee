import { expect } from "@playwright/test";
import { tabTo } from "../../support/browser/keyboard.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { cardIn, soundState, test } from "../../support/staff/board-test.ts";

test("a shift is worked by keys alone", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  const first = await placeOrderByApi(restaurant.id, tacoLines(2));
  const second = await placeOrderByApi(restaurant.id, tacoLines(1));
  const board = await openBoard(restaurant);
  const { page, t } = board;
  const { keyboard } = page;

  await test.step("an order is worked by keys alone, and the focus stays on it", async () => {
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

  await test.step("a new order is announced once", async () => {
    const third = await placeOrderByApi(restaurant.id, tacoLines(3));
    const words = t("board.announce.one", { number: String(third.public_id) });
    await expect(page.getByRole("status").filter({ hasText: words })).toHaveCount(1);
    await expect(cardIn(board, "new", third.id)).toBeVisible();
  });

  await test.step("a shift is started, minutes are chosen, an order is refused and cash is taken by keys alone", async () => {
    const dialog = page.getByRole("dialog").last();
    await tabTo(page.getByRole("button", { name: t("board.banner.startShift") }));
    await keyboard.press("Enter");
    await expect(page.locator("[data-sound=on]").first()).toBeAttached();
    expect(await soundState(board)).toBe("running");

    const card = cardIn(board, "new", second.id);
    await keyboard.press("1");
    await expect(card).toBeFocused();
    await tabTo(card.getByRole("radio", { name: "20" }));
    await keyboard.press("ArrowRight");
    await expect(card.getByRole("radio", { name: "30" })).toBeChecked();
    await tabTo(card.getByRole("button", { name: t("board.accept.in", { minutes: 30 }) }));
    await keyboard.press("Enter");
    await expect(cardIn(board, "preparing", second.id)).toContainText("30");

    const refused = page.locator("[data-lane=new] [data-order]");
    await keyboard.press("ArrowLeft");
    await expect(refused).toBeFocused();
    await keyboard.press("r");
    await tabTo(dialog.getByRole("radio", { name: t("board.reason.soldOut") }));
    await keyboard.press("ArrowDown");
    await expect(dialog.getByRole("radio", { name: t("board.reason.tooBusy") })).toBeChecked();
    await tabTo(dialog.getByRole("button", { name: t("board.refuse.confirm") }));
    await keyboard.press("Enter");
    await expect(refused).toHaveCount(0);

    await keyboard.press("ArrowRight");
    await keyboard.press("ArrowRight");
    await expect(cardIn(board, "ready", first.id)).toBeFocused();
    await keyboard.press("o");
    await tabTo(dialog.getByRole("button", { name: t("board.pay.open") }));
    await keyboard.press("Enter");
    const received = page.getByLabel(t("board.pay.received"));
    await tabTo(received);
    await keyboard.type("200");
    await tabTo(dialog.getByRole("button", { name: /60/u }));
    await keyboard.press("Enter");
    await expect(received).toHaveCount(0);
    // The refused order is no longer among the open ones.
    const states = async () =>
      (await restaurant.listOrders()).map(
        ({ id, status, payment_state }) => `${id} ${status} ${payment_state}`,
      );
    await expect.poll(states).toEqual([`${second.id} PREPARING UNPAID`, `${first.id} READY PAID`]);
    await keyboard.press("Escape");
    await expect(page).toHaveURL(/\/orders$/u);
  });

  await test.step("a card that leaves the board gives its focus to the heading of its lane", async () => {
    const order = await placeOrderByApi(restaurant.id, tacoLines(1));
    const card = cardIn(board, "new", order.id);
    await expect(card).toBeVisible();
    // From the lane of what is ready over the one of what is prepared.
    await keyboard.press("ArrowLeft");
    await keyboard.press("ArrowLeft");
    await expect(card).toBeFocused();
    await restaurant.cancelOrder(order.public_id, "Se acabó");
    await expect(page.locator("[data-lane-head=new]")).toBeFocused();
  });
});
