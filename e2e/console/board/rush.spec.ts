import { expect } from "@playwright/test";
import { moveTo } from "../../support/browser/move-to.ts";
import { expectNoOverflow } from "../../support/browser/overflow.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant, type Restaurant } from "../../support/restaurant/restaurant.ts";
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

/** Taps twice on Accept of the first of two new orders; answers with the order that is still new. */
async function acceptByDoubleTap(board: BoardPage, restaurant: Restaurant, place: string) {
  const first = await placeOrderByApi(restaurant.id, tacoLines(1));
  const second = await placeOrderByApi(restaurant.id, tacoLines(1));
  await expect(cardIn(board, "new", second.id)).toBeAttached();
  await startShift(board);
  await tapTwice(board, `${place} [data-key=accept]`);
  await expect(board.page.locator("[data-notice=done]").first()).toBeVisible();
  await expect(cardIn(board, "preparing", first.id)).toBeAttached();
  await expect(board.page.locator("[data-lane=new] [data-order]")).toHaveCount(1);
  await expect(board.page).toHaveURL(board.url("orders"));
  const statuses = new Map((await restaurant.listOrders()).map(({ id, status }) => [id, status]));
  expect(statuses.get(first.id)).toBe("PREPARING");
  expect(statuses.get(second.id)).toBe("PENDING");
  return second;
}

test("a rush on a phone: an allergy, a double tap, an order that another member answered and new ones that take the screen", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const lines = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((quantity) => tacoLines(quantity));
  const comment = "Soy alérgica a los cacahuates";
  const long = await placeOrderByApi(restaurant.id, lines, { comment });
  const board = await openBoard(restaurant, { viewport: phone });
  const { page, t } = board;
  const takeover = page.getByRole("dialog");

  await test.step("an allergy is in view before a long order is accepted", async () => {
    await expect(takeover.locator("[data-allergy]")).toBeInViewport({ ratio: 1 });
    await expect(takeover.getByText("Taco").last()).not.toBeInViewport();
    await expect(takeover.getByRole("button", { name: t("board.refuse.open") })).toBeInViewport();
    await takeover.getByRole("button", { name: t("board.takeover.hide") }).click();
    await expectNoOverflow(page);
  });

  const order = await test.step("a double tap on Accept answers one order only", async () => {
    await restaurant.advanceOrder(long.public_id);
    await expect(cardIn(board, "preparing", long.id)).toBeAttached();
    return acceptByDoubleTap(board, restaurant, "dialog");
  });

  const covers = (number: number) =>
    page.getByRole("dialog", { name: t("board.takeover.title", { number: String(number) }) });
  const next =
    await test.step("a refusal that another member overtook says so, and the next order covers the phone", async () => {
      const number = String(order.public_id);
      // By key: a click where the double tap was, right after it, counts as one of it.
      await covers(order.public_id)
        .getByRole("button", { name: t("board.refuse.open") })
        .press("Enter");
      const sheet = page.getByRole("dialog", { name: t("board.refuse.title", { number }) });
      await expect(sheet).toBeVisible();
      await restaurant.advanceOrder(order.public_id);
      const status = t("board.status.preparing");
      const overtaken = page.getByText(t("board.changed.other", { number, status }));
      await expect(overtaken).toBeVisible();
      const following = await placeOrderByApi(restaurant.id, tacoLines(1));
      // The button at the top: the one at the bottom lies where the refusal was just pressed.
      const answered = page.getByRole("dialog", { name: t("board.order.title", { number }) });
      await answered
        .getByRole("button", { name: t("sheet.close") })
        .first()
        .click();
      await expect(overtaken).toHaveCount(0);
      await expect(covers(following.public_id)).toBeVisible();
      return following;
    });

  await test.step("a new order takes the screen until it is answered", async () => {
    await restaurant.advanceOrder(next.public_id);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const first = await placeOrderByApi(restaurant.id, tacoLines(1));
    await expect(covers(first.public_id)).toBeVisible();
    const second = await placeOrderByApi(restaurant.id, tacoLines(3));
    await page.getByRole("button", { name: t("board.takeover.next") }).click();
    await expect(covers(second.public_id)).toContainText("Taco");
    await covers(second.public_id).getByText("30", { exact: true }).click();
    await page.getByRole("button", { name: t("board.accept.in", { minutes: 30 }) }).click();
    await expect(covers(first.public_id)).toBeVisible();
    await page.getByRole("button", { name: t("board.takeover.hide") }).click();
    await page.getByRole("button", { name: t("board.lane.preparing") }).click();
    await expect(cardIn(board, "preparing", second.id)).toBeVisible();
    await expect(cardIn(board, "new", first.id)).toBeHidden();
    await cardIn(board, "preparing", second.id).getByRole("link").press("Enter");
    const panel = t("board.order.title", { number: String(second.public_id) });
    await expect(page.getByRole("dialog", { name: panel })).toBeVisible();
    const third = await placeOrderByApi(restaurant.id, tacoLines(1));
    // Over the page of an order a screen reader finds it too.
    await expect(covers(third.public_id)).toBeVisible();
    await expect(page.getByRole("dialog", { name: panel })).toHaveCount(0);
    await page.getByRole("button", { name: t("board.takeover.next") }).click();
    await expect(covers(first.public_id)).toBeVisible();
  });
});

test("a rush on a tablet: a double tap, a payment taken back, a search and a new order on another page", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const board = await openBoard(restaurant);
  const { page, t, url } = board;

  const order = await test.step("a double tap on Accept answers one order only", () =>
    acceptByDoubleTap(board, restaurant, "[data-lane=new]"));

  await test.step("the search takes what is typed at once", async () => {
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.type("otra");
    const found = page.getByRole("dialog").getByRole("link").first();
    await expect(found).toContainText("Otra Persona");
    const path = (await found.getAttribute("href")) ?? "";
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((address) => address.pathname === path);
    await expect(page.getByRole("dialog").getByText("Otra Persona").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // What the board does not have is looked for in the history.
    await page.keyboard.press("/");
    await page.keyboard.type("nadie");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(board.url("history?search=nadie"));
    await page.goBack();
    await expect(page).toHaveURL(board.url("orders"));
  });

  await test.step("a hand-over for cash is taken back with the payment", async () => {
    await restaurant.advanceOrder(order.public_id, 2);
    const handOver = cardIn(board, "ready", order.id).getByRole("button", {
      name: t("board.step.cash"),
    });
    await handOver.click();
    await expect(cardIn(board, "ready", order.id)).toHaveCount(0);
    await page
      .locator("[data-notice=done]")
      .filter({ hasText: String(order.public_id) })
      .getByRole("button", { name: t("toast.undo") })
      .click();
    await expect(handOver).toBeVisible();
    await expect
      .poll(async () => (await restaurant.listOrders()).find(({ id }) => id === order.id))
      .toMatchObject({ status: "READY", payment_state: "UNPAID" });
  });

  await test.step("what was just done moves no button of a long new order", async () => {
    const lines = [1, 2, 3, 4, 5].flatMap((quantity) => tacoLines(quantity));
    const long = await placeOrderByApi(restaurant.id, lines);
    const accept = cardIn(board, "new", long.id).locator("[data-key=accept]");
    const box = await accept.boundingBox();
    if (!box) throw new Error("Accept is not in view");
    // The card just fits.
    await page.setViewportSize({ ...tablet, height: Math.ceil(box.y + box.height) + 30 });
    await expect(accept).toBeInViewport({ ratio: 1 });
    await cardIn(board, "ready", order.id)
      .getByRole("button", { name: t("board.step.cash") })
      .click();
    await expect(page.locator("[data-notice=done]").last()).toBeVisible();
    await expect(accept).toBeInViewport({ ratio: 1 });
    await accept.click();
    await page.setViewportSize(tablet);
  });

  await test.step("other pages say that an order rings, and lead to it", async () => {
    await moveTo(page, url("sold-out"));
    const strip = page.getByRole("link", { name: t("board.announce.several", { count: 1 }) });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(strip).toHaveCount(0);
    const next = await placeOrderByApi(restaurant.id, tacoLines(1));
    await strip.click();
    await expect(cardIn(board, "new", next.id)).toBeVisible();
  });
});
