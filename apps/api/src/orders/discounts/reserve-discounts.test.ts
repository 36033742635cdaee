import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "../../order-calls/cancel-order.ts";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import {
  applyDiscountTo,
  companyWithDiscounts,
  couponUses,
  createVisitorWithPoints,
  draftTwoSpecials,
  readPoints,
  setPoints,
} from "../../testing/discount-fixture.ts";
import {
  CASH_PAYMENT,
  createDraft,
  patchOrder,
  refusalBody,
  specialCombo,
  stockOf,
  type Visitor,
} from "../../testing/order-flow.ts";

let api: TestApp;
let ana: Visitor;
beforeAll(async () => {
  api = await createTestApp([companyWithDiscounts()]);
});
beforeEach(async () => {
  await api.reset();
  ana = await createVisitorWithPoints(api, 100);
});
afterAll(() => api.close());

const coupon = (order_id: string, coupon_code: string | null) =>
  applyDiscountTo(api, { order_id, modality: "COUPON", coupon_code }, { cookie: ana.cookie });
const reward = (order_id: string, reward_id: string | null) =>
  applyDiscountTo(api, { order_id, modality: "FIDELITY", reward_id }, { cookie: ana.cookie });
const place = (id: string) => patchOrder(api, id, CASH_PAYMENT, { cookie: ana.cookie });

test("placing uses coupon and points once, cancelling gives them back once", async () => {
  const id = await draftTwoSpecials(api, ana);
  await coupon(id, "FIRST");
  await reward(id, "coffee");
  const placed = await place(id);
  expect(placed).toMatchObject({
    status: 200,
    body: { status: "PENDING", breakdown: { discounts: 35, total: 165 } },
  });
  expect((await place(id)).body).toEqual(placed.body);
  expect([await couponUses(api, "first"), await readPoints(api, ana)]).toEqual([1, 60]);
  for (const status of [{ status: "CANCELLED" }, { code: "illegal_transition" }]) {
    expect(await cancelOrder(api.deps, "tacos", id, null)).toMatchObject(status);
    expect([await couponUses(api, "first"), await readPoints(api, ana)]).toEqual([0, 100]);
  }
});

test("cancelling a draft gives back no coupon use and no points", async () => {
  const id = await draftTwoSpecials(api, ana);
  await coupon(id, "FIRST");
  await reward(id, "coffee");
  expect(await cancelOrder(api.deps, "tacos", id, null)).toMatchObject({ status: "CANCELLED" });
  expect([await couponUses(api, "first"), await readPoints(api, ana)]).toEqual([0, 100]);
});

const because = (code: "coupon_not_valid" | "reward_not_available", reason: object) =>
  refusalBody(409, code, { reasons: [reason as { code: string }] });

/** Imports a changed company. */
async function changed(change: (file: ReturnType<typeof companyWithDiscounts>) => void) {
  const file = companyWithDiscounts();
  change(file);
  await api.store(file);
}

test("a coupon that is no longer valid refuses the placement, and can be removed", async () => {
  const cases = [
    [{ id: "ten", code: "TEN", value: 10, usage_limit: 3, coupons_used: 3 }, "coupon_used_up"],
    [{ id: "ten", code: "TEN", value: 10, min_amount: 500 }, "coupon_below_minimum"],
    [{ id: "other", code: "OTHER", value: 10 }, "coupon_unknown"],
  ] as const;
  for (const [now, code] of cases) {
    await api.store(companyWithDiscounts());
    const id = await draftTwoSpecials(api, ana);
    await coupon(id, "TEN");
    await changed((file) => {
      file.coupons = [{ ...now, discount_type: "percentage" }];
    });
    expect(await place(id)).toMatchObject({
      status: 409,
      body: { code: "coupon_not_valid", reasons: [{ code }] },
    });
    await coupon(id, null);
    expect(await place(id)).toMatchObject({ status: 200, body: { total: 200 } });
    api.now = new Date(api.now.getTime() + 60_000);
  }
});

test("a changed coupon and a reward with more points count as a changed price", async () => {
  const id = await draftTwoSpecials(api, ana);
  await coupon(id, "TEN");
  const news = refusalBody(409, "not_orderable", { reasons: [{ code: "price_changed" }] });
  for (const value of [9, 11]) {
    await changed((file) => {
      file.coupons = [{ id: "ten", code: "TEN", discount_type: "percentage", value }];
    });
    expect(await place(id)).toMatchObject(news);
  }
  await coupon(id, null);
  await reward(id, "coffee");
  await changed((file) => {
    const [coffee] = file.loyalty_settings?.loyalty_program?.rewards ?? [];
    if (coffee) coffee.required_points = 41;
  });
  expect(await place(id)).toMatchObject(news);
  expect([await readPoints(api, ana), await stockOf(api, "special-1")]).toEqual([100, 50]);
});

test("missing points and an ended program refuse the placement", async () => {
  const id = await draftTwoSpecials(api, ana);
  await coupon(id, "FIRST");
  await reward(id, "coffee");
  await setPoints(api, ana, 39);
  expect(await place(id)).toMatchObject(
    because("reward_not_available", { code: "points_missing", required: 40, missing: 1 }),
  );
  await setPoints(api, ana, 40);
  await changed((file) => {
    const program = file.loyalty_settings?.loyalty_program;
    if (program) program.active = false;
  });
  expect(await place(id)).toMatchObject(
    because("reward_not_available", { code: "reward_unknown" }),
  );
  expect([await couponUses(api, "first"), await stockOf(api, "special-1")]).toEqual([0, 50]);
  await reward(id, null);
  expect(await place(id)).toMatchObject({ status: 200, body: { total: 195 } });
});

test("the minimums and free delivery use the subtotal before discounts", async () => {
  await changed((file) => {
    file.ecommerce_settings.delivery = {
      active: true,
      minimum_amount_to_allow: 200,
      minimum_amount_for_free: 200,
      prices: { type: "fixed", fixed: { price: 35 } },
    };
  });
  const { client, cookie } = ana;
  const home = { company_id: "tacos", id: "home", client_id: client.id, address: "Calle 1" };
  await api.db.insertInto("addresses").values(home).execute();
  const body = { client_id: client.id, address_id: "home", service_type: "DELIVERY" };
  const made = await createDraft(api, { ...body, combos: [specialCombo(2)] }, { cookie });
  expect(made).toMatchObject({ status: 201, body: { delivery_price: 0 } });
  expect((await coupon(made.body.id, "FIFTY")).body).toMatchObject({
    delivery_price: 0,
    total: 150,
  });
  expect(await place(made.body.id)).toMatchObject({ status: 200, body: { total: 150 } });
});

test("the method's fee applies to the discounted price, and the tip is not discounted", async () => {
  const id = await draftTwoSpecials(api, ana);
  await coupon(id, "TEN");
  const assigned_payment = { payment_method_id: "terminal", tip_value: 20 };
  const answer = await patchOrder(
    api,
    id,
    { meta_data: { assigned_payment } },
    { cookie: ana.cookie },
  );
  // 5 % of 180.00.
  expect(answer.body).toMatchObject({
    total: 180,
    breakdown: { combos: 200, discounts: 20, tip: 20, payment_fee: 9, total: 209 },
  });
});
