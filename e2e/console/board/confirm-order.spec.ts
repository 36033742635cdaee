import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expectNoOverflow } from "../../support/browser/overflow.ts";
import { collectBrowserErrors } from "../../support/browser-errors.ts";
import { createTranslate } from "../../support/create-translate.ts";
import {
  placeOrderByApi,
  setDeviceCookie,
  tacoLines,
} from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { phone, test } from "../../support/staff/board-test.ts";

test("an order for later is confirmed on a dark phone in Arabic, its guest reads so at once, and it can be started early", async ({
  openBoard,
  browser,
}) => {
  const restaurant = await createRestaurant(({ ecommerce_settings: { takeaway } }) => {
    if (takeaway) takeaway.scheduled_orders_enabled = true;
  });
  const scheduled_delivery_date = new Date(Date.now() + 26 * 3_600_000).toISOString();
  const order = await placeOrderByApi(restaurant.id, tacoLines(2), { scheduled_delivery_date });
  const context = await browser.newContext({ locale: "en", viewport: phone });
  await setDeviceCookie(context, restaurant, order.cookie);
  const guestErrors = collectBrowserErrors(context);
  const guest = { page: await context.newPage(), t: createTranslate("en") };
  await guest.page.goto(restaurant.url(`/tracking?order_id=${order.id}`));
  const state = guest.page.getByRole("heading", { level: 1 });
  await expect(state).toHaveText(guest.t("tracking.received"));

  const { page, t } = await openBoard(restaurant, {
    role: "kitchen",
    locale: "ar",
    viewport: phone,
    colorScheme: "dark",
  });
  await page.getByRole("button", { name: new RegExp(t("board.lane.later"), "u") }).click();
  const slot = page.locator(`[data-order="${order.id}"]`);
  await slot.click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: t("board.confirm.answer") }).click();
  await expect(state).toHaveText(guest.t("tracking.confirmed"));
  await expect(
    panel.getByText(new RegExp(t("board.confirm.startsAt", { time: ".*" }))),
  ).toBeVisible();
  await expect(panel.getByRole("region", { name: t("board.order.timeline") })).toContainText(
    t("board.order.confirmed"),
  );
  await expectNoOverflow(page);
  await expectAccessible(page);
  await expectAccessible(guest.page);
  await panel.getByRole("button", { name: t("sheet.close") }).click();
  await expect(slot.getByRole("img", { name: t("board.order.confirmed") })).toBeVisible();

  await slot.click();
  await panel.getByRole("button", { name: t("board.confirm.start") }).click();
  await expect(state).toHaveText(guest.t("tracking.preparing"));
  expect(guestErrors.unexpected()).toEqual([]);
  await context.close();
});
