import { parseAnswer } from "@comanda/contract/calls/parse-answer";
import { scheduleEnd } from "@comanda/domain/orders/schedule";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import { createDraft, patchOrder, refusalBody, specialCombo } from "../../testing/order-flow.ts";
import { changedCompany, type SmallCompany } from "../../testing/small-company.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const storeChanged = (change: (file: SmallCompany) => void) => api.store(changedCompany(change));

/** Pays a special (100.00) in cash, with further fields of `assigned_payment`. */
async function pay(assigned: object, update: object = {}) {
  const { body } = await createDraft(api, { combos: [specialCombo()] });
  const assigned_payment = { payment_method_id: "cash", ...assigned };
  return patchOrder(api, body.id, { ...update, meta_data: { assigned_payment } });
}

test("a tip is at most the subtotal", async () => {
  expect(await pay({ tip_value: 100.01 })).toMatchObject(
    refusalBody(422, "invalid_body", {
      errors: [{ path: "meta_data.assigned_payment.tip_value", message: "is more than 100" }],
    }),
  );
  expect(await pay({ tip_value: 100 })).toMatchObject({
    status: 200,
    body: { status: "PENDING", breakdown: { tip: 100, total: 200 } },
  });
});

test.each([-0.01, 1e12, "5", null])(
  "a tip of %j counts as none or is refused",
  async (tip_value) => {
    const { status, body } = await pay({ tip_value });
    expect([200, 422]).toContain(status);
    if (status === 200) expect(body.breakdown).toMatchObject({ tip: 0, total: 100 });
  },
);

test("the type of the tip is stored when there is a tip", async () => {
  const typeOf = async (assigned: object) => {
    const { status, body } = await pay(assigned);
    return [status, body.meta_data?.assigned_payment?.tip_type];
  };
  expect(await typeOf({ tip_type: "percentage", tip_value: 10 })).toEqual([200, "percentage"]);
  expect(await typeOf({ tip_type: "percentage", tip_value: 0 })).toEqual([200, null]);
  for (const tip_type of ["", "10 %", "<b>", "a".repeat(41), 10]) {
    expect(await typeOf({ tip_type, tip_value: 10 })).toEqual([422, undefined]);
  }
});

test("in Brazil and without tips every tip counts as 0", async () => {
  const tip = { tip_type: "percentage", tip_value: 500 };
  const none = { status: 200, body: { breakdown: { tip: 0, total: 100 } } };
  await storeChanged((file) => {
    file.company.country = { country_code: "BR" };
  });
  expect(await pay(tip)).toMatchObject(none);
  await storeChanged((file) => {
    file.ecommerce_settings.takeaway = { active: true };
  });
  expect(await pay(tip)).toMatchObject(none);
});

test("an order for later is accepted up to the horizon and refused beyond it", async () => {
  await storeChanged((file) => {
    file.ecommerce_settings.takeaway = { active: true, scheduled_orders_enabled: true };
  });
  const latest = scheduleEnd("America/Mexico_City", api.now);
  const at = (instant: number) => ({ scheduled_delivery_date: new Date(instant).toISOString() });
  expect(await pay({}, at(latest.getTime()))).toMatchObject(
    refusalBody(409, "not_orderable", {
      reasons: [{ code: "schedule_too_far", latest: latest.toISOString() }],
      next_at: null,
    }),
  );
  expect(await pay({}, at(Date.parse("9998-12-31T23:59:59Z")))).toMatchObject({
    body: { reasons: [{ code: "schedule_too_far" }] },
  });
  expect(await pay({}, at(latest.getTime() - 1))).toMatchObject({ body: { status: "PENDING" } });
});

test.each([
  "0000-01-01T00:00:00Z",
  "0000-01-01T00:00:00+23:59",
  "9999-12-31T23:59:59-23:59",
  "2026-02-30T12:00:00Z",
])("%s is no instant of an order", async (scheduled_delivery_date) => {
  const { body } = await createDraft(api);
  expect(await patchOrder(api, body.id, { scheduled_delivery_date })).toMatchObject(
    refusalBody(422, "invalid_body", { errors: [{ path: "scheduled_delivery_date" }] as never }),
  );
});

/** Returns a company with a special at this price in this currency. */
const dear = (price: number, code = "MXN") =>
  storeChanged((file) => {
    for (const { products } of file.categories ?? []) {
      for (const { id, product_variants } of products ?? []) {
        for (const variant of product_variants ?? []) if (id === "special") variant.price = price;
      }
    }
    file.company.currency = { code, symbol: "$" };
  });

test.each([
  ["MXN", 10_000_000, 100, 201],
  ["MXN", 10_000_000.01, 100, 422],
  ["KWD", 10_000_000, 100, 201],
  ["KWD", 10_000_000.001, 100, 422],
  ["JPY", 1_000_000_000, 1, 201],
  ["JPY", 1_000_000_000, 2, 422],
])("an order in %s of %d each, %d of them, is answered %i", async (code, price, count, status) => {
  await dear(price, code);
  await api.db.updateTable("variants").set({ stock: 1000 }).where("id", "=", "special-1").execute();
  const answer = await createDraft(api, { combos: [specialCombo(count)] });
  expect(answer.status).toBe(status);
  if (status === 422) expect(answer.body).toMatchObject({ code: "amount_too_large" });
  else expect(answer.body).toMatchObject({ total: price * count });
});

test("a fee or a tip that makes an order too large is refused", async () => {
  await dear(1_000_000_000);
  expect(await pay({ tip_value: 1 })).toMatchObject(refusalBody(422, "amount_too_large"));
  expect(await pay({ payment_method_id: "terminal" })).toMatchObject(
    refusalBody(422, "amount_too_large"),
  );
  expect(await pay({})).toMatchObject({ status: 200 });
});

test("a stored order with a huge amount still matches the contract", async () => {
  const { body } = await createDraft(api);
  const huge = 9_000_000_000_000_00;
  await api.db
    .updateTable("orders")
    .set({ combos_price: huge, amount_due: huge })
    .where("id", "=", body.id)
    .execute();
  await api.db.updateTable("order_lines").set({ unit_price: huge }).execute();
  const path = `/ms-orders/public/companies/tacos/orders/${body.id}`;
  const read = await api.send("GET", path);
  expect(read).toMatchObject({ status: 200, body: { total: 9_000_000_000_000 } });
  expect(parseAnswer("readOrder", read.body)).toMatchObject({ total: 9_000_000_000_000 });
});

test("a currency of three decimals keeps the third in price, tip and fees", async () => {
  await dear(1.255, "KWD");
  const answer = await pay({ payment_method_id: "terminal", tip_value: 0.131 });
  expect(answer).toMatchObject({
    status: 200,
    // 5 % of 1.255 are 0.06275.
    body: { breakdown: { combos: 1.255, tip: 0.131, payment_fee: 0.063, total: 1.449 } },
  });
});

test("only a table's QR code sets the table", async () => {
  const { body } = await createDraft(api, { order_title: "Table 9" });
  expect(body).toMatchObject({ order_title: null, table_id: null });
});

test("a restaurant without opening hours takes no draft, also not for later", async () => {
  const hours = { is_active: false, hours: [{ open: "09:00", close: "17:00" }] };
  await storeChanged((file) => {
    file.company.business_hours_settings = { monday: hours };
    file.ecommerce_settings.takeaway = { active: true, scheduled_orders_enabled: true };
  });
  expect(await createDraft(api)).toMatchObject(
    refusalBody(409, "not_orderable", {
      reasons: [{ code: "closed", opensAt: null }],
      next_at: null,
    }),
  );
});
