import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { moveTo } from "../../support/browser/move-to.ts";
import { expectAboveKeyboard } from "../../support/on-screen-keyboard.ts";
import {
  type PlacedOrder,
  placeOrderByApi,
  tacoLines,
} from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import {
  type BoardPage,
  cardIn,
  expectRinging,
  expectSilent,
  startShift,
  test,
} from "../../support/staff/board-test.ts";

/** Presses Accept on the card of a new order. */
const accept = (board: BoardPage, id: string) =>
  cardIn(board, "new", id)
    .getByRole("button", { name: board.t("board.accept.in", { minutes: 20 }) })
    .click();

test("two members work on two boards", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  const counter = await openBoard(restaurant, { name: "Lucía" });
  const kitchen = await openBoard(restaurant, { role: "kitchen", name: "Beto" });
  for (const board of [counter, kitchen]) await startShift(board);

  const first =
    await test.step("an order rings on every board until one of them answers it", async () => {
      const order = await placeOrderByApi(restaurant.id, tacoLines(2));
      for (const board of [counter, kitchen]) await expectRinging(board);

      await expect(cardIn(counter, "new", order.id)).toContainText("Otra Persona");
      await expect(cardIn(kitchen, "new", order.id)).not.toContainText("Otra Persona");
      await expect(cardIn(kitchen, "new", order.id)).not.toContainText("$");

      await accept(kitchen, order.id);
      await expect(cardIn(counter, "preparing", order.id)).toBeVisible();
      for (const board of [counter, kitchen]) await expectSilent(board);
      return order;
    });

  await test.step("an acceptance is taken back within ten seconds, and the order rings again", async () => {
    const order = await placeOrderByApi(restaurant.id, tacoLines(1));
    const { page, t } = counter;
    await accept(counter, order.id);
    await expectSilent(counter);
    await page
      .locator("[data-notice=done]")
      .getByRole("button", { name: t("toast.undo") })
      .click();
    await expect(cardIn(counter, "new", order.id)).toBeVisible();
    await expectRinging(counter);
    const statusOf = async () =>
      (await restaurant.listOrders()).find(({ id }) => id === order.id)?.status;
    await expect.poll(statusOf).toBe("PENDING");
    await restaurant.advanceOrder(order.public_id);
  });

  const order =
    await test.step("the second of two members learns who was first, and sees the order as it is", async () => {
      const contested = await placeOrderByApi(restaurant.id, tacoLines(1));
      // This board does not hear what the others do, and reads nothing until it has sent its own answer.
      const { page } = counter;
      counter.errors.allow(/409: POST/u);
      await page.routeWebSocket(/board-socket/u, () => undefined);
      const answered = Promise.withResolvers<void>();
      await page.route(/\/companies\/[\w-]+\/board$/u, async (route) => {
        await answered.promise;
        await route.continue();
      });
      await page.reload();
      await expect(cardIn(counter, "new", contested.id)).toBeVisible();
      await accept(kitchen, contested.id);
      await expect(kitchen.page.locator("[data-notice=done]").last()).toBeVisible();
      await expect(cardIn(kitchen, "preparing", contested.id)).toBeVisible();
      await accept(counter, contested.id);
      answered.resolve();
      await expect(page.locator("[data-notice=changedFirst]")).toContainText("Beto");
      await expect(cardIn(counter, "preparing", contested.id)).toBeVisible();
      return contested;
    });

  await test.step("a kitchen ticks lines off on its device, and sees no money and no people", async () => {
    const card = cardIn(kitchen, "preparing", order.id);
    const line = card.getByRole("button", { name: "Taco" });
    await line.click();
    await expect(line).toHaveAttribute("aria-pressed", "true");
    const opening = kitchen.page.waitForEvent("websocket");
    await kitchen.page.reload();
    const socket = await opening;
    await expect(line).toHaveAttribute("aria-pressed", "true");

    // The card above leaves the lane while the line is pressed, however long this takes here.
    await kitchen.page.clock.install();
    await kitchen.page.clock.pauseAt(Date.now() + 1_000);
    await line.hover();
    await kitchen.page.mouse.down();
    const moved = socket.waitForEvent("framereceived", ({ payload }) =>
      payload.toString().includes(first.id),
    );
    await cardIn(counter, "preparing", first.id).getByRole("button").last().click();
    await moved;
    await kitchen.page.mouse.up();
    await expect(line).toHaveAttribute("aria-pressed", "false");
    await expect(cardIn(kitchen, "preparing", first.id)).toHaveCount(0);
    await kitchen.page.clock.resume();
    await expect(card).not.toContainText("Otra Persona");
    await expect(card).not.toContainText("$");
    kitchen.errors.allow(/403: GET/u);
    expect((await kitchen.page.goto(kitchen.url("history")))?.status()).toBe(403);
  });
});

test("two orders are refused: a guest reads why, and a dish is marked", async ({
  page: customer,
  openBoard,
  t,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  await customer.goto(restaurant.url(`/tracking?order_id=${order.id}`));
  const board = await openBoard(restaurant);
  const { page, t: c } = board;
  const openRefusal = async ({ id, public_id }: PlacedOrder) => {
    await cardIn(board, "new", id).getByRole("link").press("Enter");
    await page.getByRole("button", { name: c("board.refuse.open") }).click();
    const number = String(public_id);
    return page.getByRole("dialog", { name: c("board.refuse.title", { number }) });
  };

  await test.step("a guest reads why an order is refused", async () => {
    const sheet = await openRefusal(order);
    await sheet.getByRole("radio", { name: c("board.reason.other") }).check();
    await sheet.getByRole("button", { name: c("board.refuse.confirm") }).click();
    await expect(sheet.getByText(c("board.end.missing"))).toBeVisible();
    const message = sheet.getByLabel(c("board.end.message"));
    await message.fill("ب".repeat(301));
    await expect(sheet.getByText(c("board.end.tooLong", { max: 300 }))).toBeVisible();
    await expect(message).toHaveAttribute("aria-invalid", "true");
    await expect(message).toHaveValue("ب".repeat(301));
    const confirm = sheet.getByRole("button", { name: c("board.refuse.confirm") });
    await expectAboveKeyboard(message, confirm);
    // Control characters and a turn of direction, as a pasted text may have them, go unseen.
    await message.fill("انطفأت\u0007 الشواية\u001b\u202e");
    await expect(sheet.getByText("انطفأت الشواية", { exact: true }).last()).toBeVisible();
    await sheet.getByRole("button", { name: c("board.refuse.confirm") }).click();
    await expect(customer.getByRole("heading", { level: 1 })).toHaveText(t("tracking.cancelled"));
    // A text from right to left is isolated from the Spanish before it.
    await expect(customer.getByText(/\u2068انطفأت الشواية\u2069$/u)).toBeVisible();
  });

  await test.step("an order is refused because a dish is out, and the dish is marked in the same step", async () => {
    const next = await placeOrderByApi(restaurant.id, tacoLines(1));
    await moveTo(page, board.url("orders"));
    const sheet = await openRefusal(next);
    await sheet.getByRole("checkbox", { name: "Taco" }).check();
    await sheet.getByRole("radio", { name: c("soldOut.untilTime") }).check();
    await sheet.getByRole("button", { name: c("board.refuse.confirm") }).click();
    await expect(sheet.getByText(c("soldOut.action.chooseTime"))).toBeVisible();
    await sheet.getByRole("radio", { name: c("soldOut.untilISay") }).check();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: c("board.refuse.confirm") }).click();
    const done = { action: c("soldOut.action.forGood"), names: "Taco" };
    await expect(page.locator("[data-notice=marked]").last()).toContainText(
      c("soldOut.offer.done", done),
    );
    await expect.poll(() => restaurant.listOrders()).toEqual([]);
    await customer.goto(restaurant.url("/products"));
    await expect(customer.getByRole("listitem").filter({ hasText: "Taco" })).toContainText(
      t("menu.soldOut"),
    );
  });
});
