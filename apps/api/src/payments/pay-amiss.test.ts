import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "../orders/cancel-order.ts";
import { markRefunded } from "../orders/mark-refunded.ts";
import { refusal } from "../testing/order-flow.ts";
import { begin, type Customer, orderOf } from "./testing/customers.ts";
import {
  NOTHING_TAKEN,
  openSandboxTill,
  rewarded,
  type SandboxTill,
  sent,
  TAKEN,
  takenBy,
} from "./testing/sandbox-till.ts";

let till: SandboxTill;
beforeAll(async () => {
  till = await openSandboxTill();
});
beforeEach(() => till.api.reset());
afterAll(() => till.api.close());

/** An order of 165.00 that waits for its payment, by the id of that. */
async function waiting() {
  const person = await rewarded(till.api);
  const { body } = await begin(till.api, person, "sandbox_pix");
  expect(await sent(till.api, person, "sandbox_pix")).toMatchObject({ status: 200 });
  return { person, payment: body.id };
}

const order = (person: Customer) => orderOf(till.api, person);
const taken = (person: Customer) => takenBy(till.api, person);
const received = (amount: number, currency = "MXN") => ({
  state: "paid" as const,
  received: { amount, currency },
});

const WAITS = { status: "INITIATED", payment_status: "payment_requested", payment_state: "UNPAID" };
const PLACED = { status: "PENDING", payment_status: null, payment_state: "PAID" };
const TO_REFUND = { payment_status: "refund_pending" };

test("paid late, the order is placed after all, and takes again what it needs", async () => {
  const { person, payment } = await waiting();
  await till.report(payment, { state: "failed" });
  expect(await order(person)).toMatchObject({ payment_status: "failed" });
  expect(await taken(person)).toEqual(NOTHING_TAKEN);
  await till.report(payment, received(16_500));
  expect(await order(person)).toMatchObject({ ...PLACED, breakdown: { total: 165 } });
  expect(await taken(person)).toEqual(TAKEN);
});

test("a payment of an order that was never sent in places it as it was begun", async () => {
  const person = await rewarded(till.api);
  const meta = { payment: { payment_method_id: "sandbox_dear", tip_amount: 20 } };
  const begun = await till.api.send<{ id: string }>(
    "POST",
    "/ms-payments/public/company-payments",
    {
      body: { provider_id: "sandbox", company_id: "tacos", reference_id: person.order.id, meta },
      cookie: person.cookie,
    },
  );
  // 165.00, 5 % of it, and the tip.
  expect(begun).toMatchObject({ status: 201, body: { amount: 193.25 } });
  await till.report(begun.body.id, received(19_325));
  expect(await order(person)).toMatchObject({
    ...PLACED,
    breakdown: { discounts: 35, tip: 20, payment_fee: 8.25, total: 193.25 },
    meta_data: { assigned_payment: { payment_method_id: "sandbox_dear", tip_value: 20 } },
  });
  expect(await taken(person)).toEqual(TAKEN);
});

const closed = (file: Parameters<Parameters<SandboxTill["changed"]>[0]>[0]) => {
  file.ecommerce_settings.takeaway = { active: false };
};

test.each([
  ["is closed", closed],
  [
    "has raised its prices",
    (file: Parameters<typeof closed>[0]) => {
      const product = file.categories?.[1]?.products?.[0];
      const variant = product?.product_variants?.[0];
      if (variant) variant.price = 101;
    },
  ],
  [
    "has sold out",
    (file: Parameters<typeof closed>[0]) => {
      const variant = file.categories?.[1]?.products?.[0]?.product_variants?.[0];
      if (variant) variant.stock = 1;
    },
  ],
  [
    "has taken its coupon back",
    (file: Parameters<typeof closed>[0]) => {
      file.coupons = [];
    },
  ],
])(
  "paid late at a restaurant that %s, the order is cancelled and its money goes back",
  async (_, change) => {
    const { person, payment } = await waiting();
    await till.report(payment, { state: "cancelled" });
    await till.changed(change);
    const before = await takenBy(till.api, person).catch(() => null);
    await till.report(payment, received(16_500));
    expect(await order(person)).toMatchObject({
      status: "CANCELLED",
      cancel_reason: "paid_too_late",
      payment_status: "refund_pending",
      payment_state: "PAID",
    });
    expect(await takenBy(till.api, person).catch(() => null)).toEqual(before);
    const status = refusal(409, "order_not_editable");
    expect(await sent(till.api, person, "sandbox_pix")).toMatchObject(status);
  },
);

test("too little is given back, with all that the order held, and it is not paid twice", async () => {
  const { person, payment } = await waiting();
  await till.report(payment, received(16_499));
  expect(await order(person)).toMatchObject({
    status: "INITIATED",
    ...TO_REFUND,
    payment_state: "PARTIAL",
    payment_expires_at: null,
  });
  expect(await taken(person)).toEqual(NOTHING_TAKEN);
  const no = refusal(409, "order_not_editable");
  expect(await begin(till.api, person, "sandbox_card")).toMatchObject(no);
  expect(await sent(till.api, person, "cash")).toMatchObject(no);
  await till.report(payment, { state: "refunded" });
  expect(await order(person)).toMatchObject({ status: "INITIATED", payment_status: "refunded" });
});

test("too much places the order, and says so; so does money that comes a second time", async () => {
  const one = await waiting();
  await till.report(one.payment, received(16_501));
  expect(await order(one.person)).toMatchObject({ ...PLACED, payment_state: "OVERPAID" });

  await till.api.reset();
  const { person, payment } = await waiting();
  const second = await begin(till.api, person, "sandbox_card");
  expect(second.body.id).not.toBe(payment);
  await till.report(payment, received(16_500));
  expect(await order(person)).toMatchObject(PLACED);
  await till.report(second.body.id, received(16_500));
  expect(await order(person)).toMatchObject({ ...PLACED, payment_state: "OVERPAID" });
  await till.report(second.body.id, { state: "refunded" });
  expect(await order(person)).toMatchObject(PLACED);
  expect(await taken(person)).toEqual(TAKEN);
});

test("once the order is placed, whatever else it could be paid by is withdrawn", async () => {
  const { person, payment } = await waiting();
  const second = await begin(till.api, person, "sandbox_card");
  await till.report(payment, received(16_500));
  expect(await order(person)).toMatchObject(PLACED);
  expect(await till.paymentOf(second.body.id)).toMatchObject({ state: "pending" });
  await till.pass(5);
  expect(await till.paymentOf(second.body.id)).toMatchObject({ state: "cancelled" });
  expect(await order(person)).toMatchObject(PLACED);
});

test("a provider that can take no other amount need not say it", async () => {
  const { person, payment } = await waiting();
  await till.report(payment, { state: "paid", received: "as_asked" });
  expect(await order(person)).toMatchObject(PLACED);
  expect(await till.paymentOf(payment)).toMatchObject({ received: 16_500 });
});

test.each([
  ["another currency", received(16_500, "USD")],
  ["an amount that cannot be read", { state: "paid" as const, received: null }],
  ["nothing", received(0)],
  ["another attempt", { ...received(16_500), intentId: "0".repeat(32) }],
  ["another attempt that failed", { state: "failed" as const, intentId: "0".repeat(32) }],
])("a report of %s places nothing: a person has to look", async (_, report) => {
  const { person, payment } = await waiting();
  await till.report(payment, report);
  expect(await order(person)).toMatchObject(WAITS);
  expect(await taken(person)).toEqual(TAKEN);
  expect(await till.paymentOf(payment)).toMatchObject({ state: "pending", suspect: true });
  // What is right counts nevertheless, and the mark stays for who looks.
  await till.report(payment, received(16_500));
  expect(await order(person)).toMatchObject(PLACED);
  expect(await till.paymentOf(payment)).toMatchObject({ state: "paid", suspect: true });
});

test("money for another amount than the order has now counts by what it was begun with", async () => {
  const { api } = till;
  const { person, payment } = await waiting();
  // The customer adds a tip: the first payment is withdrawn, but was paid at that moment.
  const tipped = await sent(api, person, "sandbox_pix", { tip_value: 30 });
  expect(tipped).toMatchObject({ status: 200, body: { ...WAITS, breakdown: { total: 195 } } });
  expect(await till.paymentOf(payment)).toMatchObject({ state: "cancelled" });
  expect(await order(person)).toMatchObject(WAITS);
  await till.report(payment, received(16_500));
  expect(await order(person)).toMatchObject({ ...PLACED, breakdown: { tip: 0, total: 165 } });
  expect(await taken(person)).toEqual(TAKEN);
});

test("such money, when it comes too late for that as well, ends the order and all that it held", async () => {
  const { person, payment } = await waiting();
  await sent(till.api, person, "sandbox_pix", { tip_value: 30 });
  const before = await order(person);
  expect(before).toMatchObject(WAITS);
  await till.changed(closed);
  await till.report(payment, received(16_500));
  expect(await order(person)).toMatchObject({
    status: "CANCELLED",
    cancel_reason: "paid_too_late",
    ...TO_REFUND,
    payment_state: "PAID",
    payment_expires_at: null,
  });
  // The import counted everything anew while two were held.
  expect(await taken(person)).toMatchObject({ stock: 52, points: 100 });
});

test("late news of an earlier payment does not end the wait for a later one", async () => {
  const { person, payment } = await waiting();
  await till.report(payment, { state: "failed" });
  const second = await begin(till.api, person, "sandbox_pix");
  expect(second.body.id).not.toBe(payment);
  await sent(till.api, person, "sandbox_pix");
  await till.report(payment, { state: "cancelled" });
  expect(await order(person)).toMatchObject(WAITS);
  expect(await taken(person)).toEqual(TAKEN);
  await till.report(second.body.id, { state: "cancelled" });
  expect(await order(person)).toMatchObject({ payment_status: "failed" });
});

test("what was placed for cash and then is paid online is paid", async () => {
  const { person, payment } = await waiting();
  await sent(till.api, person, "cash");
  await till.report(payment, received(16_500));
  expect(await order(person)).toMatchObject(PLACED);
  expect(await taken(person)).toEqual(TAKEN);
});

test("a paid order that is cancelled is to be refunded, by its provider or by hand", async () => {
  const { api } = till;
  for (const refund of ["report", "hand"]) {
    await api.reset();
    const { person, payment } = await waiting();
    const { id } = person.order;
    await till.report(payment, received(16_500));
    expect(await cancelOrder(api.deps, "tacos", id, "no gas")).toMatchObject({
      status: "CANCELLED",
      ...TO_REFUND,
      payment_state: "PAID",
    });
    expect(await taken(person)).toEqual(NOTHING_TAKEN);
    if (refund === "report") await till.report(payment, { state: "refunded" });
    else await markRefunded(api.deps, "tacos", id);
    expect(await order(person)).toMatchObject({ status: "CANCELLED", payment_status: "refunded" });
  }
});

test("money for a cancelled order is to be given back", async () => {
  const { person, payment } = await waiting();
  await cancelOrder(till.api.deps, "tacos", person.order.id, "no gas");
  await till.report(payment, received(16_500));
  expect(await order(person)).toMatchObject({
    status: "CANCELLED",
    cancel_reason: "no gas",
    ...TO_REFUND,
    payment_state: "PAID",
  });
});

test("only what was paid online can be marked as refunded, and only once", async () => {
  const { api } = till;
  const { person, payment } = await waiting();
  const { id } = person.order;
  const no = { code: "illegal_transition" };
  expect(await markRefunded(api.deps, "tacos", id)).toMatchObject(no);
  await till.report(payment, received(100));
  expect(await markRefunded(api.deps, "tacos", id)).toMatchObject({ payment_status: "refunded" });
  expect(await markRefunded(api.deps, "tacos", id)).toMatchObject(no);
  expect(await markRefunded(api.deps, "tacos", "nobody")).toMatchObject({
    code: "order_not_found",
  });
});
