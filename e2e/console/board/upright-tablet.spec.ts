import { expect } from "@playwright/test";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { cardIn, test } from "../../support/staff/board-test.ts";

test("on an upright tablet the board's bar is one row, and its buttons are wide enough for a finger", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const viewport = { width: 768, height: 1024 };
  const { page, t } = await openBoard(restaurant, { role: "manager", locale: "ar", viewport });
  const pages = page.getByRole("navigation", { name: t("nav.label") });
  for (const name of [t("nav.soldOut"), t("nav.pause")]) {
    const button = await pages.getByRole("link", { name }).boundingBox();
    expect(button?.width).toBeGreaterThanOrEqual(44);
    expect(button?.height).toBeGreaterThanOrEqual(44);
  }
  const bar = page.locator("header").filter({ has: pages });
  expect((await bar.boundingBox())?.height).toBeLessThan(80);
});

/** Lets each order on the board that was accepted be late. */
function makeLate(): void {
  const { fetch } = window;
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    if (!/\/board$/u.test(response.url)) return response;
    const board = await response.json();
    for (const order of board.orders) {
      order.revision += 1;
      if (order.status !== "PENDING") order.promised_at = order.placed_at;
    }
    return Response.json(board);
  };
}

test("on an upright tablet the count of late orders fits into the head of its lane, whatever the language", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  for (let order = 0; order < 10; order += 1) {
    const { public_id } = await placeOrderByApi(restaurant.id, tacoLines(1));
    await restaurant.advanceOrder(public_id);
  }
  // Another order makes the first lane wide, and the second one narrow.
  await placeOrderByApi(restaurant.id, tacoLines(1));
  for (const locale of ["pt-BR", "ar"]) {
    const { page, t } = await openBoard(restaurant, {
      locale,
      viewport: { width: 768, height: 1024 },
      prepare: async (page) => void (await page.addInitScript(makeLate)),
    });
    await expect(page.locator("[data-line=online]").first()).toBeAttached();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    const lane = page.getByRole("region", { name: t("board.lane.preparing") });
    await expect(lane.getByText(t("board.late", { count: 10 }))).toBeAttached();
    const title = lane.getByRole("heading", { name: t("board.lane.preparing") });
    const [head, word] = await title.evaluate((element) => [
      (element.parentElement?.scrollWidth ?? 0) - (element.parentElement?.clientWidth ?? 0),
      element.getBoundingClientRect().height,
    ]);
    expect(head, `what overflows in ${locale}`).toBe(0);
    expect(word, `the height of the title in ${locale}`).toBeLessThan(30);
  }
});

test("on an upright tablet the words of the button that accepts stand in one line, whatever the language", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const { id } = await placeOrderByApi(restaurant.id, tacoLines(1));
  for (const locale of ["de", "fr", "id"]) {
    const viewport = { width: 768, height: 1024 };
    const board = await openBoard(restaurant, { locale, viewport });
    const accept = cardIn(board, "new", id).locator("[data-key=accept]");
    await expect(accept).toContainText(board.t("board.accept.in", { minutes: 20 }));
    expect((await accept.boundingBox())?.height, locale).toBeLessThan(58);
  }
});
