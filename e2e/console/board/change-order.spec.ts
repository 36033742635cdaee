import { type Browser, expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { moveTo } from "../../support/browser/move-to.ts";
import { expectNoOverflow } from "../../support/browser/overflow.ts";
import { collectBrowserErrors } from "../../support/browser-errors.ts";
import { createTranslate } from "../../support/create-translate.ts";
import {
  type PlacedOrder,
  placeOrderByApi,
  setDeviceCookie,
  specialLines,
  tacoLines,
} from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant, type Restaurant } from "../../support/restaurant/restaurant.ts";
import { type BoardPage, cardIn, phone, test } from "../../support/staff/board-test.ts";

/** Two specials of 50.00 and two tacos of 30.00, which the kitchen works on. */
async function cookingOrder(restaurant: Restaurant): Promise<PlacedOrder> {
  const order = await placeOrderByApi(restaurant.id, [...specialLines(2), ...tacoLines(2)]);
  await restaurant.advanceOrder(order.public_id);
  return order;
}

/** Opens the order's page in a browser of its own, as the device that ordered; `null` as a stranger. */
async function openTracking(
  browser: Browser,
  restaurant: Restaurant,
  order: PlacedOrder,
  { locale = "en", cookie = order.cookie as string | null, dark = false } = {},
) {
  const context = await browser.newContext({
    locale,
    viewport: phone,
    reducedMotion: "reduce",
    colorScheme: dark ? "dark" : "light",
  });
  if (cookie !== null) await setDeviceCookie(context, restaurant, cookie);
  const errors = collectBrowserErrors(context);
  const page = await context.newPage();
  await page.goto(restaurant.url(`/tracking?order_id=${order.id}`));
  return { context, page, errors, t: createTranslate(locale) };
}

/** Leaves both specials out on the board, and asks the guest. */
async function askGuest({ page, t, url }: BoardPage, order: PlacedOrder): Promise<void> {
  await moveTo(page, url(`orders/${order.id}`));
  await page.getByRole("button", { name: t("board.change.open") }).click();
  const title = t("changeOrder.title", { number: order.public_id });
  const sheet = page.getByRole("dialog", { name: title });
  const less = sheet.getByRole("button", { name: t("changeOrder.less", { name: "Especial" }) });
  await less.click();
  await less.click();
  await sheet.getByLabel(t("changeOrder.message")).fill("The last one is gone");
  await sheet.getByRole("button", { name: t("changeOrder.send") }).click();
  await expect(sheet).toBeHidden();
}

const proposal = (page: Page, state: string) => page.locator(`[data-proposal="${state}"]`);

test("the board leaves a dish out of an order once the customer accepts, within a second, but not of a paid one", async ({
  openBoard,
  browser,
}) => {
  const restaurant = await createRestaurant();
  const order = await cookingOrder(restaurant);
  const customer = await openTracking(browser, restaurant, order);
  const board = await openBoard(restaurant);
  const { page, t, url } = board;
  await moveTo(page, url(`orders/${order.id}`));
  await page.getByRole("button", { name: t("board.change.open") }).click();
  const number = String(order.public_id);
  const sheet = page.getByRole("dialog", { name: t("changeOrder.title", { number }) });
  await sheet.getByRole("button", { name: t("changeOrder.send") }).click();
  await expect(sheet.getByRole("alert")).toHaveText(t("changeOrder.nothing"));
  const less = sheet.getByRole("button", { name: t("changeOrder.less", { name: "Especial" }) });
  await less.click();
  await less.click();
  await expect(sheet).toContainText(t("changeOrder.leftOut"));
  await sheet.getByLabel(t("changeOrder.message")).fill("The last one is gone");
  await expect(sheet).toContainText(t("board.change.gone", { name: "Especial", before: "2" }));
  await expect(sheet).toContainText("$160.00");
  await expect(sheet).toContainText("$60.00");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: t("changeOrder.send") }).click();
  await expect(proposal(page, "open")).toContainText(/4:5\d|5:00/u);
  await expectAccessible(page);

  const asked = customer.page.getByRole("region", { name: customer.t("tracking.change.title") });
  await expect(asked).toContainText("The last one is gone", { timeout: 2_000 });
  await expect(asked).toContainText("$60.00");
  await expectAccessible(customer.page);
  await asked.getByRole("button", { name: customer.t("tracking.change.accept") }).click();
  const answer = customer.t("tracking.change.accepted", { total: "$60.00" });
  await expect(customer.page.getByText(answer)).toBeVisible();
  await expect(customer.page.getByText("Especial")).toBeHidden();

  await expect(proposal(page, "accepted")).toBeVisible({ timeout: 1_000 });
  const timeline = page.getByRole("region", { name: t("board.order.timeline") });
  await expect(timeline).toContainText(t("board.change.asked"));
  await expect(timeline).toContainText(t("board.change.accepted"));
  await moveTo(page, url("orders"));
  await expect(cardIn(board, "preparing", order.id)).toContainText(t("board.change.accepted"));
  await expect(cardIn(board, "preparing", order.id)).toContainText("$60");
  expect(customer.errors.unexpected()).toEqual([]);
  await customer.context.close();

  await test.step("a paid order says why it cannot be changed, and can be cancelled", async () => {
    const paid = await cookingOrder(restaurant);
    await moveTo(page, url(`orders/${paid.id}`));
    await page.getByRole("button", { name: t("board.pay.open") }).click();
    const amount = { amount: "$160.00" };
    await page.getByRole("button", { name: t("board.pay.confirm", amount) }).click();
    await page.getByRole("button", { name: t("board.change.open") }).click();
    await expect(page.getByText(t("changeOrder.paid"))).toBeVisible();
    const number = String(paid.public_id);
    const refused = page.getByRole("dialog", { name: t("changeOrder.title", { number }) });
    await refused.getByRole("button", { name: t("board.cancel.open") }).click();
    const cancel = page.getByRole("dialog", { name: t("board.cancel.title", { number }) });
    await expect(cancel).toContainText(t("board.end.refund", amount));
  });
});

/**
 * Runs in the page, whose clock a test sets forward: an answer about the question has the page's time. By
 * the server's, the question would be open again at its next read.
 */
function letServerTimeGoWithPage(): void {
  const { fetch: request } = window;
  window.fetch = async (input, init) => {
    const response = await request(input, init);
    if (!response.url.endsWith("/proposal")) return response;
    const answer = await response.json();
    return Response.json(Object.assign(answer, { now: new Date().toISOString() }));
  };
}

test("a customer who is asked on a dark phone in Arabic declines, answers in another tab, and lets the time pass", async ({
  openBoard,
  browser,
}) => {
  const restaurant = await createRestaurant();
  const order = await cookingOrder(restaurant);
  const look = { locale: "ar", dark: true };
  const { context, page, t } = await openTracking(browser, restaurant, order, look);
  const board = await openBoard(restaurant, {
    locale: "ar",
    viewport: phone,
    colorScheme: "dark",
  });
  const accept = (place: Page) => place.getByRole("button", { name: t("tracking.change.accept") });

  await test.step("asking for a change is accessible in Arabic, in the dark, on a phone", async () => {
    await askGuest(board, order);
    await expect(proposal(board.page, "open")).toBeVisible();
    await expectAccessible(board.page);
    await expect(accept(page)).toBeVisible();
    await expectAccessible(page);
    for (const each of [page, board.page]) await expectNoOverflow(each);
  });

  await test.step("a customer without a network answers once it is back, and the order stays as it was", async () => {
    const keep = page.getByRole("button", { name: t("tracking.change.keep") });
    await expect(keep).toBeEnabled();
    await context.setOffline(true);
    await expect(page.getByText(t("tracking.change.offline"))).toBeVisible();
    await expect(keep).toBeDisabled();
    await context.setOffline(false);
    await keep.click();
    await expect(page.getByText(t("tracking.change.declined"))).toBeVisible();
    await expect(page.getByText("Especial").first()).toBeVisible();
    await expect(proposal(board.page, "declined")).toBeVisible();
  });

  await test.step("an answer in another tab and a withdrawal show on every page of the order", async () => {
    const stranger = await openTracking(browser, restaurant, order, { ...look, cookie: null });
    const second = await context.newPage();
    await second.goto(restaurant.url(`/tracking?order_id=${order.id}`));
    await askGuest(board, order);
    await expect(stranger.page.getByText(t("tracking.change.notYours"))).toBeVisible();
    await board.page.getByRole("button", { name: board.t("board.change.withdraw") }).click();
    for (const each of [page, second, stranger.page])
      await expect(each.getByText(t("tracking.change.withdrawn"))).toBeVisible();
    await askGuest(board, order);
    await accept(second).click();
    const [accepted = ""] = t("tracking.change.accepted", { total: "TOTAL" }).split(/\P{L}*TOTAL/u);
    for (const each of [page, second, stranger.page])
      await expect(each.getByText(accepted)).toContainText("$60.00");
    await second.close();
    await stranger.context.close();
  });

  await test.step("an unanswered question ends on the customer's page by itself", async () => {
    const next = await cookingOrder(restaurant);
    await setDeviceCookie(context, restaurant, next.cookie);
    await page.clock.install();
    await page.addInitScript(letServerTimeGoWithPage);
    await page.goto(restaurant.url(`/tracking?order_id=${next.id}`));
    await askGuest(board, next);
    await expect(accept(page)).toBeVisible();
    await page.clock.runFor(290_000);
    await expect(accept(page)).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(page.getByText(t("tracking.change.expired"))).toBeVisible();
    await expect(accept(page)).toBeHidden();
    await expect(page.getByText("Especial").first()).toBeVisible();
  });
  await context.close();
});
