import { expect } from "@playwright/test";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import {
  type BoardPage,
  cardIn,
  phone,
  startShift,
  tablet,
  test,
} from "../../support/staff/board-test.ts";

/** Two taps of one finger at the same place. */
async function tapTwice({ page }: BoardPage, selector: string) {
  const button = page.locator(selector).first();
  // A card that has just come takes no presses.
  await button.click({ trial: true });
  const box = await button.boundingBox();
  if (!box) throw new Error("the button is not in view");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.dblclick(x, y, { delay: 50 });
}

for (const [size, viewport] of Object.entries({ phone, tablet })) {
  test(`a double tap on Accept answers one order only, on a ${size}`, async ({ openBoard }) => {
    const restaurant = await createRestaurant();
    const first = await placeOrderByApi(restaurant.id, tacoLines(1));
    await placeOrderByApi(restaurant.id, tacoLines(1));
    const board = await openBoard(restaurant, { viewport });
    await startShift(board);
    const place = size === "phone" ? "dialog" : "[data-lane=new]";
    await tapTwice(board, `${place} [data-key=accept]`);
    await expect(board.page.locator("[data-notice=done]").first()).toBeVisible();
    await expect(cardIn(board, "preparing", first.id)).toBeAttached();
    await expect(board.page.locator("[data-lane=new] [data-order]")).toHaveCount(1);
    await expect(board.page).toHaveURL(board.url("orders"));
    const statuses = (await restaurant.listOrders()).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(["PENDING", "PREPARING"]);
  });
}

test("an allergy is in view before a long order is accepted on a phone", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  const lines = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((quantity) => tacoLines(quantity));
  await placeOrderByApi(restaurant.id, lines, { comment: "Soy alérgica a los cacahuates" });
  const { page, t } = await openBoard(restaurant, { viewport: phone });
  const takeover = page.getByRole("dialog");
  await expect(takeover.locator("[data-allergy]")).toBeInViewport({ ratio: 1 });
  await expect(takeover.getByText("Taco").last()).not.toBeInViewport();
  await expect(takeover.getByRole("button", { name: t("board.refuse.open") })).toBeInViewport();
  await takeover.getByRole("button", { name: t("board.takeover.hide") }).click();
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
});

test("a refusal that another member overtook says so, and the next order covers the phone", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  const board = await openBoard(restaurant, { viewport: phone });
  const { page, t } = board;
  const refuse = page.getByRole("dialog").getByRole("button", { name: t("board.refuse.open") });
  await refuse.click();
  const number = String(order.public_id);
  const sheet = page.getByRole("dialog", { name: t("board.refuse.title", { number }) });
  await expect(sheet).toBeVisible();
  await restaurant.advanceOrder(order.public_id);
  const status = t("board.status.preparing");
  const overtaken = page.getByText(t("board.changed.other", { number, status }));
  await expect(overtaken).toBeVisible();
  const next = await placeOrderByApi(restaurant.id, tacoLines(1));
  // The button at the top: the one at the bottom lies where the refusal was just pressed.
  const answered = page.getByRole("dialog", { name: t("board.order.title", { number }) });
  await answered
    .getByRole("button", { name: t("sheet.close") })
    .first()
    .click();
  await expect(overtaken).toHaveCount(0);
  const title = t("board.takeover.title", { number: String(next.public_id) });
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
});

test("a hand-over for cash is taken back with the payment", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  await restaurant.advanceOrder(order.public_id, 2);
  const board = await openBoard(restaurant);
  const { page, t } = board;
  const handOver = cardIn(board, "ready", order.id).getByRole("button", {
    name: t("board.step.cash"),
  });
  await handOver.click();
  await expect(cardIn(board, "ready", order.id)).toHaveCount(0);
  await page
    .locator("[data-notice=done]")
    .getByRole("button", { name: t("toast.undo") })
    .click();
  await expect(handOver).toBeVisible();
  await expect
    .poll(async () => (await restaurant.listOrders())[0])
    .toMatchObject({ status: "READY", payment_state: "UNPAID" });
});

test("other pages say that an order rings, and lead to it", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  const board = await openBoard(restaurant);
  const { page, t, url } = board;
  await page.goto(url("sold-out"));
  const strip = page.getByRole("link", { name: t("board.announce.several", { count: 1 }) });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(strip).toHaveCount(0);
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  await strip.click();
  await expect(cardIn(board, "new", order.id)).toBeVisible();
});

test("the search takes what is typed at once", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  const { page } = await openBoard(restaurant);
  await expect(page.locator(`[data-order="${order.id}"]`)).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.type("otra");
  await expect(page.getByRole("dialog").getByRole("link").first()).toContainText("Otra Persona");
});
