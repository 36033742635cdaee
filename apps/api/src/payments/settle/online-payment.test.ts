import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "../../order-calls/cancel-order.ts";
import { refusalBody } from "../../testing/order-flow.ts";
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
import { AWAITING_PAYMENT, makeAwaitingOrder, PLACED } from "../testing/waiting-orders.ts";

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openSandboxFixture();
});
beforeEach(() => fixture.api.reset());
afterAll(() => fixture.api.close());

const waiting = (method = "sandbox_card") => makeAwaitingOrder(fixture, method);
const order = (person: Customer) => readCustomerOrder(fixture.api, person);

const FAILED = { status: "INITIATED", payment_status: "failed", payment_state: "UNPAID" };

test("an order that is sent with an online method waits and has a reservation", async () => {
  const { api } = fixture;
  const person = await makeCustomerWithDiscounts(api);
  expect(await startPayment(api, person, "sandbox_card")).toMatchObject({
    status: 201,
    body: {
      reference_id: person.order.id,
      amount: 165,
      test: true,
      params: { publishable_key: "pk_sandbox", client_secret: expect.any(String), qr_code: null },
    },
  });
  expect(await order(person)).toMatchObject({ status: "INITIATED", payment_status: null });
  expect(await reservedBy(api, person)).toEqual(NOTHING_RESERVED);

  const { body } = await submitWithPayment(api, person, "sandbox_card");
  expect(body).toMatchObject(AWAITING_PAYMENT);
  expect(body.payment_expires_at).toBe(new Date(api.now.getTime() + 15 * 60_000).toISOString());
  expect(await reservedBy(api, person)).toEqual(RESERVED);
  // Sending it again reserves nothing twice and does not extend the time.
  api.now = new Date(api.now.getTime() + 60_000);
  const again = await submitWithPayment(api, person, "sandbox_card");
  expect(again).toMatchObject({ status: 200, body: AWAITING_PAYMENT });
  expect(again.body.payment_expires_at).toBe(body.payment_expires_at);
  expect(await reservedBy(api, person)).toEqual(RESERVED);
});

test("an order that waits for its payment cannot be changed", async () => {
  const { api } = fixture;
  const { person } = await waiting();
  const { id } = person.order;
  const path = `/ms-orders/public/companies/tacos/orders/${id}`;
  const comment = { body: { comment: "hurry" }, cookie: person.cookie };
  expect(await api.send("PATCH", path, comment)).toMatchObject(
    refusalBody(409, "order_not_editable"),
  );
  const coupon = { order_id: id, modality: "COUPON", coupon_code: null };
  const apply = "/ms-orders/public/companies/tacos/apply-discount";
  expect(await api.send("POST", apply, { body: coupon, cookie: person.cookie })).toMatchObject(
    refusalBody(409, "order_not_editable"),
  );
});

test.each(["sandbox_card", "sandbox_pix"])("%s that is paid places the order", async (method) => {
  const { api } = fixture;
  const { person, payment } = await waiting(method);
  const { reference } = await fixture.paymentOf(payment);
  await (await fixture.sandbox()).settle(reference ?? "");
  expect(await order(person)).toMatchObject(AWAITING_PAYMENT);
  api.published.length = 0;
  await fixture.advanceSeconds(10);
  const placed = await order(person);
  expect(placed).toMatchObject({ ...PLACED, payment_expires_at: null, breakdown: { total: 165 } });
  expect(placed.status_history.map(({ status }) => status)).toEqual(["INITIATED", "PENDING"]);
  expect(api.published).toHaveLength(1);
  expect(await reservedBy(api, person)).toEqual(RESERVED);
  expect(await fixture.paymentOf(payment)).toMatchObject({
    state: "paid",
    received: 16_500,
    ask_at: null,
    suspect: false,
  });
  // The same request again, as from another tab, returns the placed order.
  expect(await submitWithPayment(api, person, method)).toMatchObject({ status: 200, body: PLACED });
});

test("reading the payments of an order asks no provider and writes nothing", async () => {
  const { api } = fixture;
  const { person, payment } = await waiting();
  await waiting("sandbox_pix");
  await (await fixture.sandbox()).settle((await fixture.paymentOf(payment)).reference ?? "");
  const before = await fixture.paymentOf(payment);
  const path = `/ms-payments/public/company-payments/filters?reference_id=${person.order.id}`;
  const read = () => api.send("GET", path, { cookie: person.cookie });
  expect((await read()).body).toMatchObject({ data: [{ id: payment, status: "pending" }] });
  expect(await fixture.paymentOf(payment)).toEqual(before);
  expect(await order(person)).toMatchObject(AWAITING_PAYMENT);

  await fixture.advanceSeconds(10);
  expect((await read()).body).toMatchObject({
    data: [{ id: payment, status: "paid", params: { client_secret: null } }],
  });
  expect(await order(person)).toMatchObject(PLACED);
  const by = async (method: string) =>
    (await api.send("GET", `${path}&payment_method_id=${method}`, { cookie: person.cookie })).body;
  expect(await by("sandbox_card")).toMatchObject({ data: [{ id: payment }] });
  expect(await by("sandbox_pix")).toEqual({ data: [] });
});

test("a device with only the order's link sees its payments without their params", async () => {
  const { api } = fixture;
  const { person, payment } = await waiting("sandbox_pix");
  const path = `/ms-payments/public/company-payments/filters?reference_id=${person.order.id}`;
  const answerForCustomer = await api.send("GET", path, { cookie: person.cookie });
  expect(answerForCustomer.body).toMatchObject({
    data: [{ params: { qr_code: expect.any(String) } }],
  });
  const { body } = await api.send<{ data: { params: object }[] }>("GET", path);
  expect(body).toMatchObject({ data: [{ id: payment, status: "pending" }] });
  expect(Object.values(body.data[0]?.params ?? {}).filter(Boolean)).toEqual([]);
  const none = `${path.replace(person.order.id, "nobody")}`;
  expect(await api.send("GET", none)).toMatchObject(refusalBody(404, "order_not_found"));
});

test("a refused card releases the reservation, and the same form can be used again", async () => {
  const { api } = fixture;
  const { person, payment } = await waiting();
  const secret = (await fixture.paymentOf(payment)).params?.client_secret;
  const pay = (number: string) => {
    const card = { number, expiry: "12/34", cvc: "123" };
    const body = { company_id: "tacos", client_secret: secret, card };
    return api.send("POST", "/ms-payments/public/sandbox/cards", { body, cookie: person.cookie });
  };
  expect(await pay("4000000000000002")).toMatchObject({ status: 200, body: { outcome: "failed" } });
  expect(await order(person)).toMatchObject({ ...FAILED, breakdown: { total: 165 } });
  expect(await reservedBy(api, person)).toEqual(NOTHING_RESERVED);

  const again = await startPayment(api, person, "sandbox_card");
  expect(again).toMatchObject({
    status: 201,
    body: { id: payment, params: { client_secret: secret } },
  });
  expect(await submitWithPayment(api, person, "sandbox_card")).toMatchObject({
    body: AWAITING_PAYMENT,
  });
  expect(await reservedBy(api, person)).toEqual(RESERVED);
  expect(await pay("4242424242424242")).toMatchObject({ status: 200, body: { outcome: "paid" } });
  expect(await order(person)).toMatchObject(PLACED);
  expect(await fixture.paymentsOf(person.order.id)).toHaveLength(1);
});

test("a payment that is not paid in time is withdrawn, and the order can be paid again", async () => {
  const { api } = fixture;
  const { person, payment } = await waiting();
  await fixture.advanceSeconds(15 * 60);
  expect(await order(person)).toMatchObject(AWAITING_PAYMENT);
  await fixture.advanceSeconds(65);
  expect(await order(person)).toMatchObject({ ...FAILED, payment_expires_at: null });
  expect(await reservedBy(api, person)).toEqual(NOTHING_RESERVED);
  expect(await fixture.paymentOf(payment)).toMatchObject({ state: "cancelled" });
  const second = await startPayment(api, person, "sandbox_pix");
  expect(second.body.id).not.toBe(payment);
  expect(await submitWithPayment(api, person, "sandbox_pix")).toMatchObject({
    body: AWAITING_PAYMENT,
  });
  expect(await reservedBy(api, person)).toEqual(RESERVED);
});

test("an order that waits without a payment fails when its time is over", async () => {
  const { api } = fixture;
  const person = await makeCustomerWithDiscounts(api);
  await submitWithPayment(api, person, "sandbox_pix");
  await fixture.advanceSeconds(15 * 60 - 5);
  expect(await order(person)).toMatchObject(AWAITING_PAYMENT);
  await fixture.advanceSeconds(5);
  expect(await order(person)).toMatchObject(FAILED);
  expect(await reservedBy(api, person)).toEqual(NOTHING_RESERVED);
});

test("an order that waits can be paid in cash, after its online payment is withdrawn", async () => {
  const { api } = fixture;
  const { person, payment } = await waiting();
  const cash = await submitWithPayment(api, person, "cash");
  expect(cash).toMatchObject({
    status: 200,
    body: { status: "PENDING", payment_status: null, payment_state: "UNPAID" },
  });
  expect(await reservedBy(api, person)).toEqual(RESERVED);
  expect(await fixture.paymentOf(payment)).toMatchObject({ state: "cancelled" });
});

test("when the online payment was paid already, paying in cash returns the order that it placed", async () => {
  const { api } = fixture;
  const { person, payment } = await waiting();
  await (await fixture.sandbox()).settle((await fixture.paymentOf(payment)).reference ?? "");
  const cash = await submitWithPayment(api, person, "cash");
  expect(cash).toMatchObject({ status: 200, body: PLACED });
  expect(cash.body.meta_data?.assigned_payment?.payment_method_id).toBe("sandbox_card");
  expect(await reservedBy(api, person)).toEqual(RESERVED);
});

test("cancelling an order that waits releases its reservation, and the schedule withdraws the payment", async () => {
  const { api } = fixture;
  const { person, payment } = await waiting();
  expect(await cancelOrder(api.deps, "tacos", person.order.id, "no gas")).toMatchObject({
    status: "CANCELLED",
    payment_status: null,
    payment_state: "UNPAID",
  });
  expect(await reservedBy(api, person)).toEqual(NOTHING_RESERVED);
  await fixture.advanceSeconds(5);
  expect(await fixture.paymentOf(payment)).toMatchObject({ state: "cancelled" });
  const sandbox = await fixture.sandbox();
  const { reference, created_at: createdAt } = await fixture.paymentOf(payment);
  const report = await sandbox.status({ reference: reference ?? "", createdAt });
  expect(report).toMatchObject({ state: "cancelled" });
  expect(await order(person)).toMatchObject({ status: "CANCELLED", payment_status: null });
});

test("an order that costs nothing is placed at once", async () => {
  const { api } = fixture;
  const person = await makeCustomerWithDiscounts(api);
  const coupon = { order_id: person.order.id, modality: "COUPON", coupon_code: "ALL" };
  const none = { order_id: person.order.id, modality: "FIDELITY", reward_id: null };
  const path = "/ms-orders/public/companies/tacos/apply-discount";
  for (const body of [none, coupon]) await api.send("POST", path, { body, cookie: person.cookie });
  expect(await startPayment(api, person, "sandbox_card")).toMatchObject(
    refusalBody(422, "payment_method_not_found", {
      detail: "The order costs nothing: sent in, it is placed without a payment",
    }),
  );
  expect(await submitWithPayment(api, person, "sandbox_card")).toMatchObject({
    status: 200,
    body: PLACED,
  });
  // There is nothing to refund.
  expect(await cancelOrder(api.deps, "tacos", person.order.id, null)).toMatchObject({
    status: "CANCELLED",
    payment_status: null,
  });
});
