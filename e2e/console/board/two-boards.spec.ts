import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { cardIn, expectRinging, startShift, test } from "../../support/staff/board-test.ts";

test("an order rings on every board until one of them answers it", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  const counter = await openBoard(restaurant, { name: "Lucía" });
  const kitchen = await openBoard(restaurant, { role: "kitchen", name: "Beto" });
  for (const board of [counter, kitchen]) await startShift(board);
  const order = await placeOrderByApi(restaurant.id, tacoLines(2));
  for (const board of [counter, kitchen]) await expectRinging(board, true);

  await expect(cardIn(counter, "new", order.id)).toContainText("Otra Persona");
  await expect(cardIn(kitchen, "new", order.id)).not.toContainText("Otra Persona");
  await expect(cardIn(kitchen, "new", order.id)).not.toContainText("$");

  const accept = kitchen.t("board.accept.in", { minutes: 20 });
  await cardIn(kitchen, "new", order.id).getByRole("button", { name: accept }).click();
  await expect(cardIn(counter, "preparing", order.id)).toBeVisible();
  for (const board of [counter, kitchen]) await expectRinging(board, false);
});

test("the second of two members learns who was first, and sees the order as it is", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  const first = await openBoard(restaurant, { name: "Beto" });
  // This board does not hear what the other one does.
  const second = await openBoard(restaurant, {
    name: "Lucía",
    prepare: (page) => page.routeWebSocket(/board-socket/u, () => undefined),
  });
  second.errors.allow(/409: POST/u);
  await expect(cardIn(second, "new", order.id)).toBeVisible();
  // It also reads nothing until it has sent its own answer.
  const answered = Promise.withResolvers<void>();
  await second.page.route(/\/companies\/[\w-]+\/board$/u, async (route) => {
    await answered.promise;
    await route.continue();
  });
  const { t } = first;
  const accept = t("board.accept.in", { minutes: 20 });
  await cardIn(first, "new", order.id).getByRole("button", { name: accept }).click();
  await expect(first.page.locator("[data-notice=done]")).toBeVisible();
  await cardIn(second, "new", order.id).getByRole("button", { name: accept }).click();
  answered.resolve();
  await expect(second.page.locator("[data-notice=changedFirst]")).toContainText("Beto");
  await expect(cardIn(second, "preparing", order.id)).toBeVisible();
});

test("an acceptance is taken back within ten seconds, and the order rings again", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  const board = await openBoard(restaurant);
  const { page, t } = board;
  await cardIn(board, "new", order.id)
    .getByRole("button", { name: t("board.accept.in", { minutes: 20 }) })
    .click();
  await expectRinging(board, false);
  await page
    .locator("[data-notice=done]")
    .getByRole("button", { name: t("toast.undo") })
    .click();
  await expect(cardIn(board, "new", order.id)).toBeVisible();
  await expectRinging(board, true);
  await expect.poll(async () => (await restaurant.listOrders())[0]?.status).toBe("PENDING");
});

test("a guest reads why an order is refused", async ({ page: customer, openBoard, t }) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  await customer.goto(restaurant.url(`/tracking?order_id=${order.id}`));
  const board = await openBoard(restaurant);
  const { page, t: c } = board;
  await cardIn(board, "new", order.id).getByRole("link").click();
  await page.getByRole("button", { name: c("board.refuse.open") }).click();
  const sheet = page.getByRole("dialog", {
    name: c("board.refuse.title", { number: String(order.public_id) }),
  });
  await sheet.getByRole("radio", { name: c("board.reason.other") }).check();
  await sheet.getByRole("button", { name: c("board.refuse.confirm") }).click();
  await expect(sheet.getByText(c("board.end.missing"))).toBeVisible();
  const message = sheet.getByLabel(c("board.end.message"));
  await message.fill("ب".repeat(301));
  await expect(sheet.getByText(c("board.end.tooLong", { max: 300 }))).toBeVisible();
  await expect(message).toHaveAttribute("aria-invalid", "true");
  await expect(message).toHaveValue("ب".repeat(301));
  // Control characters and a turn of direction, as a pasted text may have them, go unseen.
  await message.fill("انطفأت\u0007 الشواية\u001b\u202e");
  await expect(sheet.getByText("انطفأت الشواية", { exact: true }).last()).toBeVisible();
  await sheet.getByRole("button", { name: c("board.refuse.confirm") }).click();
  await expect(customer.getByRole("heading", { level: 1 })).toHaveText(t("tracking.cancelled"));
  await expect(customer.getByText(/انطفأت الشواية$/u)).toBeVisible();
});

test("an order is refused because a dish is out, and the dish is marked in the same step", async ({
  page: customer,
  openBoard,
  t,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  const board = await openBoard(restaurant);
  const { page, t: c } = board;
  await cardIn(board, "new", order.id).getByRole("link").click();
  await page.getByRole("button", { name: c("board.refuse.open") }).click();
  const sheet = page.getByRole("dialog", {
    name: c("board.refuse.title", { number: String(order.public_id) }),
  });
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
