import { expectAccessible } from "../support/browser/accessibility.ts";
import { collectBrowserErrors } from "../support/browser-errors.ts";
import { createTranslate } from "../support/create-translate.ts";
import {
  placeOrderByApi,
  setDeviceCookie,
  tacoLines,
} from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { cardIn, expectSilent, phone, test } from "../support/staff/board-test.ts";
import { expect } from "../support/test.ts";

test("a customer cancels in time, the board stops ringing, and the restaurant that was faster is named", async ({
  openBoard,
  browser,
}) => {
  const restaurant = await createRestaurant();
  const [order, faster] = [
    await placeOrderByApi(restaurant.id, tacoLines(2)),
    await placeOrderByApi(restaurant.id, tacoLines(1)),
  ];
  const board = await openBoard(restaurant);
  await expect(cardIn(board, "new", order.id)).toBeVisible();
  const look = { locale: "ar", viewport: phone, colorScheme: "dark" } as const;
  const context = await browser.newContext({ ...look, reducedMotion: "reduce" });
  const t = createTranslate("ar");
  const errors = collectBrowserErrors(context);
  const page = await context.newPage();
  await setDeviceCookie(context, restaurant, order.cookie);
  await page.goto(restaurant.url(`/tracking?order_id=${order.id}`));
  const open = page.getByRole("button", { name: t("tracking.cancel.open") });
  const confirm = page.getByRole("button", { name: t("tracking.cancel.confirm") });
  await open.click();
  await expect(page.getByRole("region", { name: t("tracking.cancel.title") })).toContainText(
    /[01]:\d\d/u,
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: t("tracking.cancel.keep") }).click();
  await expect(confirm).toBeHidden();
  await open.click();
  await confirm.click();
  await expect(page.getByText(t("tracking.cancelCode.customer_asked"))).toBeVisible();
  await expect(cardIn(board, "new", order.id)).toBeHidden();

  await setDeviceCookie(context, restaurant, faster.cookie);
  await page.goto(restaurant.url(`/tracking?order_id=${faster.id}`));
  await open.click();
  await expect(confirm).toBeEnabled();
  // The page does not learn of the acceptance before the customer confirms.
  await page.route("**/ms-orders/**/cancel", async (route) => {
    await restaurant.advanceOrder(faster.public_id);
    await route.continue();
  });
  errors.allow(/409: POST .*\/cancel/u);
  await confirm.click();
  await expect(
    page.getByText(t("tracking.cancel.first", { time: "" }).split(":")[0] ?? ""),
  ).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.preparing"));
  await expect(cardIn(board, "preparing", faster.id)).toBeVisible();
  await expectSilent(board);
  expect(errors.unexpected()).toEqual([]);
  await context.close();
});
