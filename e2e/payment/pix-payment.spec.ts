import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { holdResponses } from "../support/browser/hold-responses.ts";
import { type CustomerPage, placeOrderButton } from "../support/customer/customer-page.ts";
import {
  acceptOnlineWithTwoTacosLeft,
  expectOrderHeading,
  fetchRealAnswer,
  goToPayment,
  readPayments,
  sandboxPixMethod,
  setPaymentOutcome,
  waitForOrderPage,
} from "../support/customer/sandbox-payment.ts";
import type { EditableCompanyFile } from "../support/restaurant/company-file.ts";
import { expectSingleOrder, readRemainingStock } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const PAYMENTS = "**/ms-payments/public/company-payments";
const METHODS = "**/ms-payments/public/companies/*/payment-methods*";

async function placePixOrder(customer: CustomerPage, edit?: (file: EditableCompanyFile) => void) {
  const { page } = customer;
  const restaurant = await goToPayment(customer, edit);
  await page.getByRole("radio", { name: sandboxPixMethod.description }).check();
  await placeOrderButton(customer).click();
  const id = await waitForOrderPage(page);
  await expectOrderHeading(customer, "tracking.paying");
  return { restaurant, id };
}

test("a PIX code is copied and paid, and the page continues by itself", async ({
  page,
  context,
  t,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { restaurant, id } = await placePixOrder({ page, t });
  await expect(page.getByRole("img", { name: t("pay.pix.picture") })).toBeVisible();
  await expect(
    page.getByText(new RegExp(`^${t("pay.timeLeft", { time: "\\d+:\\d\\d" })}$`, "u")),
  ).toBeVisible();
  await page.getByRole("button", { name: t("pay.pix.copy") }).click();
  await expect(page.getByRole("button", { name: t("pay.pix.copied") })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^000201.*br\.gov\.bcb\.pix/u);
  await expectAccessible(page);
  expect(await restaurant.listOrders()).toEqual([]);

  await page.getByRole("button", { name: t("pay.test.paid") }).click();
  await expectOrderHeading({ page, t }, "tracking.received");
  expect(await expectSingleOrder(restaurant)).toMatchObject({
    id,
    status: "PENDING",
    payment_state: "PAID",
  });
});

test("a refused payment releases the stock, and the order can be paid in another way", async ({
  page,
  t,
}) => {
  const { restaurant, id } = await placePixOrder({ page, t }, acceptOnlineWithTwoTacosLeft);
  await page.getByRole("button", { name: t("pay.test.failed") }).click();
  await expectOrderHeading({ page, t }, "tracking.paymentFailed");
  await expectAccessible(page);
  expect(await restaurant.listOrders()).toEqual([]);

  await page.getByRole("radio", { name: t("checkout.otherMethods") }).check();
  await expect(page.getByRole("radio", { name: "Efectivo" })).toBeChecked();
  expect(await readRemainingStock(restaurant.id, "taco-1")).toBe(2);

  await test.step("after a refusal a card pays the same order", async () => {
    await page.getByRole("radio", { name: t("pay.online") }).check();
    await page.getByRole("radio", { name: "Tarjeta" }).check();
    await page.getByRole("button", { name: t("pay.test.cardPaid") }).click();
    await page.getByRole("button", { name: t("pay.again.pay") }).click();
    await expectOrderHeading({ page, t }, "tracking.received");
    expect(await expectSingleOrder(restaurant)).toMatchObject({ id, payment_state: "PAID" });
  });
});

test("a lapsed order can be ordered again, and is placed when it is paid late", async ({
  page,
  t,
}) => {
  const { restaurant, id } = await placePixOrder({ page, t }, (file) => {
    acceptOnlineWithTwoTacosLeft(file);
    const [taco] = file.categories[0]?.products ?? [];
    Object.assign(taco?.product_variants?.[0] ?? {}, { stock: 8 });
  });
  await page.getByRole("button", { name: t("pay.test.cancelled") }).click();
  await expectOrderHeading({ page, t }, "tracking.paymentFailed");

  await test.step("ordering an unpaid order again puts its products into the cart", async () => {
    await page.getByRole("button", { name: t("tracking.orderAgain") }).click();
    await expect(page).toHaveURL(/\/cart$/u);
    const line = page.getByRole("listitem").filter({ hasText: "Taco" });
    await expect(line).toContainText("$60.00");
    // The customer decides what happens to the products in the cart.
    await page.goBack();
    await page.getByRole("button", { name: t("tracking.orderAgain") }).click();
    await expect(dialog(page)).toContainText(t("tracking.againHint", { count: 2 }));
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await page.getByRole("button", { name: t("tracking.orderAgain") }).click();
    await dialog(page)
      .getByRole("button", { name: t("tracking.againAdd") })
      .click();
    await expect(page).toHaveURL(/\/cart$/u);
    await expect(line).toContainText("$120.00");
    await page.goBack();
    await page.getByRole("button", { name: t("tracking.orderAgain") }).click();
    await dialog(page)
      .getByRole("button", { name: t("tracking.againReplace") })
      .click();
    await expect(page).toHaveURL(/\/cart$/u);
    await expect(line).toContainText("$60.00");
  });

  await test.step("a lapsed code that is paid late still places the order", async () => {
    await page.goBack();
    await setPaymentOutcome(page, restaurant, id, "paid");
    // The page updates without any input.
    await expectOrderHeading({ page, t }, "tracking.received");
    expect(await expectSingleOrder(restaurant)).toMatchObject({
      id,
      status: "PENDING",
      payment_state: "PAID",
    });
  });
});

test("an expired code is hidden, and the customer changes to cash once the methods load", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED/u);
  const FILTERS = `${PAYMENTS}/filters*`;
  await page.route(FILTERS, async (route) => {
    const response = await fetchRealAnswer(route);
    const json = await response.json();
    for (const { params } of json.data) params.expires_at = new Date(0).toISOString();
    await route.fulfill({ response, json });
  });
  const { restaurant, id } = await placePixOrder({ page, t }, acceptOnlineWithTwoTacosLeft);
  await expect(page.getByText(t("pay.lapsed.how"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("pay.pix.copy") })).toHaveCount(0);
  await page.unrouteAll({ behavior: "wait" });

  await test.step("a customer with a PIX code changes to cash once the methods load", async () => {
    const release = Promise.withResolvers<void>();
    await page.route(METHODS, (route) => release.promise.then(() => route.abort()));
    await page.getByRole("button", { name: t("pay.other") }).click();
    await expect(page.getByText(t("checkout.methodsLoading"))).toBeVisible();
    await expect(page.getByText(t("checkout.methodsFailed"))).toBeHidden();
    release.resolve();
    await expect(page.getByText(t("checkout.methodsFailed"))).toBeVisible();
    await expect(page.getByText(t("checkout.methodsLoading"))).toBeHidden();
    await page.unroute(METHODS);
    const retried = await holdResponses(page, /\/payment-methods(\?|$)/u);
    await page.getByRole("button", { name: t("failure.retry") }).click();
    await retried.requested;
    await expect(page.getByText(t("checkout.methodsLoading"))).toBeVisible();
    await expect(page.getByText(t("checkout.methodsFailed"))).toBeHidden();
    retried.release();

    await page.getByRole("radio", { name: t("checkout.otherMethods") }).check();
    await expect(page.getByText(t("checkout.methodsFailed"))).toBeHidden();
    await expect(page.getByText(t("checkout.methodsLoading"))).toBeHidden();
    const received = page.getByLabel(t("checkout.received"));
    await received.fill("50");
    await placeOrderButton({ page, t }).click();
    await expect(received).toHaveAccessibleDescription(
      t("checkout.receivedTooLittle", { total: "$60.00" }),
    );
    await received.fill("100");
    await expectAccessible(page);
    await placeOrderButton({ page, t }).click();
    await expectOrderHeading({ page, t }, "tracking.received");
    expect(await expectSingleOrder(restaurant)).toMatchObject({
      id,
      payment_state: "UNPAID",
      meta_data: { assigned_payment: { payment_method_code: "cash", received_amount: 100 } },
    });
    expect((await readPayments(page, id)).map(({ status }) => status)).toEqual(["cancelled"]);
  });
});

test("a payment on the provider's page leads there and back to the order", async ({ page, t }) => {
  const hosted = "https://pay.example/checkout/7";
  let orderId = "";
  await goToPayment({ page, t });
  const params = { redirect_url: hosted };
  const answer = () => ({ id: "p7", reference_id: orderId, status: "pending", amount: 60, params });
  await page.route(PAYMENTS, (route) => {
    orderId = route.request().postDataJSON().reference_id;
    return route.fulfill({ status: 201, json: answer() });
  });
  await page.route(`${PAYMENTS}/filters*`, (route) =>
    route.fulfill({ json: { data: [answer()] } }),
  );
  await page.route(hosted, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>The provider</h1>" }),
  );
  await page.getByRole("radio", { name: "Pix" }).check();
  await placeOrderButton({ page, t }).click();
  await expect(page).toHaveURL(hosted);
  await page.goBack();
  expect(await waitForOrderPage(page)).toBe(orderId);
  await expectOrderHeading({ page, t }, "tracking.paying");
  await page.getByRole("button", { name: t("pay.hosted.go") }).click();
  await expect(page).toHaveURL(hosted);
});
