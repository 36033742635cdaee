import type { Page } from "@playwright/test";
import { holdResponses } from "../support/browser/hold-responses.ts";
import {
  addProduct,
  chooseOfflineMethods,
  goToCart,
  placeCashOrder,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import {
  acceptCardAndPix,
  acceptTwoMethodsOfEachMode,
  expectOrderHeading,
  fillSandboxCard,
  goToPayment,
  readPayments,
  waitForOrderPage,
} from "../support/customer/sandbox-payment.ts";
import { expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const PAYMENTS_URL = "**/ms-payments/public/company-payments";

test("a changed tip makes another payment, and the shown total is charged", async ({ page, t }) => {
  const restaurant = await goToPayment({ page, t }, (file) => {
    acceptCardAndPix(file);
    const { takeaway } = file.ecommerce_settings ?? {};
    if (takeaway) takeaway.tip = { active: true, type: "percentage" };
  });
  const paymentStarted = page.waitForResponse(PAYMENTS_URL);
  await fillSandboxCard({ page, t }, "cardPaid");
  await paymentStarted;
  const paymentReplaced = page.waitForResponse(PAYMENTS_URL);
  await page.getByRole("radio", { name: /^15\s?%/u }).check();
  await paymentReplaced;
  await expect(page.getByText(t("pay.card.emptied"))).toBeVisible();
  await expect(page.getByLabel(t("pay.card.number"))).toHaveValue("");
  await fillSandboxCard({ page, t }, "cardPaid");
  await expect(placeOrderButton({ page, t })).toContainText("$69.00");
  await placeOrderButton({ page, t }).click();
  const id = await waitForOrderPage(page);
  await expectOrderHeading({ page, t }, "tracking.received");
  expect(await expectSingleOrder(restaurant)).toMatchObject({ breakdown: { tip: 9, total: 69 } });
  expect(await readPayments(page, id)).toMatchObject([
    { status: "paid", amount: 69 },
    { status: "cancelled", amount: 60 },
  ]);
});

async function expectPaymentStatuses(page: Page, orderId: string, statuses: string[]) {
  await expect
    .poll(async () => (await readPayments(page, orderId)).map(({ status }) => status))
    .toEqual(statuses);
}

test("a payment that was started is cancelled when the customer chooses another method", async ({
  page,
  t,
}) => {
  const restaurant = await goToPayment({ page, t }, acceptTwoMethodsOfEachMode);

  await test.step("a payment that starts after the customer left online payment is cancelled", async () => {
    const { requested, release } = await holdResponses(
      page,
      /\/ms-payments\/public\/company-payments$/u,
    );
    const paymentStarted = page.waitForResponse(PAYMENTS_URL);
    await page.getByRole("radio", { name: "Tarjeta" }).check();
    await requested;
    await expect(placeOrderButton({ page, t })).toBeDisabled();
    await chooseOfflineMethods({ page, t });
    await expect(placeOrderButton({ page, t })).toBeEnabled();
    release();
    const payment = await (await paymentStarted).json();
    await expectPaymentStatuses(page, payment.reference_id, ["cancelled"]);
  });

  await test.step("choosing another method cancels the payment that was started", async () => {
    await page.getByRole("radio", { name: t("pay.online") }).check();
    const paymentStarted = page.waitForResponse(PAYMENTS_URL);
    await page.getByRole("radio", { name: "Tarjeta" }).check();
    const payment = await (await paymentStarted).json();
    await expect(placeOrderButton({ page, t })).toBeEnabled();
    await chooseOfflineMethods({ page, t });
    // Cash is the first of them, and chosen with them.
    await expect(page.getByRole("radio", { name: "Efectivo" })).toBeChecked();
    await expectPaymentStatuses(page, payment.reference_id, ["cancelled", "cancelled"]);
    await page.getByRole("radio", { name: "Efectivo" }).check();
    await page.getByRole("radio", { name: t("pay.online") }).check();
    await expect(page.getByRole("radio", { name: "Tarjeta" })).not.toBeChecked();
    // Cash is not chosen any more either.
    await placeOrderButton({ page, t }).click();
    await expect(page.getByText(t("checkout.chooseMethod"))).toBeVisible();
    await chooseOfflineMethods({ page, t });
    await expect(page.getByRole("radio", { name: "Efectivo" })).toBeChecked();
    await placeCashOrder({ page, t });
    expect(await expectSingleOrder(restaurant)).toMatchObject({
      status: "PENDING",
      payment_state: "UNPAID",
    });
    // The next order begins with the last method.
    await page.goto(restaurant.url("/products"));
    await page.getByRole("button", { name: t("recent.stay") }).click();
    await addProduct({ page, t }, "Taco");
    await goToCart({ page, t });
    await startCheckout({ page, t }, "TAKEAWAY");
    await expect(page.getByRole("radio", { name: "Efectivo" })).toBeChecked();
  });
});
