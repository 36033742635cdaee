import type { Page } from "@playwright/test";
import { dialog } from "../support/browser/dialog.ts";
import {
  addProduct,
  goToCart,
  placeCashOrder,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import {
  acceptOnlineWithTwoTacosLeft,
  expectOrderHeading,
  fetchRealAnswer,
  fillSandboxCard,
  goToPayment,
  readPayments,
  sandboxPixMethod,
  waitForOrderPage,
} from "../support/customer/sandbox-payment.ts";
import {
  expectSingleOrder,
  type Restaurant,
  readRemainingStock,
} from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const CARDS_URL = "**/ms-payments/public/sandbox/cards";
const CANCEL_URL = "**/ms-payments/public/company-payments/*/cancel";
const PAYMENT_LIST_URL = "**/ms-payments/public/company-payments/filters*";

/** Expects one order, paid by one payment. */
async function expectPaidOnce(page: Page, restaurant: Restaurant, total = 60): Promise<void> {
  const placed = await expectSingleOrder(restaurant);
  expect(placed).toMatchObject({ status: "PENDING", payment_state: "PAID", total });
  const payments = await readPayments(page, placed.id);
  expect(payments.filter(({ status }) => status === "paid")).toHaveLength(1);
}

test("a reload, a double tap and the browser's back button during a payment make one payment of one order", async ({
  page,
  t,
  browserErrors,
}) => {
  const restaurant = await goToPayment({ page, t });
  await fillSandboxCard({ page, t }, "cardPaid");

  await test.step("a reload before the card was confirmed continues the same payment", async () => {
    const requested = Promise.withResolvers<void>();
    await page.route(CARDS_URL, () => requested.resolve());
    await placeOrderButton({ page, t }).click();
    await requested.promise;
    await page.reload();
    await page.unroute(CARDS_URL);
    await expect(placeOrderButton({ page, t })).toContainText("$60.00");
    await fillSandboxCard({ page, t }, "cardPaid");
  });

  await test.step("the browser's back button during a payment keeps the order and its payment", async () => {
    const release = Promise.withResolvers<void>();
    const confirming = Promise.withResolvers<void>();
    await page.route(CARDS_URL, async (route) => {
      const response = await fetchRealAnswer(route);
      confirming.resolve();
      await release.promise;
      await route.fulfill({ response });
    });
    await placeOrderButton({ page, t }).dblclick();
    await confirming.promise;
    await page.goBack();
    release.resolve();
  });

  const id = await waitForOrderPage(page);
  await expectOrderHeading({ page, t }, "tracking.received");
  await expectPaidOnce(page, restaurant);
  expect(await readPayments(page, id)).toHaveLength(1);
  expect(browserErrors.unexpected()).toEqual([]);
});

test("two tabs that pay at the same time pay one order once", async ({
  page,
  context,
  t,
  browserErrors,
}) => {
  // The second tab is answered that the order is placed, or the payment made.
  browserErrors.allow(/409: (PATCH|POST)/u);
  const restaurant = await goToPayment({ page, t });
  const other = await context.newPage();
  await other.goto(restaurant.url("/cart"));
  await startCheckout({ page: other, t }, "TAKEAWAY");
  await expect(placeOrderButton({ page: other, t })).toContainText("$60.00");
  const tabs = [page, other];
  for (const tab of tabs) await fillSandboxCard({ page: tab, t }, "cardPaid");
  // A button that has just appeared takes no press yet: without this one tab would pay before the other.
  for (const tab of tabs) await placeOrderButton({ page: tab, t }).click({ trial: true });
  // The buttons themselves: on a busy machine the first payment may take the second button away.
  const buttons = await Promise.all(
    tabs.map((tab) => placeOrderButton({ page: tab, t }).elementHandle()),
  );
  await Promise.all(
    buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())),
  );
  // Each tab ends at the order's page, or says that the order was sent from another window.
  for (const tab of tabs) {
    const notice = dialog(tab).getByText(t("checkout.placed"));
    const tracked = tab.getByRole("heading", { name: t("tracking.received") });
    await expect(notice.or(tracked).first()).toBeVisible();
  }
  await expectPaidOnce(page, restaurant);
});

test("a reload during a payment finds the placed order", async ({ page, t }) => {
  const restaurant = await goToPayment({ page, t });
  await fillSandboxCard({ page, t }, "cardPaid");
  // The card is charged, and the answer is lost.
  const paid = Promise.withResolvers<void>();
  await page.route(CARDS_URL, async (route) => {
    await fetchRealAnswer(route);
    paid.resolve();
  });
  await placeOrderButton({ page, t }).click();
  await paid.promise;
  await page.reload();
  await expect(dialog(page).getByText(t("checkout.placed"))).toBeVisible();
  await expectPaidOnce(page, restaurant);
});

test("a new cart replaces an unpaid order, and a payment whose answer is lost pays once", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_(FAILED|INTERNET_DISCONNECTED)/u);
  const restaurant = await goToPayment({ page, t });
  await fillSandboxCard({ page, t }, "cardPaid");

  await test.step("a new cart replaces an order that waits for its payment", async () => {
    const requested = Promise.withResolvers<void>();
    await page.route(CARDS_URL, () => requested.resolve());
    await placeOrderButton({ page, t }).click();
    await requested.promise;
    await page.goto(restaurant.url("/products"));
    await page.unroute(CARDS_URL);
    await addProduct({ page, t }, "Taco");
    await goToCart({ page, t });
    await startCheckout({ page, t }, "TAKEAWAY");
    await expect(dialog(page)).toContainText(t("pay.unpaid.title"));
    // The order is dropped only once the server has cancelled its payment.
    await page.route(CANCEL_URL, (route) => route.abort());
    await page.getByRole("button", { name: t("pay.unpaid.drop") }).click();
    await expect(dialog(page).getByRole("alert")).toHaveText(t("failure.unreachable"));
    await page.unroute(CANCEL_URL);
    await page.getByRole("button", { name: t("pay.unpaid.drop") }).click();
    await expect(placeOrderButton({ page, t })).toContainText("$90.00");
  });

  await test.step("a lost answer is requested again, and the order is paid once", async () => {
    await fillSandboxCard({ page, t }, "cardPaid");
    await page.route(PAYMENT_LIST_URL, (route) => route.abort());
    await page.route(CARDS_URL, async (route) => {
      await fetchRealAnswer(route);
      await route.abort();
    });
    await placeOrderButton({ page, t }).click();
    await expect(page.getByText(t("pay.unsure"))).toBeVisible();
    expect(page.url()).toContain("/cart");
    await page.unroute(PAYMENT_LIST_URL);
    await page.getByRole("button", { name: t("pay.check") }).click();
    await waitForOrderPage(page);
    await expectOrderHeading({ page, t }, "tracking.received");
    await expectPaidOnce(page, restaurant, 90);
  });
});

test("a customer with an unpaid PIX order has to give it up before another order", async ({
  page,
  t,
}) => {
  const restaurant = await goToPayment({ page, t }, acceptOnlineWithTwoTacosLeft);
  await page.getByRole("radio", { name: sandboxPixMethod.description }).check();
  await placeOrderButton({ page, t }).click();
  const first = await waitForOrderPage(page);
  await expectOrderHeading({ page, t }, "tracking.paying");
  await page.goto(restaurant.url("/products"));
  await page.getByRole("button", { name: t("recent.stay") }).click();
  await addProduct({ page, t }, "Especial");
  await goToCart({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  await expect(dialog(page)).toContainText(t("pay.unpaid.title"));
  expect(await readRemainingStock(restaurant.id, "taco-1")).toBe(0);
  await page.getByRole("button", { name: t("pay.unpaid.drop") }).click();
  await placeCashOrder({ page, t });
  expect((await expectSingleOrder(restaurant)).id).not.toBe(first);
  expect(await readRemainingStock(restaurant.id, "taco-1")).toBe(2);
});
