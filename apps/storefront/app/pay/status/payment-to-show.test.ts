import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { afterEach, expect, test } from "vitest";
import { clearCardEntered, markCardEntered } from "../card/entered-card.ts";
import { forgetStartedPayment, keepStartedPayment } from "../requests/started-payment.ts";
import { paymentOf, paymentToShow } from "./payment-to-show.ts";

const payment = (id: string, status = "pending") =>
  ({ id, reference_id: "o1", status, params: {} }) as unknown as CompanyPayment;

const pix = (id: string, rest: object = {}): CompanyPayment =>
  ({
    ...payment(id),
    payment_method_id: null,
    params: { qr_code: `code-${id}` },
    ...rest,
  }) as CompanyPayment;
const order = { id: "o1", meta_data: null } as unknown as Order;
const paidBy = (payment_method_id: string) =>
  ({ id: "o1", meta_data: { assigned_payment: { payment_method_id } } }) as Order;

afterEach(() => {
  clearCardEntered("p2");
  for (const id of ["p1", "p2"]) forgetStartedPayment({ id });
});

test("of several pending payments the one is shown for which a card was entered", () => {
  const list = [payment("p1"), payment("p2"), payment("p3")];
  expect(paymentToShow(list, order)?.id).toBe("p1");
  markCardEntered(payment("p2"));
  expect(paymentToShow(list, order)?.id).toBe("p2");
});

test("a payment that is over is not shown, also when a card was entered for it", () => {
  markCardEntered(payment("p2"));
  expect(paymentToShow([payment("p2", "failed"), payment("p1")], order)?.id).toBe("p1");
  expect(paymentToShow([payment("p2", "paid")], order)).toBeUndefined();
  expect(paymentToShow([], order)).toBeUndefined();
});

test("of several PIX codes the one that this browser asked for last is shown, wherever it is in the list", () => {
  const list = [pix("p1"), pix("p2")];
  keepStartedPayment(pix("p1"));
  keepStartedPayment(pix("p2"));
  expect(paymentToShow(list, order)?.params.qr_code).toBe("code-p2");
  // It is over: the other one waits.
  expect(paymentToShow([pix("p1"), pix("p2", { status: "cancelled" })], order)?.id).toBe("p1");
});

test("a PIX code is shown where a backend lists no payments, or lists them without their codes", () => {
  keepStartedPayment(pix("p2", { payment_method_id: "pix" }));
  expect(paymentToShow([], order)?.params.qr_code).toBe("code-p2");
  expect(paymentToShow([payment("p1"), payment("p2")], order)?.params.qr_code).toBe("code-p2");
  expect(paymentToShow([], paidBy("pix"))?.id).toBe("p2");
});

test("a PIX code of another order, of another method or of a refused order is not shown", () => {
  keepStartedPayment(pix("p1", { payment_method_id: "pix" }));
  expect(paymentToShow([], { ...order, id: "o2" })).toBeUndefined();
  expect(paymentToShow([], paidBy("card"))).toBeUndefined();
  forgetStartedPayment({ id: "p1" });
  expect(paymentToShow([], order)).toBeUndefined();
});

test("a PIX code is shown where the list of payments fails, and not before it has come", () => {
  keepStartedPayment(pix("p2"));
  expect(paymentOf({ list: null, failed: false }, order)).toBeUndefined();
  expect(paymentOf({ list: null, failed: true }, order)?.id).toBe("p2");
  expect(paymentOf({ list: [pix("p1")], failed: true }, order)?.id).toBe("p1");
});
