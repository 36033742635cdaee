import { expectAccessible } from "./support/accessible.ts";
import { orderByApi } from "./support/api.ts";
import { onlyOrder } from "./support/company.ts";
import {
  expectState,
  fillCard,
  orderPage,
  paymentsOf,
  settle,
  toPayment,
  twoTacos,
} from "./support/pay.ts";
import {
  addProduct,
  dialog,
  order,
  payCash,
  payOtherwise,
  seeOrder,
  toOrder,
} from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const CARDS = "**/ms-payments/public/sandbox/cards";
const PAYMENTS = "**/ms-payments/public/company-payments";

test("a card that is refused is told, and another pays the same order", async ({ page, t }) => {
  const shop = await toPayment({ page, t });
  await expect(page.getByRole("radio", { name: t("pay.online") })).toBeChecked();
  await toOrder({ page, t }).click();
  await expect(page.getByText(t("checkout.chooseMethod"))).toBeInViewport();
  await page.getByRole("radio", { name: "Tarjeta" }).check();
  await toOrder({ page, t }).click();
  await expect(page.getByText(t("pay.card.expiryWrong"))).toBeInViewport();
  await expectAccessible(page);

  await fillCard({ page, t }, "cardRefused");
  await toOrder({ page, t }).click();
  await expect(page.getByRole("alert")).toContainText(t("pay.refused.text"));
  await expectAccessible(page);
  await page.getByRole("button", { name: t("pay.choose") }).click();
  await expect(page.getByRole("radio", { name: "Tarjeta" })).not.toBeChecked();
  expect(await shop.orders()).toEqual([]);

  await fillCard({ page, t }, "cardPaid");
  await toOrder({ page, t }).click();
  const id = await orderPage(page);
  await expectState({ page, t }, "tracking.received");
  expect(await onlyOrder(shop)).toMatchObject({ id, status: "PENDING", payment_state: "PAID" });
  const paid = (await paymentsOf(page, id)).filter(({ status }) => status === "paid");
  expect(paid).toHaveLength(1);
});

test("a card that the bank thinks about is waited for on the order's page", async ({ page, t }) => {
  const shop = await toPayment({ page, t });
  await fillCard({ page, t }, "cardWaits");
  await toOrder({ page, t }).click();
  const id = await orderPage(page);
  await expectState({ page, t }, "tracking.paying");
  await expect(page.getByText(t("pay.cardWaits.title"))).toBeVisible();
  await expectAccessible(page);
  expect(await shop.orders()).toEqual([]);
  await settle(page, shop, id, "paid");
  await expectState({ page, t }, "tracking.received");
  expect(await onlyOrder(shop)).toMatchObject({ id, payment_state: "PAID" });
});

test("who pays otherwise discards the payment that was begun", async ({ page, t }) => {
  const shop = await toPayment({ page, t });
  const begun = page.waitForResponse(PAYMENTS);
  await page.getByRole("radio", { name: "Tarjeta" }).check();
  const payment = await (await begun).json();
  await payOtherwise({ page, t });
  await expect
    .poll(async () => (await paymentsOf(page, payment.reference_id)).map(({ status }) => status))
    .toEqual(["cancelled"]);
  await payCash({ page, t });
  expect(await onlyOrder(shop)).toMatchObject({ status: "PENDING", payment_state: "UNPAID" });
  // The next order begins with the way of the last.
  await page.goto(shop.url("/products"));
  await page.getByRole("button", { name: t("recent.stay") }).click();
  await addProduct({ page, t }, "Taco");
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await expect(page.getByRole("radio", { name: "Efectivo" })).toBeChecked();
});

test("a method that cannot be used now is told, and the others are there", async ({
  page,
  t,
  noise,
}) => {
  noise.allow(/503: POST/u);
  const shop = await toPayment({ page, t });
  await page.route(PAYMENTS, (route) =>
    route.fulfill({ status: 503, json: { code: "payment_provider_offline" } }),
  );
  for (const method of ["Tarjeta", "Pix"]) {
    await page.getByRole("radio", { name: method }).check();
    if (method === "Pix") await toOrder({ page, t }).click();
    await expect(dialog(page).last()).toContainText(t("pay.unavailable.title"));
    await page.getByRole("button", { name: t("pay.choose") }).click();
    await expect(page.getByRole("radio", { name: method })).not.toBeChecked();
  }
  await payCash({ page, t });
  expect(await onlyOrder(shop)).toMatchObject({ payment_state: "UNPAID" });
});

test("nobody is charged for what has just sold out", async ({ page, t, noise }) => {
  noise.allow(/409: PATCH/u);
  const shop = await toPayment({ page, t }, twoTacos);
  let confirmed = 0;
  await page.route(CARDS, (route) => {
    confirmed += 1;
    return route.continue();
  });
  await fillCard({ page, t }, "cardPaid");
  await orderByApi(shop.id, [{ product_id: "taco", variant_id: "taco-1", quantity: 1 }]);
  await toOrder({ page, t }).click();
  await expect(page.getByText(t("trouble.left", { name: "Taco", left: 1 }))).toBeVisible();
  expect(confirmed).toBe(0);

  await page.getByRole("button", { name: t("trouble.fit") }).click();
  await expect(toOrder({ page, t })).toContainText("$30.00");
  await fillCard({ page, t }, "cardPaid");
  await toOrder({ page, t }).click();
  const id = await orderPage(page);
  await expectState({ page, t }, "tracking.received");
  expect((await shop.orders())[0]).toMatchObject({ id, total: 30, payment_state: "PAID" });
  expect(confirmed).toBe(1);
});
