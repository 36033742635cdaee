import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createVisitor, refusalBody } from "../../testing/order-flow.ts";
import { makeCustomer, readCustomerOrder, startPaymentWith } from "../testing/customer.ts";
import {
  openSandboxFixture,
  type SandboxFixture,
  submitWithPayment,
} from "../testing/sandbox-fixture.ts";

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openSandboxFixture();
});
beforeEach(() => fixture.api.reset());
afterAll(() => fixture.api.close());

const CARD = { payment_method_id: "sandbox_card" };

test("a request that repeats its key gets the first answer", async () => {
  const person = await makeCustomer(fixture.api);
  const first = await startPaymentWith(fixture.api, person, CARD, { key: "one" });
  expect(first).toMatchObject({ status: 201, body: { amount: 200, status: "pending" } });
  expect(first.headers.get("idempotency-replayed")).toBeNull();
  const again = await startPaymentWith(fixture.api, person, CARD, { key: "one" });
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(again.headers.get("idempotency-replayed")).toBe("true");
});

test("a key is refused with another body", async () => {
  const person = await makeCustomer(fixture.api);
  await startPaymentWith(fixture.api, person, CARD, { key: "one" });
  expect(
    await startPaymentWith(fixture.api, person, { ...CARD, tip_amount: 5 }, { key: "one" }),
  ).toMatchObject(refusalBody(422, "idempotency_key_reused"));
});

test("the key of a payment that is over begins another payment", async () => {
  const person = await makeCustomer(fixture.api);
  const first = await startPaymentWith(fixture.api, person, CARD, { key: "one" });
  await fixture.report(first.body.id, { state: "cancelled" });
  const second = await startPaymentWith(fixture.api, person, CARD, { key: "one" });
  expect(second).toMatchObject({ status: 201, body: { status: "pending" } });
  expect(second.body.id).not.toBe(first.body.id);
});

test("a request without the key of an open payment gets that payment", async () => {
  const person = await makeCustomer(fixture.api);
  const { id } = (await startPaymentWith(fixture.api, person, CARD, { key: "one" })).body;
  expect((await startPaymentWith(fixture.api, person, CARD)).body.id).toBe(id);
  expect((await startPaymentWith(fixture.api, person, CARD, { key: "two" })).body.id).toBe(id);
});

test("the amount contains the tip and the fee", async () => {
  const person = await makeCustomer(fixture.api);
  const dear = { payment_method_id: "sandbox_dear", tip_amount: 20 };
  const first = await startPaymentWith(fixture.api, person, dear);
  // 200.00, plus 5 % and the tip.
  expect(first).toMatchObject({ status: 201, body: { amount: 230 } });
});

test("another amount makes another payment and withdraws the earlier one", async () => {
  const person = await makeCustomer(fixture.api);
  const dear = { payment_method_id: "sandbox_dear", tip_amount: 20 };
  const first = await startPaymentWith(fixture.api, person, dear);
  const second = await startPaymentWith(fixture.api, person, { ...dear, tip_amount: 10 });
  expect(second).toMatchObject({ status: 201, body: { amount: 220 } });
  const states = (await fixture.paymentsOf(person.order.id)).map(({ id, state }) => ({
    id,
    state,
  }));
  expect(states).toHaveLength(2);
  expect(states).toContainEqual({ id: first.body.id, state: "cancelled" });
  expect(states).toContainEqual({ id: second.body.id, state: "pending" });
});

test("a tip above the subtotal is refused", async () => {
  const person = await makeCustomer(fixture.api);
  const dear = { payment_method_id: "sandbox_dear" };
  expect(await startPaymentWith(fixture.api, person, { ...dear, tip_amount: 201 })).toMatchObject(
    refusalBody(422, "invalid_body"),
  );
});

test("an order that waits keeps its amount when the request contains another one", async () => {
  const person = await makeCustomer(fixture.api);
  const assigned = await submitWithPayment(fixture.api, person, "sandbox_dear", { tip_value: 20 });
  expect(assigned).toMatchObject({ body: { breakdown: { total: 230 } } });
  const payment = await startPaymentWith(fixture.api, person, {});
  expect(payment).toMatchObject({ status: 201, body: { amount: 230 } });
  const other = { payment_method_id: "sandbox_pix", tip_amount: 30 };
  expect(await startPaymentWith(fixture.api, person, other)).toMatchObject({
    status: 201,
    body: { amount: 230 },
  });
  // The earlier payment is withdrawn, and the order is sent again with the other method.
  expect(await readCustomerOrder(fixture.api, person)).toMatchObject({ payment_status: "failed" });
  expect(
    await submitWithPayment(fixture.api, person, "sandbox_pix", { tip_value: 30 }),
  ).toMatchObject({
    body: { payment_status: "payment_requested", breakdown: { tip: 30, total: 230 } },
  });
});

test("an optional fee that was accepted once can be accepted or declined again", async () => {
  await fixture.changeCompany((file) => {
    file.order_settings = { takeaway: { service_fee: { value: 10, optional: true } } };
  });
  const person = await makeCustomer(fixture.api);
  const agreed = { tip_value: 5, service_fee_accepted: true };
  const total = { body: { payment_status: "payment_requested", breakdown: { total: 225 } } };
  expect(await submitWithPayment(fixture.api, person, "sandbox_card", agreed)).toMatchObject(total);
  // The same request returns the same payment; without acceptance the fee is not charged.
  expect(await submitWithPayment(fixture.api, person, "sandbox_card", agreed)).toMatchObject(total);
  expect(await submitWithPayment(fixture.api, person, "sandbox_card")).toMatchObject({
    status: 200,
    body: { breakdown: { service_fee: 0, tip: 0, total: 200 } },
  });
  expect(await submitWithPayment(fixture.api, person, "sandbox_pix", agreed)).toMatchObject(total);
  const begunNow = await startPaymentWith(fixture.api, person, {
    payment_method_id: "sandbox_pix",
  });
  expect(begunNow).toMatchObject({ status: 201, body: { amount: 225 } });
  await fixture.report(begunNow.body.id, { state: "failed" });
  const again = { payment_method_id: "sandbox_card", tip_amount: 5, service_fee_accepted: true };
  expect(await startPaymentWith(fixture.api, person, again)).toMatchObject({
    status: 201,
    body: { amount: 225 },
  });
  expect(await submitWithPayment(fixture.api, person, "sandbox_card", agreed)).toMatchObject(total);
});

test("an order that cannot be paid is refused before the card form", async () => {
  const { api } = fixture;
  const person = await makeCustomer(api);
  const unknown = refusalBody(422, "payment_method_not_found");
  expect(await startPaymentWith(fixture.api, person, { payment_method_id: "cash" })).toMatchObject(
    unknown,
  );
  expect(
    await startPaymentWith(fixture.api, person, { payment_method_id: "bitcoin" }),
  ).toMatchObject(unknown);
  expect(await startPaymentWith(fixture.api, person, {})).toMatchObject(unknown);
  expect(
    await startPaymentWith(fixture.api, person, CARD, { provider_id: "stripe" }),
  ).toMatchObject(unknown);
  const nobody = { ...person, order: { ...person.order, id: "nobody" } };
  expect(await startPaymentWith(fixture.api, nobody, CARD)).toMatchObject(
    refusalBody(404, "order_not_found"),
  );
  const stranger = { ...person, ...(await createVisitor(api)) };
  expect(await startPaymentWith(fixture.api, stranger, CARD)).toMatchObject(
    refusalBody(404, "order_not_found"),
  );
  await submitWithPayment(api, person, "cash");
  expect(await startPaymentWith(fixture.api, person, CARD)).toMatchObject(
    refusalBody(409, "order_not_editable"),
  );

  const late = await makeCustomer(api);
  await fixture.changeCompany((file) => {
    file.ecommerce_settings.takeaway = { active: false };
  });
  expect(await startPaymentWith(fixture.api, late, CARD)).toMatchObject(
    refusalBody(409, "not_orderable"),
  );
  expect(await fixture.paymentsOf(late.order.id)).toEqual([]);
});

test("a method whose provider has no keys is refused before a payment or a reservation is made", async () => {
  await fixture.changeCompany((file) => {
    const offline = { id: "stripe_card", code: "stripe_card", provider_id: "stripe" };
    file.payment_methods?.takeaway?.push(offline);
  });
  const person = await makeCustomer(fixture.api);
  const method = { payment_method_id: "stripe_card" };
  expect(
    await startPaymentWith(fixture.api, person, method, { provider_id: "stripe" }),
  ).toMatchObject(refusalBody(503, "payment_provider_offline"));
  expect(await submitWithPayment(fixture.api, person, "stripe_card")).toMatchObject(
    refusalBody(503, "payment_provider_offline"),
  );
  expect(await fixture.paymentsOf(person.order.id)).toEqual([]);
  expect(await readCustomerOrder(fixture.api, person)).toMatchObject({ payment_status: null });
});
