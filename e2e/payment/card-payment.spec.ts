import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { reportedEvents } from "../support/browser/reported-events.ts";
import { placeCashOrder, placeOrderButton } from "../support/customer/customer-page.ts";
import {
  acceptOnlineWithTwoTacosLeft,
  expectOrderHeading,
  fillSandboxCard,
  goToPayment,
  readPayments,
  setPaymentOutcome,
  waitForOrderPage,
} from "../support/customer/sandbox-payment.ts";
import { placeOrderByApi, tacoLines } from "../support/restaurant/orders-by-api.ts";
import { expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const CARDS_URL = "**/ms-payments/public/sandbox/cards";
const PAYMENTS_URL = "**/ms-payments/public/company-payments";

test("a refused card shows the refusal, and another card pays the same order", async ({
  page,
  t,
}) => {
  const restaurant = await goToPayment({ page, t });
  await expect(page.getByRole("radio", { name: t("pay.online") })).toBeChecked();
  await placeOrderButton({ page, t }).click();
  await expect(page.getByText(t("checkout.chooseMethod"))).toBeInViewport();
  await page.getByRole("radio", { name: "Tarjeta" }).check();
  await placeOrderButton({ page, t }).click();
  await expect(page.getByText(t("pay.card.expiryWrong"))).toBeInViewport();
  await expectAccessible(page);

  await fillSandboxCard({ page, t }, "cardRefused");
  await placeOrderButton({ page, t }).click();
  const refusal = dialog(page).and(page.getByRole("dialog", { name: t("pay.refused.title") }));
  await expect(refusal.getByRole("heading")).toHaveText(t("pay.refused.title"));
  await expect(refusal.getByRole("alert")).toContainText(t("pay.refused.text"));
  await expectAccessible(page);
  await page.getByRole("button", { name: t("pay.choose") }).click();
  await expect(page.getByRole("radio", { name: "Tarjeta" })).not.toBeChecked();
  expect(await restaurant.listOrders()).toEqual([]);

  await fillSandboxCard({ page, t }, "cardPaid");
  await placeOrderButton({ page, t }).click();
  const id = await waitForOrderPage(page);
  await expectOrderHeading({ page, t }, "tracking.received");
  expect(await expectSingleOrder(restaurant)).toMatchObject({
    id,
    status: "PENDING",
    payment_state: "PAID",
  });
  const paid = (await readPayments(page, id)).filter(({ status }) => status === "paid");
  expect(paid).toHaveLength(1);
});

test("a card that the bank has not decided on is waited for, refused and paid on the order's page", async ({
  page,
  t,
}) => {
  const restaurant = await goToPayment({ page, t });
  await fillSandboxCard({ page, t }, "cardWaits");
  await placeOrderButton({ page, t }).click();
  const id = await waitForOrderPage(page);

  await test.step("the order's page waits for a card that the bank has not decided on", async () => {
    await expectOrderHeading({ page, t }, "tracking.paying");
    await expect(page.getByText(t("pay.cardWaits.title"))).toBeVisible();
    await expectAccessible(page);
    expect(await restaurant.listOrders()).toEqual([]);
    await page.getByRole("button", { name: t("pay.paidAlready") }).click();
    await expect(page.getByText(t("pay.notYet"))).toBeVisible();
  });

  await test.step("a card refused on the order's page shows the refusal over the unpaid order", async () => {
    await page.getByRole("button", { name: t("pay.cardWaits.enter") }).click();
    await page.getByRole("button", { name: t("pay.test.cardRefused") }).click();
    await page.getByRole("button", { name: t("pay.payNow", { total: "$60.00" }) }).click();
    // While the refusal is open, the page behind it is inert and has no heading.
    await expect(page.getByRole("alert")).toContainText(t("pay.refused.text"));
    await page.getByRole("button", { name: t("pay.choose") }).click();
    await expectOrderHeading({ page, t }, "tracking.paymentFailed");
    await expect(page.getByRole("button", { name: t("pay.again.pay") })).toContainText("$60.00");
    expect(await restaurant.listOrders()).toEqual([]);
  });

  await test.step("a card that the bank decides on later pays the order", async () => {
    await fillSandboxCard({ page, t }, "cardWaits");
    await page.getByRole("button", { name: t("pay.again.pay") }).click();
    await expectOrderHeading({ page, t }, "tracking.paying");
    await setPaymentOutcome(page, restaurant, id, "paid");
    await expectOrderHeading({ page, t }, "tracking.received");
    expect(await expectSingleOrder(restaurant)).toMatchObject({ id, payment_state: "PAID" });
  });
});

test("a method that is unavailable says so, and the other methods remain", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/503: POST/u);
  const restaurant = await goToPayment({ page, t });
  await page.route(PAYMENTS_URL, (route) =>
    route.fulfill({ status: 503, json: { code: "payment_provider_offline" } }),
  );
  for (const method of ["Tarjeta", "Pix"]) {
    // Not `check`: the choice is undone when the provider refuses.
    await page.getByRole("radio", { name: method }).click();
    if (method === "Pix") await placeOrderButton({ page, t }).click();
    const notice = dialog(page).and(page.getByRole("dialog", { name: t("pay.unavailable.title") }));
    await expect(notice.getByRole("heading")).toHaveText(t("pay.unavailable.title"));
    await expect(notice).toContainText(t("pay.unavailable.text"));
    await page.getByRole("button", { name: t("pay.choose") }).click();
    await expect(page.getByRole("radio", { name: method })).not.toBeChecked();
  }
  expect(await reportedEvents(page)).toContainEqual(
    expect.objectContaining({
      event: "requestError",
      category: "REQUEST_ERROR",
      action: "ERROR_503",
      method: "POST",
      url: "/ms-payments/public/company-payments",
    }),
  );
  await expect(page.getByRole("radio", { name: "Efectivo" })).toBeHidden();
  await page.getByRole("radio", { name: t("checkout.otherMethods") }).check();
  await expect(page.getByRole("radio", { name: "Tarjeta" })).toBeHidden();
  await placeCashOrder({ page, t });
  expect(await expectSingleOrder(restaurant)).toMatchObject({ payment_state: "UNPAID" });
});

test("a product that has just sold out is not charged", async ({ page, t, browserErrors }) => {
  browserErrors.allow(/409: PATCH/u);
  const restaurant = await goToPayment({ page, t }, acceptOnlineWithTwoTacosLeft);
  let confirmed = 0;
  await page.route(CARDS_URL, (route) => {
    confirmed += 1;
    return route.continue();
  });
  await fillSandboxCard({ page, t }, "cardPaid");
  await placeOrderByApi(restaurant.id, tacoLines(1));
  await placeOrderButton({ page, t }).click();
  await expect(page.getByText(t("failure.left", { name: "Taco", left: 1 }))).toBeVisible();
  expect(confirmed).toBe(0);

  await page.getByRole("button", { name: t("failure.fit") }).click();
  await expect(placeOrderButton({ page, t })).toContainText("$30.00");
  await fillSandboxCard({ page, t }, "cardPaid");
  await placeOrderButton({ page, t }).click();
  const id = await waitForOrderPage(page);
  await expectOrderHeading({ page, t }, "tracking.received");
  expect((await restaurant.listOrders())[0]).toMatchObject({
    id,
    total: 30,
    payment_state: "PAID",
  });
  expect(confirmed).toBe(1);
});
