import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { moveTo } from "../../support/browser/move-to.ts";
import { createTranslate } from "../../support/create-translate.ts";
import {
  acceptPix,
  createOrderAwaitingPayment,
  type OrderAwaitingPayment,
  setDeviceCookie,
  setPaymentOutcomeByApi,
} from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant, type Restaurant } from "../../support/restaurant/restaurant.ts";
import { type BoardPage, phone, test } from "../../support/staff/board-test.ts";

/** An order of 50.00 that was paid online. */
async function paidOrder({ id }: Restaurant): Promise<OrderAwaitingPayment> {
  const order = await createOrderAwaitingPayment(id);
  await setPaymentOutcomeByApi(id, order, "paid");
  return order;
}

const section = ({ page, t }: Pick<BoardPage, "page" | "t">) =>
  page.getByRole("region", { name: t("refunds.title") });

const refund = (page: Page, state: string) => page.locator(`[data-refund="${state}"]`);

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? Number.NaN;
}

/** Opens the page of an order as its customer, on a phone. */
async function openOrderPage(
  browser: Browser,
  restaurant: Restaurant,
  { id, cookie }: OrderAwaitingPayment,
): Promise<Page> {
  const context = await browser.newContext({ locale: "en", viewport: phone });
  await setDeviceCookie(context, restaurant, cookie);
  const page = await context.newPage();
  await page.goto(restaurant.url(`/tracking?order_id=${id}`));
  return page;
}

/** Opens the order's page and the sheet that sends money back. */
async function openSheet({ page, t, url }: BoardPage, order: OrderAwaitingPayment) {
  await moveTo(page, url(`orders/${order.id}`));
  await page.getByRole("button", { name: t("refunds.open") }).click();
  const number = String(order.public_id);
  return page.getByRole("dialog", { name: t("refunds.sheet", { number }) });
}

test("a manager sends a part back, then all when the order is cancelled, the customer reads how much, and a refused refund is recorded by hand", async ({
  openBoard,
  browser,
}) => {
  const restaurant = await createRestaurant(acceptPix);
  const order = await paidOrder(restaurant);
  // A new order would take the whole screen of the phone.
  await restaurant.advanceOrder(order.public_id);
  const board = await openBoard(restaurant, { role: "manager", viewport: phone });
  const { page, t } = board;
  const sheet = await openSheet(board, order);
  const amount = sheet.getByLabel(t("refunds.amount"));
  await amount.fill("50,01");
  await sheet.getByLabel(t("refunds.reason")).fill("Cold soup");
  await sheet.getByRole("button", { name: t("refunds.open") }).click();
  await expect(sheet.getByText(t("refunds.tooMuch", { amount: "$50.00" }))).toBeVisible();
  await expect(sheet.getByLabel(t("refunds.reason"))).toHaveValue("Cold soup");
  await expectAccessible(page);
  await amount.fill("12,50");
  await sheet.getByRole("button", { name: t("refunds.send", { amount: "$12.50" }) }).click();
  await expect(sheet).toBeHidden();
  await expect(refund(page, "confirmed")).toContainText("$12.50");
  await expect(refund(page, "confirmed")).toContainText("Cold soup");
  const timeline = page.getByRole("region", { name: t("board.order.timeline") });
  await expect(timeline).toContainText(t("board.order.refundDone"));
  await expectAccessible(page);

  const customer = await openOrderPage(browser, restaurant, order);
  const translate = createTranslate("en");
  const sentBack = (sum: string) => translate("tracking.sentBack", { amount: sum });
  await expect(customer.getByText(sentBack("$12.50"))).toBeVisible();

  await page.getByRole("button", { name: t("board.cancel.open") }).click();
  const ending = page.getByRole("dialog", {
    name: t("board.cancel.title", { number: String(order.public_id) }),
  });
  const back = ending.getByRole("checkbox", {
    name: t("board.end.refundNow", { amount: "$37.50" }),
  });
  await expect(back).toBeChecked();
  await expectAccessible(page);
  await back.uncheck();
  await expect(ending.getByRole("button", { name: t("board.cancel.confirm") })).toBeVisible();
  await back.check();
  const confirm = t("board.cancel.confirmRefund", { amount: "$37.50" });
  await ending.getByRole("button", { name: confirm }).click();
  await expect(ending).toBeHidden();
  await expect(refund(page, "confirmed")).toHaveCount(2);
  await expect(section({ page, t }).getByRole("button", { name: t("refunds.open") })).toBeHidden();
  // The page of an order that is over is read again when the customer comes back to it.
  await customer.reload();
  await expect(customer.getByText(sentBack("$50.00"))).toBeVisible();
  await expectAccessible(customer);
  await customer.context().close();

  await test.step("a refused refund says why, and is tried again or recorded as given back by hand", async () => {
    const next = await paidOrder(restaurant);
    await restaurant.advanceOrder(next.public_id);
    const refusal = await openSheet(board, next);
    await refusal.getByLabel(t("refunds.amount")).fill("10.13");
    await refusal.getByRole("button", { name: t("refunds.send", { amount: "$10.13" }) }).click();
    await expect(refund(page, "refused")).toContainText(t("refunds.why.sandbox"));
    await expectAccessible(page);
    await page.getByRole("button", { name: t("refunds.again") }).click();
    const timeline = page.getByRole("region", { name: t("board.order.timeline") });
    await expect(timeline).toContainText(t("board.order.refundRefused"));
    await expect(refund(page, "refused")).toBeVisible();
    // One press records nothing.
    await page.getByRole("button", { name: t("refunds.didByHand") }).dblclick();
    const record = page.getByRole("button", { name: t("refunds.record", { amount: "$10.13" }) });
    await expect(record).toBeVisible();
    await record.press("Enter");
    await expect(refund(page, "confirmed")).toContainText(t("refunds.state.byHand"));
    const guest = await openOrderPage(browser, restaurant, next);
    const givenBack = translate("tracking.givenBack", { amount: "$10.13" });
    await expect(guest.getByText(givenBack)).toBeVisible();
    await expect(guest.getByText(sentBack("$10.13"))).toHaveCount(0);
    await expectAccessible(guest);
    await guest.context().close();
  });
});

test("a cashier cancels a paid order, what has to go back stands above its dishes, and a manager sends it later", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant(acceptPix);
  const cashier = await openBoard(restaurant);
  const manager = await openBoard(restaurant, { role: "manager", name: "Marta", locale: "ar" });
  const { page, t } = manager;

  const order = await paidOrder(restaurant);
  await moveTo(cashier.page, cashier.url(`orders/${order.id}`));
  await cashier.page.getByRole("button", { name: cashier.t("board.refuse.open") }).click();
  await expect(cashier.page.getByText(cashier.t("board.end.refundByManager"))).toBeVisible();
  await cashier.page.getByRole("button", { name: cashier.t("board.refuse.confirm") }).click();
  const due = cashier.page.getByText(cashier.t("refunds.due", { amount: "$50.00" }));
  await expect(due).toBeVisible();
  const dishes = cashier.page.getByRole("dialog").getByRole("listitem").first();
  expect(await topOf(due)).toBeLessThan(await topOf(dishes));
  const send = cashier.page.getByRole("button", { name: cashier.t("refunds.open") });
  await expect(send).toHaveCount(0);

  await openSheet(manager, order);
  await page.getByRole("button", { name: t("refunds.send", { amount: "$50.00" }) }).click();
  await expect(refund(page, "confirmed")).toBeVisible();
  await expectAccessible(page);
  await expect(refund(cashier.page, "confirmed")).toContainText("$50.00");
  await expect(due).toBeHidden();
});

test("two managers who answer the same complaint do not send the money twice: the second press asks again", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant(acceptPix);
  const order = await paidOrder(restaurant);
  await restaurant.advanceOrder(order.public_id);
  const first = await openBoard(restaurant, { role: "manager", name: "Ana" });
  const second = await openBoard(restaurant, { role: "manager", name: "Bea", viewport: phone });
  const sheets = [await openSheet(first, order), await openSheet(second, order)] as const;
  const press = async ({ t }: BoardPage, sheet: (typeof sheets)[number], amount: string) =>
    sheet.getByRole("button", { name: t("refunds.send", { amount }) }).click();
  for (const [index, { t }] of [first, second].entries())
    await sheets[index]?.getByLabel(t("refunds.amount")).fill("20");

  await press(first, sheets[0], "$20.00");
  await expect(sheets[0]).toBeHidden();
  const meanwhile = sheets[1].getByText(second.t("refunds.meanwhile", { amount: "$30.00" }));
  await expect(meanwhile).toBeVisible();
  await expectAccessible(second.page);
  await press(second, sheets[1], "$20.00");
  await expect(meanwhile).toBeVisible();
  await expect(refund(first.page, "confirmed")).toHaveCount(1);
  await press(second, sheets[1], "$20.00");
  await expect(sheets[1]).toBeHidden();
  await expect(refund(first.page, "confirmed")).toHaveCount(2);

  await test.step("after all of it went back, nothing is left to press", async () => {
    const rest = [await openSheet(first, order), await openSheet(second, order)] as const;
    await press(first, rest[0], "$10.00");
    await expect(rest[1].getByText(second.t("refunds.meanwhileAll"))).toBeVisible();
    await expect(rest[1].getByRole("button", { name: /\$0\.00/u })).toBeDisabled();
  });
});

test("without a connection no money is sent, what was typed stays, and the error goes when it is back", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant(acceptPix);
  const order = await paidOrder(restaurant);
  await restaurant.advanceOrder(order.public_id);
  const board = await openBoard(restaurant, { role: "manager" });
  const { context, t, errors } = board;
  errors.allow(/ERR_INTERNET_DISCONNECTED/u);
  const sheet = await openSheet(board, order);
  await sheet.getByLabel(t("refunds.reason")).fill("Cold soup");
  const send = sheet.getByRole("button", { name: t("refunds.send", { amount: "$50.00" }) });
  const error = sheet.getByText(t("change.unreachable"));
  await context.setOffline(true);
  await send.click();
  await expect(error).toBeVisible();
  await context.setOffline(false);
  await expect(error).toHaveCount(0);
  await expect(sheet.getByLabel(t("refunds.reason"))).toHaveValue("Cold soup");
  await send.click();
  await expect(sheet).toBeHidden();
  await expect(refund(board.page, "confirmed")).toContainText("Cold soup");
});
