import { placeOrderButton } from "../support/customer/customer-page.ts";
import {
  fillSandboxCard,
  goToPayment,
  waitForOrderPage,
} from "../support/customer/sandbox-payment.ts";
import { expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const PAYMENTS_URL = "**/ms-payments/public/company-payments";

test("too many tries to pay by card say when to try again, and keep what was typed", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/429: POST/u);
  const restaurant = await goToPayment({ page, t });
  const comment = page.getByLabel(t("checkout.comment"));
  await comment.fill("No onion");
  await page.route(PAYMENTS_URL, (route) =>
    route.fulfill({ status: 429, json: { code: "rate_limited", retry_after: 540 } }),
  );
  await page.getByRole("radio", { name: "Tarjeta" }).check();
  const refusal = page.getByRole("alert").filter({ hasText: /9/u });
  await expect(refusal).toContainText(t("failure.busyFor").slice(0, 20));
  await expect(page.getByText(t("pay.card.loading"))).toBeHidden();
  await expect(placeOrderButton({ page, t })).toBeEnabled();

  await test.step("the button that orders tries again, and then takes the card", async () => {
    await page.unroute(PAYMENTS_URL);
    await placeOrderButton({ page, t }).click();
    await fillSandboxCard({ page, t }, "cardPaid");
    await expect(refusal).toBeHidden();
    await expect(comment).toHaveValue("No onion");
    await placeOrderButton({ page, t }).click();
    await waitForOrderPage(page);
    expect(await expectSingleOrder(restaurant)).toMatchObject({ payment_state: "PAID" });
  });
});

test("after a refused start of a card payment the form can be used at once", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/409: POST/u);
  await goToPayment({ page, t });
  const reasons = [{ code: "below_minimum", minimum: 100, missing: 40 }];
  await page.route(PAYMENTS_URL, (route) =>
    route.fulfill({ status: 409, json: { code: "not_orderable", reasons } }),
  );
  await page.getByRole("radio", { name: "Tarjeta" }).check();
  const refusal = page.getByRole("alert").filter({ hasText: "$40.00" });
  await expect(refusal).toBeVisible();
  await expect(page.getByText(t("pay.card.loading"))).toBeHidden();
  await expect(placeOrderButton({ page, t })).toBeEnabled();

  await page.unroute(PAYMENTS_URL);
  await page.getByRole("button", { name: t("failure.retry") }).click();
  await fillSandboxCard({ page, t }, "cardPaid");
  await expect(refusal).toBeHidden();
  await placeOrderButton({ page, t }).click();
  await waitForOrderPage(page);
});
