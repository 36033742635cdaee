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
  let requestCount = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/orders/gone")) requestCount += 1;
  });
  await page.goto(restaurant.url("/products"));
  await expect.poll(() => requestCount).toBe(1);
  for (const path of ["/", "/cart", "/products"]) {
    await page.waitForLoadState("networkidle");
    await page.goto(restaurant.url(path));
  }
  await page.waitForLoadState("networkidle");
  expect(requestCount).toBe(1);
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
  const strangerContext = await browser.newContext({ locale: "es-MX" });
  const strangerPage = await strangerContext.newPage();
  await strangerPage.goto(page.url());
  await strangerPage.waitForLoadState("networkidle");
  await expect(strangerPage.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  await expect(strangerPage.getByRole("link", { name: t("chat.send"), exact: true })).toBeHidden();
  await strangerContext.close();
});
