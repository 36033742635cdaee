import { expect } from "@playwright/test";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { cardIn, phone, startShift, test } from "../../support/staff/board-test.ts";

test("an order opens over the board, is paid with change, and closes again", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(2), { comment: "Alergia a nueces" });
  const board = await openBoard(restaurant);
  const { page, t } = board;
  const number = String(order.public_id);
  await expect(cardIn(board, "new", order.id).locator("[data-allergy]")).toContainText("nueces");
  await cardIn(board, "new", order.id).getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`, "u"));
  const panel = page.getByRole("dialog", { name: t("board.order.title", { number }) });
  await expect(panel).toContainText("Otra Persona");
  await expect(panel).toContainText("+52 55 9876 5432");
  await expect(panel).toContainText("$60.00");
  await expect(panel.getByRole("link", { name: t("board.order.call") })).toHaveAttribute(
    "href",
    "tel:+525598765432",
  );
  await panel.getByRole("button", { name: t("board.pay.open") }).click();
  const pay = page.getByRole("dialog", { name: t("board.pay.title", { number }) });
  await pay.getByLabel(t("board.pay.received")).fill("50");
  await expect(pay.getByText(t("board.pay.tooLittle", { amount: "$60.00" }))).toBeVisible();
  await pay.getByLabel(t("board.pay.received")).fill("100");
  await expect(pay.getByText("$40.00")).toBeVisible();
  await pay.getByRole("button", { name: t("board.pay.confirm", { amount: "$60.00" }) }).click();
  await expect(panel.getByText(t("board.money.paidAmount", { amount: "$60" }))).toBeVisible();
  await panel
    .getByRole("button", { name: t("sheet.close") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/orders$/u);
});

test("an order of the history opens by its address, also when it is over", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  await restaurant.cancelOrder(order.public_id, "Se acabó");
  const board = await openBoard(restaurant);
  const { page, t, url } = board;
  await page.goto(`${url("history")}?search=${order.public_id}`);
  await page.getByRole("link", { name: String(order.public_id) }).click();
  const title = t("board.order.title", { number: String(order.public_id) });
  const panel = page.getByRole("dialog", { name: title });
  await expect(panel).toContainText(t("board.status.cancelled"));
  await page.goto(url(`orders/${order.id}`));
  await expect(panel).toContainText("Se acabó");
  await page.goto(`${url("history")}?search=nobody&day=2020-01-01`);
  await expect(page.getByText(t("history.none"))).toBeVisible();
});

test("a kitchen ticks lines off on its device, and sees no money and no people", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(2));
  await restaurant.advanceOrder(order.public_id);
  const board = await openBoard(restaurant, { role: "kitchen", name: "Beto" });
  const card = cardIn(board, "preparing", order.id);
  const line = card.getByRole("button", { name: "Taco" });
  await line.click();
  await expect(line).toHaveAttribute("aria-pressed", "true");
  await board.page.reload();
  await expect(line).toHaveAttribute("aria-pressed", "true");
  await expect(card).not.toContainText("Otra Persona");
  await expect(card).not.toContainText("$");
  board.errors.allow(/403: GET/u);
  expect((await board.page.goto(board.url("history")))?.status()).toBe(403);
});

test("on a phone a new order takes the screen until it is answered", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  const board = await openBoard(restaurant, { viewport: phone });
  const { page, t } = board;
  await startShift(board);
  const first = await placeOrderByApi(restaurant.id, tacoLines(1));
  const takeover = (number: number) =>
    page.getByRole("dialog", { name: t("board.takeover.title", { number: String(number) }) });
  await expect(takeover(first.public_id)).toBeVisible();
  const second = await placeOrderByApi(restaurant.id, tacoLines(3));
  await page.getByRole("button", { name: t("board.takeover.next") }).click();
  await expect(takeover(second.public_id)).toContainText("Taco");
  await takeover(second.public_id).getByText("30", { exact: true }).click();
  await page.getByRole("button", { name: t("board.accept.in", { minutes: 30 }) }).click();
  await expect(takeover(first.public_id)).toBeVisible();
  await page.getByRole("button", { name: t("board.takeover.hide") }).click();
  await page.getByRole("button", { name: t("board.lane.preparing") }).click();
  await expect(cardIn(board, "preparing", second.id)).toBeVisible();
  await expect(cardIn(board, "new", first.id)).toBeHidden();
  await cardIn(board, "preparing", second.id).getByRole("link").press("Enter");
  const panel = t("board.order.title", { number: String(second.public_id) });
  await expect(page.getByRole("dialog", { name: panel })).toBeVisible();
  await placeOrderByApi(restaurant.id, tacoLines(1));
  // Over the page of an order a screen reader finds it too.
  await expect(takeover(first.public_id)).toBeVisible();
  await expect(page.getByRole("dialog", { name: panel })).toHaveCount(0);
});
