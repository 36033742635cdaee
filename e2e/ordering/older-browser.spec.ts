import { expect } from "@playwright/test";
import { useOlderBrowser } from "../support/browser/older-browser.ts";
import {
  addProduct,
  fillClientStep,
  goToCart,
  placeCashOrder,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { cardIn, test } from "../support/staff/board-test.ts";

test("in browsers of the year 2023 an order is placed, accepted and followed", async ({
  openBoard,
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await useOlderBrowser(page);
  await page.goto(restaurant.url("/"));
  await page.getByRole("link", { name: t("landing.menu") }).click();
  await addProduct({ page, t }, "Taco", 2);
  await goToCart({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  const number = await placeCashOrder({ page, t });

  const board = await openBoard(restaurant, { prepare: useOlderBrowser });
  const id = new URL(page.url()).searchParams.get("order_id") ?? "";
  const card = cardIn(board, "new", id);
  await expect(card).toContainText(number);
  await card.getByRole("radio", { name: "15" }).check();
  await card.getByRole("button", { name: board.t("board.accept.in", { minutes: 15 }) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.preparing"));
  await board.page.goto(board.url("sold-out"));
  await expect(board.page.getByRole("heading", { name: "Taco" })).toBeVisible();
});
