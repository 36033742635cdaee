import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { expect, test, vi } from "vitest";
import { payAtProvider, payByCard, payOrder } from "../../../pay/attempt/pay-order.ts";
import type { CardFormHandle, CardPaymentResult } from "../../../pay/card/confirm-card-payment.ts";
import { apiErrorFixture, fakeOrderApi } from "../draft/testing/fake-order-api.ts";
import { paymentActions } from "./payment-actions.ts";

const awaitingPayment = {
  id: "o1",
  status: "INITIATED",
  payment_status: "payment_requested",
  breakdown: { total: 60 },
};
const payment = { id: "p1", reference_id: "o1", amount: 60, params: {} } as CompanyPayment;
const paymentsResponse = (status: string) => ({ data: [{ ...payment, status }] });

function card(outcome: CardPaymentResult, filled = true) {
  return {
    validate: vi.fn<CardFormHandle["validate"]>(async () => filled),
    confirm: vi.fn<CardFormHandle["confirm"]>(async () => outcome),
  };
}

const pay = (
  orderApi: ReturnType<typeof fakeOrderApi>,
  form: CardFormHandle,
  onSend?: () => void,
) =>
  payByCard(paymentActions(orderApi, "o1", {}, onSend), {
    payment,
    card: form,
    returnUrl: "/tracking",
  });
const names = (orderApi: ReturnType<typeof fakeOrderApi>) => orderApi.sent.map(({ name }) => name);

test("a form that is not filled in sends nothing", async () => {
  const orderApi = fakeOrderApi([]);
  const onSend = vi.fn();
  expect(await pay(orderApi, card({ kind: "paid" }, false), onSend)).toEqual({ kind: "invalid" });
  expect(orderApi.sent).toEqual([]);
  expect(onSend).not.toHaveBeenCalled();
});

test("onSend is called before the answer to the order arrives", async () => {
  const orderApi = fakeOrderApi([apiErrorFixture("out_of_stock", 409)]);
  const onSend = vi.fn();
  await expect(pay(orderApi, card({ kind: "paid" }), onSend)).rejects.toThrow();
  expect(onSend).toHaveBeenCalledOnce();
});

test("the server accepts the order before the card is confirmed", async () => {
  const orderApi = fakeOrderApi([apiErrorFixture("out_of_stock", 409)]);
  const form = card({ kind: "paid" });
  await expect(pay(orderApi, form)).rejects.toMatchObject({ code: "out_of_stock" });
  expect(form.confirm).not.toHaveBeenCalled();
  expect(orderApi.memory().sending).toBeNull();
});

test.each([
  [{ kind: "paid" } as const, false],
  [{ kind: "processing" } as const, true],
])("after a card result of %o the order is placed, unpaid: %s", async (outcome, unpaid) => {
  const orderApi = fakeOrderApi([awaitingPayment, paymentsResponse("pending")]);
  expect(await pay(orderApi, card(outcome))).toEqual({
    kind: "placed",
    placed: { order: awaitingPayment, alreadyPlaced: false, unpaid },
  });
});

test("an order that another window paid is not paid again", async () => {
  const paid = { ...awaitingPayment, status: "PENDING", payment_status: null };
  const orderApi = fakeOrderApi([apiErrorFixture("order_not_editable", 409), paid]);
  const form = card({ kind: "paid" });
  expect(await pay(orderApi, form)).toEqual({
    kind: "placed",
    placed: { order: paid, alreadyPlaced: true },
  });
  expect(form.confirm).not.toHaveBeenCalled();
});

test("an order with another total is not paid by this payment", async () => {
  const orderApi = fakeOrderApi([{ ...awaitingPayment, breakdown: { total: 70 } }]);
  const form = card({ kind: "paid" });
  expect(await pay(orderApi, form)).toEqual({ kind: "changed" });
  expect(form.confirm).not.toHaveBeenCalled();
});

test("a refused card cancels its payment, and the next attempt sends the order again", async () => {
  const orderApi = fakeOrderApi([
    awaitingPayment,
    paymentsResponse("failed"),
    { ...payment, status: "cancelled" },
  ]);
  const refused = { kind: "refused", reason: "Too little" } as const;
  expect(await pay(orderApi, card(refused))).toEqual(refused);
  expect(names(orderApi)).toEqual(["updateOrder", "filterCompanyPayments", "cancelCompanyPayment"]);
  expect(orderApi.memory()).toMatchObject({ sending: null, savedHash: null });
});

test("a backend without a call to cancel payments still reports the refused card", async () => {
  const orderApi = fakeOrderApi([
    awaitingPayment,
    paymentsResponse("failed"),
    apiErrorFixture("route_not_found", 404),
  ]);
  expect(await pay(orderApi, card({ kind: "refused", reason: null }))).toMatchObject({
    kind: "refused",
  });
  expect(orderApi.memory()).toMatchObject({ sending: null, savedHash: null });
});

test.each([
  ["the server cannot be reached", apiErrorFixture("unreachable", 0)],
  ["the provider does not answer", apiErrorFixture("payment_provider_offline", 503)],
  ["the payment is in another state", apiErrorFixture("unexpected", 409)],
])("a refused card's order stays saved while %s", async (_, failure) => {
  const orderApi = fakeOrderApi([awaitingPayment, paymentsResponse("failed"), failure]);
  const refused = { kind: "refused", reason: "Too little" } as const;
  expect(await pay(orderApi, card(refused))).toEqual(refused);
  const { sending, savedHash } = orderApi.memory();
  expect(sending).toEqual({ orderId: "o1", cart: "two tacos" });
  expect(savedHash).not.toBeNull();
});

test("the order stays saved while the result of the card is unknown", async () => {
  const orderApi = fakeOrderApi([awaitingPayment, apiErrorFixture("unreachable", 0)]);
  expect(await pay(orderApi, card({ kind: "unknown" }))).toEqual({ kind: "unsure" });
  expect(orderApi.memory().sending).toEqual({ orderId: "o1", cart: "two tacos" });
});

const startedPayment = {
  ...payment,
  params: { redirect_url: "https://pay.example/1" },
} as CompanyPayment;
const atProvider = (
  orderApi: ReturnType<typeof fakeOrderApi>,
  startPayment = async () => startedPayment,
) => payAtProvider(paymentActions(orderApi, "o1", {}), startPayment);

test("an order paid at the provider starts its payment first, and returns the provider's page", async () => {
  const orderApi = fakeOrderApi([awaitingPayment]);
  const startPayment = vi.fn(async () => {
    // The payment comes before the order's update.
    expect(orderApi.sent).toEqual([]);
    return startedPayment;
  });
  expect(await atProvider(orderApi, startPayment)).toEqual({
    kind: "placed",
    placed: {
      order: awaitingPayment,
      alreadyPlaced: false,
      unpaid: true,
      redirect: "https://pay.example/1",
    },
  });
  expect(startPayment).toHaveBeenCalledOnce();
  expect(names(orderApi)).toEqual(["updateOrder"]);
});

test("without a payment no order is sent", async () => {
  const orderApi = fakeOrderApi([]);
  const offline = apiErrorFixture("payment_provider_offline", 503);
  await expect(atProvider(orderApi, () => Promise.reject(offline))).rejects.toBe(offline);
  expect(orderApi.sent).toEqual([]);
});

test("a payment whose order is refused is cancelled", async () => {
  const orderApi = fakeOrderApi([
    apiErrorFixture("out_of_stock", 409),
    { ...payment, status: "cancelled" },
  ]);
  await expect(atProvider(orderApi)).rejects.toMatchObject({ code: "out_of_stock" });
  expect(names(orderApi)).toEqual(["updateOrder", "cancelCompanyPayment"]);
});

test("a payment whose order may be placed is not cancelled", async () => {
  const orderApi = fakeOrderApi([apiErrorFixture("unreachable", 0)]);
  await expect(atProvider(orderApi)).rejects.toMatchObject({ code: "unreachable" });
  expect(names(orderApi)).toEqual(["updateOrder"]);
});

test("an order whose card form loads is not sent", async () => {
  const orderApi = fakeOrderApi([]);
  const actions = paymentActions(orderApi, "o1", {});
  expect(await payOrder(actions, { kind: "card", form: null })).toEqual({ kind: "invalid" });
  expect(orderApi.sent).toEqual([]);
});

test("an order that is not paid on the page is only sent", async () => {
  const orderApi = fakeOrderApi([{ ...awaitingPayment, status: "PENDING", payment_status: null }]);
  const actions = paymentActions(orderApi, "o1", {});
  expect(await payOrder(actions, { kind: "placeOnly" })).toMatchObject({ kind: "placed" });
  expect(names(orderApi)).toEqual(["updateOrder"]);
});
