import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import { applyDiscountTo, companyWithDiscounts } from "../../testing/discount-fixture.ts";
import { createDraft, refusalBody, specialCombo } from "../../testing/order-flow.ts";

let api: TestApp;
beforeAll(async () => {
  const file = companyWithDiscounts();
  file.coupons?.push({ id: "cafe", code: "Cafe\u0301", discount_type: "fixed", value: 7 });
  api = await createTestApp([file]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

async function apply(coupon_code: string) {
  const { body } = await createDraft(api, { combos: [specialCombo(2)] });
  return applyDiscountTo(api, { order_id: body.id, modality: "COUPON", coupon_code });
}

test.each([
  ["caf\u00e9", "Cafe\u0301", 7],
  ["CAF\u00c9", "Cafe\u0301", 7],
  ["\u200btEn\ufeff", "TEN", 20],
  ["\u00a0TEN\u00a0", "TEN", 20],
  ["\u202aT\u00adEN\u202c", "TEN", 20],
  [`${"\u200b".repeat(150)}TEN`, "TEN", 20],
])("the code %j is that of %s", async (typed, code, amount) => {
  expect(await apply(typed)).toMatchObject({
    status: 200,
    body: { discounts: [{ amount }], breakdown: { discounts: amount } },
  });
  const [order] = await api.db.selectFrom("orders").select("discounts").execute();
  expect(order?.discounts).toMatchObject([{ code }]);
});

test.each(["cafe", "T EN", "TENT", "T%N"])("the code %j is unknown", async (typed) => {
  expect(await apply(typed)).toMatchObject(refusalBody(409, "coupon_not_valid"));
});

test("a code without visible characters counts as no code", async () => {
  expect(await apply("\u200b\u00a0\ufeff")).toMatchObject({ status: 200, body: { discounts: [] } });
});
