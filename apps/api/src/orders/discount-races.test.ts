import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { takePoints } from "../clients/clients.store.ts";
import { Refusal } from "../refusal.ts";
import { CROWD, countStatus, each, patiently } from "../testing/at-once.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import {
  couponUses,
  discountCompany,
  pointsOf,
  applied as sendApplied,
  visitWithPoints,
} from "../testing/discounts.ts";
import {
  cash,
  draft as sendDraft,
  patch as sendPatch,
  special,
  stockOf,
} from "../testing/order-flow.ts";
import { cancelOrder } from "./cancel-order.ts";
import { countCoupon, uncountCoupon } from "./coupons.store.ts";

/** Seconds of work, and many times that on a machine that has other things to do. */
vi.setConfig({ testTimeout: 180_000 });

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([discountCompany()]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const draft = (...sent: Parameters<typeof sendDraft>) => patiently(() => sendDraft(...sent));
const patch = (...sent: Parameters<typeof sendPatch>) => patiently(() => sendPatch(...sent));
const applied = (...sent: Parameters<typeof sendApplied>) => patiently(() => sendApplied(...sent));

/** A draft of one special, with the coupon. */
async function withCoupon(coupon_code: string): Promise<string> {
  const { body } = await draft(api, { combos: [special()] });
  const answer = await applied(api, { order_id: body.id, modality: "COUPON", coupon_code });
  expect(answer.status).toBe(200);
  return body.id;
}

test(`of ${CROWD} orders at once with a coupon of limit 10 exactly 10 have it`, async () => {
  // Enough of the special for everybody: the coupon alone decides.
  await api.db.updateTable("variants").set({ stock: 500 }).where("stock", "=", 50).execute();
  const ids = await each(CROWD, () => withCoupon("FIRST"));
  expect(await couponUses(api, "first")).toBe(0);
  const answers = await each(CROWD, (index) => patch(api, ids[index] ?? ""));
  expect([countStatus(answers, 200), countStatus(answers, 409)]).toEqual([10, CROWD - 10]);
  for (const { status, body } of answers) {
    if (status === 200) expect(body).toMatchObject({ status: "PENDING", total: 95 });
    else
      expect(body).toMatchObject({
        code: "coupon_not_valid",
        reasons: [{ code: "coupon_used_up" }],
      });
  }
  expect([await couponUses(api, "first"), await stockOf(api, "special-1")]).toEqual([10, 490]);

  // Who came too late has lost nothing: without the coupon the order is placed as it is.
  const late = ids.find((_, index) => answers[index]?.status === 409) ?? "";
  const without = await applied(api, { order_id: late, modality: "COUPON", coupon_code: "" });
  expect(without.body).toMatchObject({ status: "INITIATED", total: 100 });
  expect(await patch(api, late)).toMatchObject({ status: 200, body: { total: 100 } });

  // Ten that are cancelled at once, twice each, leave room for ten.
  const winners = ids.filter((_, index) => answers[index]?.status === 200);
  const twice = [...winners, ...winners];
  const cancelled = await each(20, (index) =>
    cancelOrder(api.deps, "tacos", twice[index] ?? "", null),
  );
  expect(cancelled.filter((answer) => !(answer instanceof Refusal))).toHaveLength(10);
  expect(await couponUses(api, "first")).toBe(0);
});

test("limit and balance hold by the statements themselves, whoever holds which lock", async () => {
  const { client, cookie } = await visitWithPoints(api, 105);
  const limited = { id: "first", usage_limit: 10 };
  const counted = await each(60, () => countCoupon(api.db, "tacos", limited));
  expect(counted.filter(Boolean)).toHaveLength(10);
  const taken = await each(60, () => takePoints(api.db, "tacos", client.id, 10));
  expect(taken.filter(Boolean)).toHaveLength(10);
  expect([await couponUses(api, "first"), await pointsOf(api, { client, cookie })]).toEqual([
    10, 5,
  ]);
  await each(15, () => uncountCoupon(api.db, "tacos", "first"));
  expect(await couponUses(api, "first")).toBe(0);
});

test("an order with a coupon that is placed by many taps at once counts once", async () => {
  const id = await withCoupon("FIRST");
  const answers = await each(30, () => patch(api, id));
  expect(countStatus(answers, 200)).toBe(30);
  expect(await couponUses(api, "first")).toBe(1);
});

test("two orders with one reward's points: one has it, and the balance is never below zero", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { client, cookie } = await visitWithPoints(api, 79);
    // More apart than two taps, so that they are two drafts.
    const bodies = [special(1), special(2)].map((one) => ({ client_id: client.id, combos: [one] }));
    const ids = await each(2, async (index) => {
      const { body } = await draft(api, bodies[index], { cookie });
      const reward = { order_id: body.id, modality: "FIDELITY", reward_id: "coffee" };
      expect((await applied(api, reward, { cookie })).status).toBe(200);
      return body.id;
    });
    const answers = await each(2, (index) => patch(api, ids[index] ?? "", cash, { cookie }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "reward_not_available",
      reasons: [{ code: "points_missing", required: 40, missing: 1 }],
    });
    expect(await pointsOf(api, { client, cookie })).toBe(39);
  }
});

test("a coupon that is applied and an order that is placed at once agree on the total", async () => {
  const ids = await each(20, async () => (await draft(api, { combos: [special()] })).body.id);
  const [, answers] = await Promise.all([
    each(20, (index) =>
      applied(api, { order_id: ids[index] ?? "", modality: "COUPON", coupon_code: "TEN" }),
    ),
    each(20, (index) => patch(api, ids[index] ?? "")),
  ]);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.total).toBe(body.discounts.length > 0 ? 90 : 100);
  }
  const discounted = answers.filter(({ body }) => body.discounts.length > 0);
  expect(await couponUses(api, "ten")).toBe(discounted.length);
});
