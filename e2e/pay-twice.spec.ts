import type { Page } from "@playwright/test";
import { onlyOrder, type Restaurant, stockLeft } from "./support/company.ts";
import {
  answerOf,
  expectState,
  fillCard,
  orderPage,
  paymentsOf,
  pix,
  toPayment,
  twoTacos,
} from "./support/pay.ts";
import { addProduct, dialog, order, payCash, seeOrder, toOrder } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const CARDS = "**/ms-payments/public/sandbox/cards";
const FILTERS = "**/ms-payments/public/company-payments/filters*";

/** One order, paid by one payment. */
async function expectPaidOnce(page: Page, shop: Restaurant): Promise<void> {
  const placed = await onlyOrder(shop);
  expect(placed).toMatchObject({ status: "PENDING", payment_state: "PAID", total: 60 });
  const payments = await paymentsOf(page, placed.id);
  expect(payments.filter(({ status }) => status === "paid")).toHaveLength(1);
}

test("a double tap on the last button is one payment of one order", async ({ page, t }) => {
  const shop = await toPayment({ page, t });
  await fillCard({ page, t }, "cardPaid");
  await toOrder({ page, t }).dblclick();
  await orderPage(page);
  await expectState({ page, t }, "tracking.received");
  await expectPaidOnce(page, shop);
});

test("two tabs that pay at once pay one order once", async ({ page, context, t, noise }) => {
  // The second to come hears that the order has been placed, or the payment made.
  noise.allow(/409: (PATCH|POST)/u);
  const shop = await toPayment({ page, t });
  const other = await context.newPage();
  await other.goto(shop.url("/cart"));
  await order({ page: other, t }, "TAKEAWAY");
  await expect(toOrder({ page: other, t })).toContainText("$60.00");
  const tabs = [page, other];
  for (const tab of tabs) await fillCard({ page: tab, t }, "cardPaid");
  await Promise.all(tabs.map((tab) => toOrder({ page: tab, t }).click()));
  // Each ends at the order's page, or says that the order was sent from another window.
  for (const tab of tabs) {
    const told = dialog(tab).getByText(t("checkout.placed"));
    const tracked = tab.getByRole("heading", { name: t("tracking.received") });
    await expect(told.or(tracked).first()).toBeVisible();
  }
  await expectPaidOnce(page, shop);
});

test("the browser's back button in mid-payment loses neither the order nor the money", async ({
  page,
  t,
}) => {
  const shop = await toPayment({ page, t });
  await fillCard({ page, t }, "cardPaid");
  const held = Promise.withResolvers<void>();
  const confirming = Promise.withResolvers<void>();
  await page.route(CARDS, async (route) => {
    const response = await answerOf(route);
    confirming.resolve();
    await held.promise;
    await route.fulfill({ response });
  });
  await toOrder({ page, t }).click();
  await confirming.promise;
  await page.goBack();
  held.resolve();
  await orderPage(page);
  await expectState({ page, t }, "tracking.received");
  await expectPaidOnce(page, shop);
});

test("a reload in mid-payment finds the order as it is", async ({ page, t }) => {
  const shop = await toPayment({ page, t });
  await fillCard({ page, t }, "cardPaid");
  // The card is paid, and its answer never comes.
  const paid = new Promise<void>((resolve) => {
    void page.route(CARDS, async (route) => {
      await answerOf(route);
      resolve();
    });
  });
  await toOrder({ page, t }).click();
  await paid;
  await page.reload();
  await expect(dialog(page).getByText(t("checkout.placed"))).toBeVisible();
  await expectPaidOnce(page, shop);
});

test("a reload before the card was confirmed goes on paying the very same payment", async ({
  page,
  t,
  noise,
}) => {
  const shop = await toPayment({ page, t });
  await fillCard({ page, t }, "cardPaid");
  const asked = new Promise<void>((resolve) => {
    void page.route(CARDS, () => resolve());
  });
  await toOrder({ page, t }).click();
  await asked;
  await page.reload();
  await page.unroute(CARDS);
  await expect(toOrder({ page, t })).toContainText("$60.00");
  await fillCard({ page, t }, "cardPaid");
  await toOrder({ page, t }).click();
  const id = await orderPage(page);
  await expectState({ page, t }, "tracking.received");
  await expectPaidOnce(page, shop);
  expect(await paymentsOf(page, id)).toHaveLength(1);
  expect(noise.heard()).toEqual([]);
});

test("an answer that is lost with the network is asked for, and nothing is paid twice", async ({
  page,
  t,
  noise,
}) => {
  noise.allow(/ERR_(FAILED|INTERNET_DISCONNECTED)/u);
  const shop = await toPayment({ page, t });
  await fillCard({ page, t }, "cardPaid");
  await page.route(FILTERS, (route) => route.abort());
  await page.route(CARDS, async (route) => {
    await answerOf(route);
    await route.abort();
  });
  await toOrder({ page, t }).click();
  await expect(page.getByText(t("pay.unsure"))).toBeVisible();
  expect(page.url()).toContain("/cart");
  await page.unroute(FILTERS);
  await page.getByRole("button", { name: t("pay.check") }).click();
  await orderPage(page);
  await expectState({ page, t }, "tracking.received");
  await expectPaidOnce(page, shop);
});

test("another cart is not ordered beside an order that waits for its payment", async ({
  page,
  t,
}) => {
  const shop = await toPayment({ page, t });
  await fillCard({ page, t }, "cardPaid");
  const asked = new Promise<void>((resolve) => {
    void page.route(CARDS, () => resolve());
  });
  await toOrder({ page, t }).click();
  await asked;
  await page.goto(shop.url("/products"));
  await page.unroute(CARDS);
  await addProduct({ page, t }, "Taco");
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await expect(dialog(page)).toContainText(t("pay.unpaid.title"));
  await page.getByRole("button", { name: t("pay.unpaid.drop") }).click();
  await expect(toOrder({ page, t })).toContainText("$90.00");
  await fillCard({ page, t }, "cardPaid");
  await toOrder({ page, t }).click();
  await orderPage(page);
  await expectState({ page, t }, "tracking.received");
  expect(await onlyOrder(shop)).toMatchObject({ total: 90, payment_state: "PAID" });
});

test("who makes another order beside one that waits with its code is asked to give it up first", async ({
  page,
  t,
}) => {
  const shop = await toPayment({ page, t }, twoTacos);
  await page.getByRole("radio", { name: pix.description }).check();
  await toOrder({ page, t }).click();
  const first = await orderPage(page);
  await expectState({ page, t }, "tracking.paying");
  await page.goto(shop.url("/products"));
  await page.getByRole("button", { name: t("recent.stay") }).click();
  await addProduct({ page, t }, "Especial");
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await expect(dialog(page)).toContainText(t("pay.unpaid.title"));
  expect(await stockLeft(shop.id, "taco-1")).toBe(0);
  await page.getByRole("button", { name: t("pay.unpaid.drop") }).click();
  await payCash({ page, t });
  expect((await onlyOrder(shop)).id).not.toBe(first);
  expect(await stockLeft(shop.id, "taco-1")).toBe(2);
});
