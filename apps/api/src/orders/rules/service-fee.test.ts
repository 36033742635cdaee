import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import { createDraft, patchOrder, refusalBody, specialCombo } from "../../testing/order-flow.ts";
import { smallCompany } from "../../testing/small-company.ts";

const company = ({ value = 10, optional = true } = {}) => ({
  ...smallCompany(),
  order_settings: {
    takeaway: { service_fee: { value, optional } },
    // The fee of another service type does not apply to takeaway.
    onsite: { service_fee: { value: 50, optional: !optional } },
  },
});

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([company()]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const paying = (service_fee_accepted?: unknown) => ({
  meta_data: { assigned_payment: { payment_method_id: "terminal", service_fee_accepted } },
});

const made = async () => (await createDraft(api, { combos: [specialCombo()] })).body;

test("an optional fee is offered with the draft and charged only when accepted", async () => {
  const order = await made();
  expect(order).toMatchObject({
    total: 100,
    optional_service_fee: 10,
    breakdown: { service_fee: 0, total: 100 },
  });
  // The terminal's fee of 5 % includes the service fee.
  expect(await patchOrder(api, order.id, paying(true))).toMatchObject({
    status: 200,
    body: { total: 110, breakdown: { service_fee: 10, payment_fee: 5.5, total: 115.5 } },
  });
});

test.each([false, null, undefined])(
  "an optional fee is not charged for the answer %j",
  async (answer) => {
    const { id } = await made();
    expect(await patchOrder(api, id, paying(answer))).toMatchObject({
      status: 200,
      body: { total: 100, breakdown: { service_fee: 0, total: 105 } },
    });
  },
);

test.each(["true", 1, {}])("%j is no yes, and no no", async (answer) => {
  const { id } = await made();
  expect(await patchOrder(api, id, paying(answer))).toMatchObject(refusalBody(422, "invalid_body"));
});

test("an optional fee that has changed since the draft is not charged", async () => {
  const { id } = await made();
  await api.store(company({ value: 20 }));
  const news = refusalBody(409, "not_orderable", { reasons: [{ code: "price_changed" }] });
  expect(await patchOrder(api, id, paying(true))).toMatchObject(news);
  expect(await patchOrder(api, id, paying(false))).toMatchObject({
    status: 200,
    body: { total: 100 },
  });
});

test("a mandatory fee is in the draft and cannot be declined", async () => {
  await api.store(company({ optional: false }));
  const order = await made();
  expect(order).toMatchObject({ total: 110, optional_service_fee: null });
  expect(await patchOrder(api, order.id, paying(false))).toMatchObject({
    status: 200,
    body: { total: 110, breakdown: { service_fee: 10 } },
  });
});

test("a fee that is no longer optional counts as a changed price", async () => {
  const { id } = await made();
  await api.store(company({ optional: false }));
  for (const answer of [true, false]) {
    expect(await patchOrder(api, id, paying(answer))).toMatchObject(
      refusalBody(409, "not_orderable", { reasons: [{ code: "price_changed" }] }),
    );
  }
});
