import {
  blockPopUps,
  createChatRestaurant,
  goToPlaceOrderButton,
  stubChatService,
} from "../support/customer/chat-order.ts";
import { placeCashOrder } from "../support/customer/customer-page.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ context }) => stubChatService(context));

test("an order whose restaurant removed its chat number is shown as received, without a reminder", async ({
  page,
  context,
  t,
}) => {
  await context.addInitScript(blockPopUps);
  const restaurant = await createChatRestaurant();
  await goToPlaceOrderButton({ page, t }, restaurant);
  const number = await placeCashOrder({ page, t });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(t("chat.unsent"));
  await restaurant.reimport((file) => {
    file.company.whatsapp = null;
  });
  await page.reload();
  await expect(heading).toHaveText(t("tracking.received"));
  await expect(page.getByRole("region", { name: t("tracking.steps") })).toBeVisible();
  await page.goto(restaurant.url("/products"));
  await page.waitForLoadState("networkidle");
  await expect(page.getByText(t("chat.unsentBar", { number }))).toBeHidden();
});

test("an order that no longer exists is requested on one page only", async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/^404: GET .*\/orders\/gone$/u);
  const restaurant = await createChatRestaurant();
  await context.addCookies([
    { name: "comanda_last_order", value: "gone", url: restaurant.url("/") },
  ]);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/orders/gone")) asked += 1;
  });
  await page.goto(restaurant.url("/products"));
  await expect.poll(() => asked).toBe(1);
  for (const path of ["/", "/cart", "/products"]) {
    await page.waitForLoadState("networkidle");
    await page.goto(restaurant.url(path));
  }
  await page.waitForLoadState("networkidle");
  expect(asked).toBe(1);
});

test("a visitor with only the order's link is not asked to send its message", async ({
  page,
  browser,
  t,
}) => {
  const restaurant = await createChatRestaurant();
  await goToPlaceOrderButton({ page, t }, restaurant);
  const opening = page.waitForEvent("popup");
  await placeCashOrder({ page, t });
  await opening;
  const stranger = await browser.newContext({ locale: "es-MX" });
  const theirs = await stranger.newPage();
  await theirs.goto(page.url());
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  await expect(theirs.getByRole("link", { name: t("chat.send"), exact: true })).toBeHidden();
  await stranger.close();
});
