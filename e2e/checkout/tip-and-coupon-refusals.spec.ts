import type { Page } from "@playwright/test";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import {
  fillClientStep,
  placeCashOrder,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { enableOffers } from "../support/customer/offers.ts";
import {
  acceptCardAndPix,
  fillSandboxCard,
  waitForOrderPage,
} from "../support/customer/sandbox-payment.ts";
import { expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a tip above the subtotal of a smaller cart says so, and one press goes on without it", async ({
  page,
  t,
}) => {
  const restaurant = await openCartWithTacos({ page, t }, (file) => {
    acceptCardAndPix(file);
    const { takeaway } = file.ecommerce_settings ?? {};
    if (takeaway) takeaway.tip = { active: true, type: "percentage" };
  });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  await page.getByRole("radio", { name: t("tip.other"), exact: true }).check();
  const tip = page.getByLabel(t("tip.amount"));
  await tip.fill("50");
  await tip.blur();
  await expect(placeOrderButton({ page, t })).toContainText("$110.00");

  // The page's own address would open the checkout again.
  await page.goto(restaurant.url("/products"));
  await page.goto(restaurant.url("/cart"));
  await page.getByRole("button", { name: t("cart.less") }).click();
  await startCheckout({ page, t }, "TAKEAWAY");
  await expect(tip).toHaveAccessibleDescription(t("tip.tooMuch", { max: "$30.00" }));
  await fillSandboxCard({ page, t }, "cardPaid");
  await expect(placeOrderButton({ page, t })).toContainText("$30.00");
  await placeOrderButton({ page, t }).click();
  await expect(tip).toBeFocused();
  expect(await restaurant.listOrders()).toEqual([]);

  await page.getByRole("radio", { name: t("tip.none") }).check();
  await placeOrderButton({ page, t }).click();
  await waitForOrderPage(page);
  expect(await expectSingleOrder(restaurant)).toMatchObject({ breakdown: { tip: 0, total: 30 } });
});

test("a coupon of another tab that is refused at placing the order is removed, with the reason", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/409: PATCH/u);
  const restaurant = await openCartWithTacos({ page, t }, enableOffers);
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  await expect(placeOrderButton({ page, t })).toContainText("$60.00");
  await addCouponToDraft(page, "ONE");
  await restaurant.reimport((file) => {
    for (const coupon of file.coupons ?? []) if (coupon.id === "one") coupon.coupons_used = 1;
  });
  await page.getByRole("radio", { name: "Efectivo" }).check();
  const removal = page.waitForResponse(/\/apply-discount$/u);
  await placeOrderButton({ page, t }).click();
  const refusal = page.getByRole("alert").filter({ hasText: t("coupon.removed") });
  await expect(refusal).toContainText(t("coupon.usedUp"));
  // Until then the button shows the price with the coupon, and a press of it says that the total has changed.
  await removal;
  await expect(placeOrderButton({ page, t })).toContainText("$60.00");
  await placeCashOrder({ page, t });
  expect(await expectSingleOrder(restaurant)).toMatchObject({ total: 60, discounts: [] });
});

/** Adds a coupon to the draft of the page as another tab does, whose page does not show it. */
async function addCouponToDraft(page: Page, coupon_code: string): Promise<void> {
  const status = await page.evaluate(async (code) => {
    const [key = ""] = Object.keys(localStorage).filter((each) =>
      each.startsWith("comanda.checkout."),
    );
    const { orderId } = JSON.parse(localStorage.getItem(key) ?? "").state;
    const company = key.replace("comanda.checkout.", "");
    const answer = await fetch(`/ms-orders/public/companies/${company}/apply-discount`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ order_id: orderId, modality: "COUPON", coupon_code: code }),
    });
    return answer.status;
  }, coupon_code);
  expect(status).toBe(200);
}
