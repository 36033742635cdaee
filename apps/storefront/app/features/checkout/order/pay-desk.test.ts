import type { CompanyPayment } from "@comanda/contract/payments";
import { expect, test, vi } from "vitest";
import type { CardDesk, CardOutcome } from "../../../pay/card-desk.ts";
import { payByCard, payElsewhere } from "../../../pay/pay-order.ts";
import { payDesk } from "./pay-desk.ts";
import { desk, failed } from "./testing-desk.ts";

const waiting = {
  id: "o1",
  status: "INITIATED",
  payment_status: "payment_requested",
  breakdown: { total: 60 },
};
const payment = { id: "p1", reference_id: "o1", amount: 60, params: {} } as CompanyPayment;
const told = (status: string) => ({ data: [{ ...payment, status }] });

function card(outcome: CardOutcome, filled = true) {
  return {
    check: vi.fn<CardDesk["check"]>(async () => filled),
    confirm: vi.fn<CardDesk["confirm"]>(async () => outcome),
  };
}

const pay = (d: ReturnType<typeof desk>, form: CardDesk, onSend?: () => void) =>
  payByCard(payDesk(d, "o1", {}, onSend), { payment, card: form, returnUrl: "/tracking" });
const names = (d: ReturnType<typeof desk>) => d.sent.map(({ name }) => name);

test("a form that is not filled in sends nothing", async () => {
  const d = desk([]);
  const onSend = vi.fn();
  expect(await pay(d, card({ kind: "paid" }, false), onSend)).toEqual({ kind: "invalid" });
  expect(d.sent).toEqual([]);
  expect(onSend).not.toHaveBeenCalled();
});

test("that the order is sent is told before anybody knows what becomes of it", async () => {
  const d = desk([failed("out_of_stock", 409)]);
  const onSend = vi.fn();
  await expect(pay(d, card({ kind: "paid" }), onSend)).rejects.toThrow();
  expect(onSend).toHaveBeenCalledOnce();
});

test("the order is judged before the card is confirmed", async () => {
  const d = desk([failed("out_of_stock", 409)]);
  const form = card({ kind: "paid" });
  await expect(pay(d, form)).rejects.toMatchObject({ code: "out_of_stock" });
  expect(form.confirm).not.toHaveBeenCalled();
  expect(d.memory().sending).toBeNull();
});

test.each([
  [{ kind: "paid" } as const, false],
  [{ kind: "processing" } as const, true],
])("a card that is %o ends the order, unpaid: %s", async (outcome, unpaid) => {
  const d = desk([waiting, told("pending")]);
  expect(await pay(d, card(outcome))).toEqual({
    kind: "placed",
    placed: { order: waiting, before: false, unpaid },
  });
});

test("an order that another window has paid is not paid again", async () => {
  const paid = { ...waiting, status: "PENDING", payment_status: null };
  const d = desk([failed("order_not_editable", 409), paid]);
  const form = card({ kind: "paid" });
  expect(await pay(d, form)).toEqual({ kind: "placed", placed: { order: paid, before: true } });
  expect(form.confirm).not.toHaveBeenCalled();
});

test("an order that costs something else is not paid by this payment", async () => {
  const d = desk([{ ...waiting, breakdown: { total: 70 } }]);
  const form = card({ kind: "paid" });
  expect(await pay(d, form)).toEqual({ kind: "changed" });
  expect(form.confirm).not.toHaveBeenCalled();
});

test("a refused card ends its payment, and the next try asks the server anew", async () => {
  const d = desk([waiting, told("failed"), { ...payment, status: "cancelled" }]);
  const refused = { kind: "refused", reason: "Too little" } as const;
  expect(await pay(d, card(refused))).toEqual(refused);
  expect(names(d)).toEqual(["updateOrder", "filterCompanyPayments", "cancelCompanyPayment"]);
  expect(d.memory()).toMatchObject({ sending: null, savedHash: null });
});

test("another backend that cannot withdraw a payment is as good", async () => {
  const d = desk([waiting, told("failed"), failed("route_not_found", 404)]);
  expect(await pay(d, card({ kind: "refused", reason: null }))).toMatchObject({ kind: "refused" });
});

test("while nobody knows what became of the card the order is kept in mind", async () => {
  const d = desk([waiting, failed("unreachable", 0)]);
  expect(await pay(d, card({ kind: "unknown" }))).toEqual({ kind: "unsure" });
  expect(d.memory().sending).toEqual({ orderId: "o1", cart: "two tacos" });
});

const begun = { ...payment, params: { redirect_url: "https://pay.example/1" } } as CompanyPayment;
const elsewhere = (d: ReturnType<typeof desk>, begin = async () => begun) =>
  payElsewhere(payDesk(d, "o1", {}), begin);

test("what is paid elsewhere is ordered with a payment under way, and led there", async () => {
  const d = desk([waiting]);
  const begin = vi.fn(async () => {
    // The payment comes before the order's update.
    expect(d.sent).toEqual([]);
    return begun;
  });
  expect(await elsewhere(d, begin)).toEqual({
    kind: "placed",
    placed: {
      order: waiting,
      before: false,
      unpaid: true,
      redirect: "https://pay.example/1",
    },
  });
  expect(begin).toHaveBeenCalledOnce();
  expect(names(d)).toEqual(["updateOrder"]);
});

test("without a payment nothing is ordered", async () => {
  const d = desk([]);
  const offline = failed("payment_provider_offline", 503);
  await expect(elsewhere(d, () => Promise.reject(offline))).rejects.toBe(offline);
  expect(d.sent).toEqual([]);
});

test("a payment whose order is refused is taken back", async () => {
  const d = desk([failed("out_of_stock", 409), { ...payment, status: "cancelled" }]);
  await expect(elsewhere(d)).rejects.toMatchObject({ code: "out_of_stock" });
  expect(names(d)).toEqual(["updateOrder", "cancelCompanyPayment"]);
});

test("a payment whose order may have been taken is left alone", async () => {
  const d = desk([failed("unreachable", 0)]);
  await expect(elsewhere(d)).rejects.toMatchObject({ code: "unreachable" });
  expect(names(d)).toEqual(["updateOrder"]);
});
