import { expect } from "@playwright/test";
import {
  addProduct,
  goToCart,
  placeCashOrder,
  startCheckout,
} from "../../support/customer/customer-page.ts";
import { createRestaurant, expectSingleOrder } from "../../support/restaurant/restaurant.ts";
import {
  cardIn,
  expectRinging,
  soundState,
  startShift,
  test,
} from "../../support/staff/board-test.ts";

test("a newcomer starts the shift, hears an order and takes it to its end", async ({
  page: customer,
  openBoard,
  t,
}) => {
  test.slow();
  const restaurant = await createRestaurant();
  const board = await openBoard(restaurant, { role: "owner" });
  const { page, t: c } = board;
  const kitchen = await openBoard(restaurant, { role: "kitchen", name: "Beto" });
  await startShift(kitchen);
  await expect(page.getByRole("alert")).toContainText(c("board.banner.noSound"));
  expect(await soundState(board)).toBeNull();
  await startShift(board);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectRinging(board, false);

  await customer.goto(restaurant.url(`/products?qr-id=${restaurant.id}-table`));
  await addProduct({ page: customer, t }, "Taco", 2);
  await goToCart({ page: customer, t });
  await startCheckout({ page: customer, t }, "TABLE");
  await placeCashOrder({ page: customer, t });

  const { id, public_id: number } = await expectSingleOrder(restaurant);
  for (const each of [board, kitchen]) {
    await expectRinging(each, true);
    expect(await soundState(each)).toBe("running");
  }
  await expect(page).toHaveTitle(/^\(1\) /u);
  const fresh = cardIn(board, "new", id);
  await expect(fresh).toContainText("Mesa 4");
  await expect(fresh).toContainText("Taco");
  await expect(fresh.getByRole("radio", { name: "15" })).toBeChecked();

  // Both look at every frame of the page, and begin before the press.
  const promised = Promise.all([
    customer.locator("time", { hasText: /\d/u }).first().waitFor(),
    customer.getByText(t("tracking.preparing")).first().waitFor(),
  ]).then(() => Date.now());
  await fresh.getByRole("button", { name: c("board.accept.in", { minutes: 15 }) }).click();
  const accepted = Date.now();
  expect((await promised) - accepted, "milliseconds until the customer sees it").toBeLessThan(1000);
  for (const each of [board, kitchen]) await expectRinging(each, false);
  await expect(page).toHaveTitle(c("board.title"));
  await expect(page.locator("[data-notice=done]")).toContainText(
    c("board.done.accepted", { number: String(number) }),
  );

  await cardIn(board, "preparing", id)
    .getByRole("button", { name: c("board.step.ready") })
    .click();
  await expect(customer.getByRole("heading", { level: 1 })).toHaveText(t("tracking.ready.seated"));
  await cardIn(board, "ready", id)
    .getByRole("button", { name: c("board.step.cash") })
    .click();
  await expect(page.locator(`[data-order="${id}"]`)).toHaveCount(0);
  await expect(customer.getByRole("heading", { level: 1 })).toHaveText(
    t("tracking.delivered.seated"),
  );
  await expect.poll(async () => (await expectSingleOrder(restaurant)).status).toBe("DELIVERED");
  expect(await expectSingleOrder(restaurant)).toMatchObject({ payment_state: "PAID" });
});
