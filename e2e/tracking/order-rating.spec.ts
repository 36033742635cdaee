import { expectAccessible } from "../support/browser/accessibility.ts";
import { callApi } from "../support/call-api.ts";
import {
  placeOrderByApi,
  setDeviceCookie,
  tacoLines,
} from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the customer who ordered rates the order once", async ({
  page,
  context,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/^409: POST .*order-ratings/u);
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  await restaurant.advanceOrder(order.public_id, 3);
  const url = restaurant.url(`/tracking?order_id=${order.id}`);
  const form = page.getByRole("region", { name: t("tracking.rating.title") });
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));

  // A visitor with only the link is not asked.
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await expect(form).toBeHidden();

  await setDeviceCookie(context, restaurant, order.cookie);
  await page.goto(url);
  await form.getByRole("radio", { name: t("tracking.rating.score.4") }).check();
  await form.getByRole("textbox").fill("  Muy rico\u202e  ");
  await expectAccessible(page);
  await form.getByRole("button", { name: t("tracking.rating.send") }).click();
  await expect(page.getByRole("heading", { name: t("tracking.rating.thanks") })).toBeVisible();
  await expect(page.getByText(t("tracking.rating.given", { score: 4 }))).toBeVisible();

  await page.reload();
  const yours = page.getByRole("region", { name: t("tracking.rating.yours") });
  await expect(yours.getByText(t("tracking.rating.given", { score: 4 }))).toBeVisible();
  await expect(yours.getByText("Muy rico")).toBeVisible();
  const path = `/ms-clients/public/companies/${restaurant.id}/order-ratings/${order.id}`;
  const stored = await callApi("GET", path, undefined, order.cookie);
  expect(stored.body).toMatchObject({ score: 4, comment: "Muy rico" });
  // An order that was handed over has no websocket.
  expect(sockets).toEqual([]);

  await test.step("a rating given in another browser is shown instead of a second one", async () => {
    const other = await placeOrderByApi(restaurant.id, tacoLines(1));
    await restaurant.advanceOrder(other.public_id, 3);
    await setDeviceCookie(context, restaurant, other.cookie);
    const path = `/ms-clients/public/companies/${restaurant.id}/order-ratings`;
    await callApi("POST", path, { order_id: other.id, score: 2 }, other.cookie);

    await page.goto(restaurant.url(`/tracking?order_id=${other.id}`));
    await form.getByRole("radio", { name: t("tracking.rating.score.5") }).check();
    await form.getByRole("button", { name: t("tracking.rating.send") }).click();
    await expect(page.getByText(t("tracking.rating.given", { score: 2 }))).toBeVisible();
  });
});
