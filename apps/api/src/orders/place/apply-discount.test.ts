import { parseAnswer } from "@comanda/contract/calls/parse-answer";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import {
  applyDiscountTo,
  companyWithDiscounts,
  couponUses,
  createVisitorWithPoints,
  draftTwoSpecials,
  readPoints,
} from "../../testing/discount-fixture.ts";
import {
  CASH_PAYMENT,
  createDraft,
  createVisitor,
  patchOrder,
  refusalBody,
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

const coupon = (order_id: string, coupon_code: string | null, cookie: string | null = ana.cookie) =>
  applyDiscountTo(api, { order_id, modality: "COUPON", coupon_code }, { cookie });
const reward = (order_id: string, reward_id: string | null, cookie: string | null = ana.cookie) =>
  applyDiscountTo(api, { order_id, modality: "FIDELITY", reward_id }, { cookie });
const place = (id: string) => patchOrder(api, id, CASH_PAYMENT, { cookie: ana.cookie });

test("a coupon reduces the subtotal, another coupon replaces it, and a body without one removes it", async () => {
  const id = await draftTwoSpecials(api, ana);
  const answer = await coupon(id, " ten ");
  expect(answer).toMatchObject({
    status: 200,
    body: {
      status: "INITIATED",
      combos_price: 200,
      total: 180,
      breakdown: { combos: 200, discounts: 20, total: 180 },
      discounts: [
        {
          modality: "COUPON",
          description: "Ten per cent",
          type: "PERCENTAGE",
          value: 10,
          amount: 20,
          code: "TEN",
          reward_id: null,
        },
      ],
    },
  });
  expect(parseAnswer("applyDiscount", answer.body)).toEqual(answer.body);
  expect((await coupon(id, "FIFTY")).body).toMatchObject({
    discounts: [{ code: "FIFTY", type: "AMOUNT", value: 50, amount: 50 }],
    total: 150,
  });
  for (const none of ["", "  ", null]) {
    await coupon(id, "TEN");
    expect((await coupon(id, none)).body).toMatchObject({ discounts: [], total: 200 });
  }
  expect(await couponUses(api, "ten")).toBe(0);
});

test("the reward reduces what the coupon leaves, in either order of applying them", async () => {
  const id = await draftTwoSpecials(api, ana);
  await reward(id, "half");
  const { body } = await coupon(id, "TEN");
  expect(body).toMatchObject({
    discounts: [
      { modality: "COUPON", amount: 20 },
      { modality: "FIDELITY", description: "Half of it", reward_id: "half", amount: 90 },
    ],
    breakdown: { discounts: 110, total: 90 },
  });
  expect((await reward(id, "")).body).toMatchObject({ breakdown: { discounts: 20 } });
  expect(await readPoints(api, ana)).toBe(100);
});

const because = (code: "coupon_not_valid" | "reward_not_available", reason: object) =>
  refusalBody(409, code, { reasons: [reason as { code: string }] });

test.each<[string, object]>([
  ["NOTHING", { code: "coupon_unknown" }],
  ["TEN%", { code: "coupon_unknown" }],
  ["GONE", { code: "coupon_used_up" }],
  ["BIG", { code: "coupon_below_minimum", minimum: 200.01, missing: 0.01 }],
  ["TINY", { code: "nothing_off" }],
])("%s is no coupon for it: %j", async (code, reason) => {
  const id = await draftTwoSpecials(api, ana);
  await coupon(id, "TEN");
  expect(await coupon(id, code)).toMatchObject(because("coupon_not_valid", reason));
  const path = `/ms-orders/public/companies/tacos/orders/${id}`;
  expect(await api.send("GET", path)).toMatchObject({ body: { total: 180 } });
});

test("a reward needs enough points, its client's cookie and a price to reduce", async () => {
  const id = await draftTwoSpecials(api, ana);
  const not = (reason: object) => because("reward_not_available", reason);
  expect(await reward(id, "feast")).toMatchObject(
    not({ code: "points_missing", required: 150, missing: 50 }),
  );
  expect(await reward(id, "nothing")).toMatchObject(not({ code: "reward_unknown" }));
  expect(await reward(id, "coffee", null)).toMatchObject(not({ code: "client_required" }));
  const nobodys = (await createDraft(api)).body.id;
  expect(await reward(nobodys, "coffee")).toMatchObject(not({ code: "client_required" }));
  await coupon(id, "ALL");
  expect(await reward(id, "coffee")).toMatchObject(not({ code: "nothing_off" }));
  // A reward in kind needs no price to reduce.
  expect((await reward(id, "cake")).body).toMatchObject({
    discounts: [{ amount: 200 }, { description: "A cake", value: 0, amount: 0 }],
    total: 0,
  });
});

test("a coupon that leaves nothing for the reward is refused", async () => {
  const id = await draftTwoSpecials(api, ana);
  await reward(id, "coffee");
  expect(await coupon(id, "ALL")).toMatchObject(
    because("coupon_not_valid", { code: "nothing_off" }),
  );
});

test("the same order sent again does not return a draft with a discount", async () => {
  const id = await draftTwoSpecials(api, ana);
  expect(await draftTwoSpecials(api, ana)).toBe(id);
  await coupon(id, "TEN");
  expect(await draftTwoSpecials(api, ana)).not.toBe(id);
});

test("another device does not find the order", async () => {
  const id = await draftTwoSpecials(api, ana);
  const stranger = await createVisitor(api);
  for (const apply of [coupon, reward]) {
    expect(await apply(id, "ten", stranger.cookie)).toMatchObject(
      refusalBody(404, "order_not_found"),
    );
    expect(await apply("nobody", "ten")).toMatchObject(refusalBody(404, "order_not_found"));
  }
});

test("a placed order takes no discount", async () => {
  const id = await draftTwoSpecials(api, ana);
  await place(id);
  expect(await coupon(id, "TEN")).toMatchObject(refusalBody(409, "order_not_editable"));
  expect(await coupon(id, null)).toMatchObject(refusalBody(409, "order_not_editable"));
});

test("the link of an order does not show the coupon code", async () => {
  const id = await draftTwoSpecials(api, ana);
  await coupon(id, "TEN");
  const path = `/ms-orders/public/companies/tacos/orders/${id}`;
  const bare = await api.send("GET", path);
  expect(bare.body).toMatchObject({ discounts: [{ amount: 20, code: null }] });
});

test("a request with the same key is applied once and gets the same answer again", async () => {
  const id = await draftTwoSpecials(api, ana);
  const headers = { "idempotency-key": "one" };
  const body = { order_id: id, modality: "COUPON", coupon_code: "TEN" };
  const first = await applyDiscountTo(api, body, { cookie: ana.cookie, headers });
  const again = await applyDiscountTo(api, body, { cookie: ana.cookie, headers });
  expect(again.body).toEqual(first.body);
  expect(again.headers.get("idempotency-replayed")).toBe("true");
});
