import { scheduleEnd } from "@comanda/domain/schedule";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { draft, patch, refusal, special } from "../testing/order-flow.ts";
import { type CompanyFile, smallCompany } from "../testing/small-company.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

async function company(change: (file: CompanyFile) => void): Promise<void> {
  const file = smallCompany();
  change(file);
  await api.store(file);
}

/** Pays a special (100.00) in cash, with what is assigned beside. */
async function pay(assigned: object, update: object = {}) {
  const { body } = await draft(api, { combos: [special()] });
  const assigned_payment = { payment_method_id: "cash", ...assigned };
  return patch(api, body.id, { ...update, meta_data: { assigned_payment } });
}

test("a tip is at most what the goods cost", async () => {
  expect(await pay({ tip_value: 100.01 })).toMatchObject(
    refusal(422, "invalid_body", {
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

test("how the tip was chosen is a code, and kept where there is a tip", async () => {
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

test("in Brazil, and where no tip is asked for, whatever is sent is none", async () => {
  const tip = { tip_type: "percentage", tip_value: 500 };
  const none = { status: 200, body: { breakdown: { tip: 0, total: 100 } } };
  await company((file) => {
    file.company.country = { country_code: "BR" };
  });
  expect(await pay(tip)).toMatchObject(none);
  await company((file) => {
    file.ecommerce_settings.takeaway = { active: true };
  });
  expect(await pay(tip)).toMatchObject(none);
});

test("an order for later is taken up to the horizon, and not from there on", async () => {
  await company((file) => {
    file.ecommerce_settings.takeaway = { active: true, scheduled_orders_enabled: true };
  });
  const latest = scheduleEnd("America/Mexico_City", api.now);
  const at = (instant: number) => ({ scheduled_delivery_date: new Date(instant).toISOString() });
  expect(await pay({}, at(latest.getTime()))).toMatchObject(
    refusal(409, "not_orderable", {
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
  const { body } = await draft(api);
  expect(await patch(api, body.id, { scheduled_delivery_date })).toMatchObject(
    refusal(422, "invalid_body", { errors: [{ path: "scheduled_delivery_date" }] as never }),
  );
});

test("only a table's QR code says which table it is", async () => {
  const { body } = await draft(api, { order_title: "Table 9" });
  expect(body).toMatchObject({ order_title: null, table_id: null });
});

test("nothing is drafted where nobody ever opens, not even for later", async () => {
  const hours = { is_active: false, hours: [{ open: "09:00", close: "17:00" }] };
  await company((file) => {
    file.company.business_hours_settings = { monday: hours };
    file.ecommerce_settings.takeaway = { active: true, scheduled_orders_enabled: true };
  });
  expect(await draft(api)).toMatchObject(
    refusal(409, "not_orderable", { reasons: [{ code: "closed", opensAt: null }], next_at: null }),
  );
});
