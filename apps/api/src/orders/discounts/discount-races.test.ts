import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { pointsOff } from "../../clients/clients.store.ts";
import { cancelOrder } from "../../order-calls/cancel-order.ts";
import { Refusal } from "../../shared/refusal.ts";
import {
  CONCURRENT_REQUESTS,
  countStatus,
  retryWhileBusy,
  sendConcurrently,
} from "../../testing/concurrent-requests.ts";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import {
  companyWithDiscounts,
  couponUses,
  createVisitorWithPoints,
  readPoints,
  applyDiscountTo as sendApplied,
} from "../../testing/discount-fixture.ts";
import {
  CASH_PAYMENT,
  createDraft as sendDraft,
  patchOrder as sendPatch,
  specialCombo,
  stockOf,
} from "../../testing/order-flow.ts";
import { couponUse, decrementCouponUses } from "./coupons.store.ts";

/** Takes seconds, and many times longer on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([companyWithDiscounts()]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const draft = (...sent: Parameters<typeof sendDraft>) => retryWhileBusy(() => sendDraft(...sent));
const patch = (...sent: Parameters<typeof sendPatch>) => retryWhileBusy(() => sendPatch(...sent));
const applied = (...sent: Parameters<typeof sendApplied>) =>
  retryWhileBusy(() => sendApplied(...sent));

/** Returns a draft of one special, with the coupon. */
async function withCoupon(coupon_code: string): Promise<string> {
  const { body } = await draft(api, { combos: [specialCombo()] });
  const answer = await applied(api, { order_id: body.id, modality: "COUPON", coupon_code });
  expect(answer.status).toBe(200);
  return body.id;
}

test(`of ${CONCURRENT_REQUESTS} orders at once with a coupon of limit 10 exactly 10 have it`, async () => {
  // There is enough stock for all: only the coupon decides.
  await api.db.updateTable("variants").set({ stock: 500 }).where("stock", "=", 50).execute();
  const ids = await sendConcurrently(CONCURRENT_REQUESTS, () => withCoupon("FIRST"));
  expect(await couponUses(api, "first")).toBe(0);
  const answers = await sendConcurrently(CONCURRENT_REQUESTS, (index) =>
    patch(api, ids[index] ?? ""),
  );
  expect([countStatus(answers, 200), countStatus(answers, 409)]).toEqual([
    10,
    CONCURRENT_REQUESTS - 10,
  ]);
  for (const { status, body } of answers) {
    if (status === 200) expect(body).toMatchObject({ status: "PENDING", total: 95 });
    else
      expect(body).toMatchObject({
        code: "coupon_not_valid",
        reasons: [{ code: "coupon_used_up" }],
      });
  }
  expect([await couponUses(api, "first"), await stockOf(api, "special-1")]).toEqual([10, 490]);

  // A refused order can still be placed without the coupon.
  const late = ids.find((_, index) => answers[index]?.status === 409) ?? "";
  const without = await applied(api, { order_id: late, modality: "COUPON", coupon_code: "" });
  expect(without.body).toMatchObject({ status: "INITIATED", total: 100 });
  expect(await patch(api, late)).toMatchObject({ status: 200, body: { total: 100 } });

  // Cancelling ten orders, each twice at the same time, frees ten uses.
  const winners = ids.filter((_, index) => answers[index]?.status === 200);
  const twice = [...winners, ...winners];
  const cancelled = await sendConcurrently(20, (index) =>
    cancelOrder(api.deps, "tacos", twice[index] ?? "", null),
  );
  expect(cancelled.filter((answer) => !(answer instanceof Refusal))).toHaveLength(10);
  expect(await couponUses(api, "first")).toBe(0);
});

test("the update statements enforce limit and balance without a lock", async () => {
  const { client, cookie } = await createVisitorWithPoints(api, 105);
  const limited = { id: "first", usage_limit: 10 };
  const counted = await sendConcurrently(60, () => couponUse(api.db, "tacos", limited).execute());
  expect(counted.flat()).toHaveLength(10);
  const taken = await sendConcurrently(60, () =>
    pointsOff(api.db, "tacos", client.id, 10).execute(),
  );
  expect(taken.flat()).toHaveLength(10);
  expect([await couponUses(api, "first"), await readPoints(api, { client, cookie })]).toEqual([
    10, 5,
  ]);
  await sendConcurrently(15, () => decrementCouponUses(api.db, "tacos", "first"));
  expect(await couponUses(api, "first")).toBe(0);
});

test("concurrent placements of one order count its coupon once", async () => {
  const id = await withCoupon("FIRST");
  const answers = await sendConcurrently(30, () => patch(api, id));
  expect(countStatus(answers, 200)).toBe(30);
  expect(await couponUses(api, "first")).toBe(1);
});

test("one of two orders that need the same points gets the reward, and the balance stays positive", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { client, cookie } = await createVisitorWithPoints(api, 79);
    // Later than a double tap, so that they are two drafts.
    const bodies = [specialCombo(1), specialCombo(2)].map((one) => ({
      client_id: client.id,
      combos: [one],
    }));
    const ids = await sendConcurrently(2, async (index) => {
      const { body } = await draft(api, bodies[index], { cookie });
      const reward = { order_id: body.id, modality: "FIDELITY", reward_id: "coffee" };
      expect((await applied(api, reward, { cookie })).status).toBe(200);
      return body.id;
    });
    const answers = await sendConcurrently(2, (index) =>
      patch(api, ids[index] ?? "", CASH_PAYMENT, { cookie }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "reward_not_available",
      reasons: [{ code: "points_missing", required: 40, missing: 1 }],
    });
    expect(await readPoints(api, { client, cookie })).toBe(39);
  }
});

test("a coupon applied during placement changes the total fully or not at all", async () => {
  const ids = await sendConcurrently(
    20,
    async () => (await draft(api, { combos: [specialCombo()] })).body.id,
  );
  const [, answers] = await Promise.all([
    sendConcurrently(20, (index) =>
      applied(api, { order_id: ids[index] ?? "", modality: "COUPON", coupon_code: "TEN" }),
    ),
    sendConcurrently(20, (index) => patch(api, ids[index] ?? "")),
  ]);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.total).toBe(body.discounts.length > 0 ? 90 : 100);
  }
  const discounted = answers.filter(({ body }) => body.discounts.length > 0);
  expect(await couponUses(api, "ten")).toBe(discounted.length);
});
