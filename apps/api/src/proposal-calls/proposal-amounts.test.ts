import type { Order } from "@comanda/contract/orders/order";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readStaffOrderAs, sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import {
  companyWithDiscounts,
  couponUses,
  createVisitorWithPoints,
  readPoints,
} from "../testing/discount-fixture.ts";
import type { Visitor } from "../testing/order-flow.ts";
import {
  answerProposal,
  type PlacementTerms,
  placeAs,
  proposeValid,
} from "../testing/proposal-calls.ts";

let api: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  api = await createTestApp([companyWithDiscounts()]);
});
beforeEach(async () => {
  await api.reset();
  visitor = await createVisitorWithPoints(api, 200);
});
afterAll(() => api.close());

const place = (terms: PlacementTerms = {}) => placeAs(api, visitor, terms);
const readOwn = async ({ id }: { id: string }) => {
  const path = `/ms-orders/public/companies/tacos/orders/${id}`;
  return (await api.send<Order>("GET", path, { cookie: visitor.cookie })).body;
};
const accept = (order: { id: string }, number = 1) =>
  answerProposal(api, order, { accept: true, number, cookie: visitor.cookie });

test("a coupon stays below its minimum, and a cancellation still gives its use back", async () => {
  const discounts = [{ modality: "COUPON", coupon_code: "FIFTY" }];
  const order = await place({ discounts });
  expect(order.breakdown).toMatchObject({ combos: 285.5, discounts: 50, total: 235.5 });
  await proposeValid(api, order, [{ position: 0, quantity: 0 }]);
  await accept(order);
  expect((await readOwn(order)).breakdown).toMatchObject({
    combos: 85.5,
    discounts: 50,
    total: 35.5,
  });
  expect(await couponUses(api, "fifty")).toBe(1);
  const { revision } = (await readStaffOrderAs(api, "cashier", order)).body;
  await sendBoardAction(api, "cashier", order, ["cancel", { revision, reason: "closing" }]);
  expect(await couponUses(api, "fifty")).toBe(0);
});

test("a reward that takes nothing off any more is removed, and its points come back", async () => {
  const discounts = [
    { modality: "COUPON", coupon_code: "FIFTY" },
    { modality: "FIDELITY", reward_id: "coffee" },
  ];
  const order = await place({ discounts });
  expect(await readPoints(api, visitor)).toBe(160);
  await proposeValid(api, order, [
    { position: 0, quantity: 0 },
    { position: 1, quantity: 1 },
  ]);
  await accept(order);
  const changed = await readOwn(order);
  expect(changed.breakdown).toMatchObject({ combos: 28.5, discounts: 28.5, total: 0 });
  expect(changed.discounts).toMatchObject([{ modality: "COUPON", amount: 28.5 }]);
  expect(await readPoints(api, visitor)).toBe(200);
  expect(await couponUses(api, "fifty")).toBe(1);
});

test("points of the finished order are those of its smaller price", async () => {
  const order = await place();
  await proposeValid(api, order, [{ position: 1, quantity: 0 }]);
  await accept(order);
  let { revision } = (await readStaffOrderAs(api, "cashier", order)).body;
  const act = async (action: "accept" | "advance", body: object) => {
    const answer = await sendBoardAction(api, "cashier", order, [action, { revision, ...body }]);
    revision = answer.body.revision;
  };
  await act("accept", {});
  for (const to of ["READY", "DELIVERED", "FINALIZED"]) await act("advance", { to });
  // A point for every ten pesos of 200.00.
  expect(await readPoints(api, visitor)).toBe(220);
});

test("tip and payment fee follow the smaller order", async () => {
  const payment = {
    meta_data: {
      assigned_payment: { payment_method_id: "terminal", tip_type: "custom", tip_value: 50 },
    },
  };
  const order = await place({ payment });
  expect(order.breakdown).toMatchObject({ combos: 285.5, tip: 50, payment_fee: 14.28 });
  await proposeValid(api, order, [
    { position: 0, quantity: 0 },
    { position: 1, quantity: 1 },
  ]);
  await accept(order);
  expect((await readOwn(order)).breakdown).toMatchObject({
    combos: 28.5,
    tip: 28.5,
    payment_fee: 1.43,
    total: 58.43,
  });
});
