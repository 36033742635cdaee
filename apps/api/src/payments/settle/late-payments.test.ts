import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { refusalBody } from "../../testing/order-flow.ts";
import type { CompanyFile } from "../../testing/small-company.ts";
import { type Customer, readCustomerOrder, startPayment } from "../testing/customer.ts";
import {
  makeCustomerWithDiscounts,
  NOTHING_RESERVED,
  openSandboxFixture,
  RESERVED,
  reservedBy,
  type SandboxFixture,
  submitWithPayment,
} from "../testing/sandbox-fixture.ts";
import {
  AWAITING_PAYMENT,
  makeAwaitingOrder,
  PLACED,
  receivedBody,
} from "../testing/waiting-orders.ts";

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openSandboxFixture();
});
beforeEach(() => fixture.api.reset());
afterAll(() => fixture.api.close());

const waiting = () => makeAwaitingOrder(fixture);
const order = (person: Customer) => readCustomerOrder(fixture.api, person);
const taken = (person: Customer) => reservedBy(fixture.api, person);

test("an order that is paid late is placed and reserves again", async () => {
  const { person, payment } = await waiting();
  await fixture.report(payment, { state: "failed" });
  expect(await order(person)).toMatchObject({ payment_status: "failed" });
  expect(await taken(person)).toEqual(NOTHING_RESERVED);
  await fixture.report(payment, receivedBody(16_500));
  expect(await order(person)).toMatchObject({ ...PLACED, breakdown: { total: 165 } });
  expect(await taken(person)).toEqual(RESERVED);
});

test("a payment of an order that was never sent places it with the payment's terms", async () => {
  const person = await makeCustomerWithDiscounts(fixture.api);
  const meta = { payment: { payment_method_id: "sandbox_dear", tip_amount: 20 } };
  const begun = await fixture.api.send<{ id: string }>(
    "POST",
    "/ms-payments/public/company-payments",
    {
      body: { provider_id: "sandbox", company_id: "tacos", reference_id: person.order.id, meta },
      cookie: person.cookie,
    },
  );
  // 165.00, plus 5 % and the tip.
  expect(begun).toMatchObject({ status: 201, body: { amount: 193.25 } });
  await fixture.report(begun.body.id, receivedBody(19_325));
  expect(await order(person)).toMatchObject({
    ...PLACED,
    breakdown: { discounts: 35, tip: 20, payment_fee: 8.25, total: 193.25 },
    meta_data: { assigned_payment: { payment_method_id: "sandbox_dear", tip_value: 20 } },
  });
  expect(await taken(person)).toEqual(RESERVED);
});

const closed = (file: CompanyFile) => {
  file.ecommerce_settings.takeaway = { active: false };
};

test.each([
  ["is closed", closed],
  [
    "has raised its prices",
    (file: CompanyFile) => {
      const product = file.categories?.[1]?.products?.[0];
      const variant = product?.product_variants?.[0];
      if (variant) variant.price = 101;
    },
  ],
  [
    "has sold out",
    (file: CompanyFile) => {
      const variant = file.categories?.[1]?.products?.[0]?.product_variants?.[0];
      if (variant) variant.stock = 1;
    },
  ],
  [
    "has taken its coupon back",
    (file: CompanyFile) => {
      file.coupons = [];
    },
  ],
])(
  "paid late at a restaurant that %s, the order is cancelled and to be refunded",
  async (_, change) => {
    const { person, payment } = await waiting();
    await fixture.report(payment, { state: "cancelled" });
    await fixture.changeCompany(change);
    const before = await reservedBy(fixture.api, person).catch(() => null);
    await fixture.report(payment, receivedBody(16_500));
    expect(await order(person)).toMatchObject({
      status: "CANCELLED",
      cancel_reason: "paid_too_late",
      payment_status: "refund_pending",
      payment_state: "PAID",
    });
    expect(await reservedBy(fixture.api, person).catch(() => null)).toEqual(before);
    const status = refusalBody(409, "order_cancelled");
    expect(await submitWithPayment(fixture.api, person, "sandbox_pix")).toMatchObject(status);
  },
);

test("a payment of an earlier amount places the order with that payment's terms", async () => {
  const { api } = fixture;
  const { person, payment } = await waiting();
  // The customer adds a tip: the first payment is withdrawn, but was paid at that moment.
  const tipped = await submitWithPayment(api, person, "sandbox_pix", { tip_value: 30 });
  expect(tipped).toMatchObject({
    status: 200,
    body: { ...AWAITING_PAYMENT, breakdown: { total: 195 } },
  });
  expect(await fixture.paymentOf(payment)).toMatchObject({ state: "cancelled" });
  expect(await order(person)).toMatchObject(AWAITING_PAYMENT);
  await fixture.report(payment, receivedBody(16_500));
  expect(await order(person)).toMatchObject({ ...PLACED, breakdown: { tip: 0, total: 165 } });
  expect(await taken(person)).toEqual(RESERVED);
});

test("an earlier payment that comes too late cancels the order and releases its reservation", async () => {
  const { person, payment } = await waiting();
  await submitWithPayment(fixture.api, person, "sandbox_pix", { tip_value: 30 });
  const before = await order(person);
  expect(before).toMatchObject(AWAITING_PAYMENT);
  await fixture.changeCompany(closed);
  await fixture.report(payment, receivedBody(16_500));
  expect(await order(person)).toMatchObject({
    status: "CANCELLED",
    cancel_reason: "paid_too_late",
    payment_status: "refund_pending",
    payment_state: "PAID",
    payment_expires_at: null,
  });
  // The import set all stock again while two pieces were reserved.
  expect(await taken(person)).toMatchObject({ stock: 52, points: 100 });
});

test("a late report on an earlier payment does not end the wait for a later one", async () => {
  const { person, payment } = await waiting();
  await fixture.report(payment, { state: "failed" });
  const second = await startPayment(fixture.api, person, "sandbox_pix");
  expect(second.body.id).not.toBe(payment);
  await submitWithPayment(fixture.api, person, "sandbox_pix");
  await fixture.report(payment, { state: "cancelled" });
  expect(await order(person)).toMatchObject(AWAITING_PAYMENT);
  expect(await taken(person)).toEqual(RESERVED);
  await fixture.report(second.body.id, { state: "cancelled" });
  expect(await order(person)).toMatchObject({ payment_status: "failed" });
});

test("an order that was placed for cash and then paid online is paid", async () => {
  const { person, payment } = await waiting();
  await submitWithPayment(fixture.api, person, "cash");
  await fixture.report(payment, receivedBody(16_500));
  expect(await order(person)).toMatchObject(PLACED);
  expect(await taken(person)).toEqual(RESERVED);
});
