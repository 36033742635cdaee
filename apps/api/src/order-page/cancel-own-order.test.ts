import type { Problem } from "@comanda/contract/calls/problems";
import type { Order } from "@comanda/contract/orders/order";
import type { OrderOptions } from "@comanda/contract/orders/order-options";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changeBoardSettings, readStaffOrderAs, sendBoardAction } from "../testing/board-calls.ts";
import { countStatus, sendConcurrently } from "../testing/concurrent-requests.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import {
  companyWithDiscounts,
  couponUses,
  createVisitorWithPoints,
  readPoints,
} from "../testing/discount-fixture.ts";
import { createVisitor, stockOf, type Visitor } from "../testing/order-flow.ts";
import { type PlacementTerms, placeAs } from "../testing/proposal-calls.ts";

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

type Answer = Order & Partial<Omit<Problem, "status">>;
const pathOf = ({ id }: { id: string }) => `/ms-orders/public/companies/tacos/orders/${id}`;
const place = (terms: PlacementTerms = {}) => placeAs(api, visitor, terms);
const cancel = (order: { id: string }, cookie: string | null = visitor.cookie) =>
  api.send<Answer>("POST", `${pathOf(order)}/cancel`, { cookie });
const options = async (order: { id: string }, cookie: string | null = visitor.cookie) =>
  (await api.send<OrderOptions>("GET", `${pathOf(order)}/options`, { cookie })).body;
const wait = (seconds: number) => {
  api.now = new Date(api.now.getTime() + seconds * 1_000);
};
const accept = (order: { id: string }, revision: number) =>
  sendBoardAction(api, "cashier", order, ["accept", { revision, minutes: 15 }]);
const revisionOf = async (order: { id: string }) =>
  (await readStaffOrderAs(api, "cashier", order)).body.revision;

test("a cancellation gives stock, coupon and points back, once, and tells boards and pages", async () => {
  const discounts = [
    { modality: "COUPON", coupon_code: "TEN" },
    { modality: "FIDELITY", reward_id: "coffee" },
  ];
  const order = await place({ discounts });
  const taken = [await stockOf(api, "special-1"), await couponUses(api, "ten")];
  expect([...taken, await readPoints(api, visitor)]).toEqual([48, 1, 160]);
  api.published.length = 0;
  const answer = await cancel(order);
  expect(answer).toMatchObject({
    status: 200,
    body: { status: "CANCELLED", cancel_code: "customer_asked", cancel_reason: null },
  });
  expect(answer.body.status_history.map(({ status }) => status)).toEqual([
    "INITIATED",
    "PENDING",
    "CANCELLED",
  ]);
  const back = async () => [
    await stockOf(api, "special-1"),
    await couponUses(api, "ten"),
    await readPoints(api, visitor),
  ];
  expect(await back()).toEqual([50, 0, 200]);
  expect(api.published.map(({ channel }) => channel)).toEqual(["order_changed"]);
  expect((await cancel(order)).status).toBe(200);
  expect(await back()).toEqual([50, 0, 200]);
  const log = await api.db
    .selectFrom("audit_log")
    .selectAll()
    .where("target", "=", order.id)
    .execute();
  expect(log.map(({ action, actor }) => [action, actor])).toEqual([["orders.cancel", "customer"]]);
});

test("an order can be cancelled for as long as the settings say", async () => {
  const cases = [
    { minutes: 2, seconds: 119, may: true },
    { minutes: 2, seconds: 120, may: false },
    { minutes: 0, seconds: 0, may: false },
    { minutes: null, seconds: 7_200, may: true },
  ];
  for (const { minutes, seconds, may } of cases) {
    await changeBoardSettings(api, { customer_cancel_minutes: minutes });
    const order = await place();
    wait(seconds);
    const { cancel: choice } = await options(order);
    expect(choice !== null).toBe(may);
    if (may && minutes !== null) {
      const left = Date.parse(choice?.until ?? "") - api.now.getTime();
      expect(left).toBe((minutes * 60 - seconds) * 1_000);
    }
    const answer = await cancel(order);
    expect(answer.body.code ?? answer.body.status).toBe(may ? "CANCELLED" : "too_late_to_cancel");
  }
});

test("the customer of an accepted order learns that the restaurant was first, and not who", async () => {
  const order = await place();
  await accept(order, await revisionOf(order));
  const at = api.now.toISOString();
  wait(1);
  expect(await options(order)).toMatchObject({ cancel: null });
  expect((await cancel(order)).body).toMatchObject({
    code: "order_changed",
    changed: { by: null, at, status: "PREPARING" },
  });
});

test("another device cannot cancel the order, and sees no choices", async () => {
  const order = await place();
  const stranger = await createVisitor(api);
  for (const cookie of [null, stranger.cookie]) {
    expect(await options(order, cookie)).toMatchObject({ cancel: null, push_key: null });
    expect((await cancel(order, cookie)).body.code).toBe("order_not_found");
  }
  expect(await stockOf(api, "special-1")).toBe(48);
});

test("when an order is accepted and cancelled at once, one happens and the other learns of it", async () => {
  const winners = new Set<string>();
  for (let round = 0; round < 4; round += 1) {
    const order = await place();
    const revision = await revisionOf(order);
    const send = [() => cancel(order), () => accept(order, revision)];
    const [first, second] = round % 2 === 0 ? send : send.toReversed();
    const answers = await Promise.all([first?.(), second?.()]);
    const [cancelled, accepted] = round % 2 === 0 ? answers : answers.toReversed();
    const { status } = (await readStaffOrderAs(api, "cashier", order)).body;
    winners.add(status);
    const isCancelled = status === "CANCELLED";
    expect([cancelled?.status, accepted?.status]).toEqual(isCancelled ? [200, 409] : [409, 200]);
    expect(await stockOf(api, "special-1")).toBe(isCancelled ? 50 : 48);
    const loser = isCancelled ? accepted : cancelled;
    expect(loser?.body).toMatchObject({ code: "order_changed", changed: { by: null, status } });
    if (!isCancelled)
      await sendBoardAction(api, "manager", order, [
        "cancel",
        { revision: revision + 1, reason: "closing" },
      ]);
  }
  expect([...winners].every((status) => ["CANCELLED", "PREPARING"].includes(status))).toBe(true);
});

test("many cancellations at once cancel once, and all succeed", async () => {
  const order = await place();
  const answers = await sendConcurrently(8, () => cancel(order));
  expect(countStatus(answers, 200)).toBe(8);
  expect(await stockOf(api, "special-1")).toBe(50);
  const { body } = await readStaffOrderAs(api, "cashier", order);
  expect(body.history.map(({ status }) => status)).toEqual(["INITIATED", "PENDING", "CANCELLED"]);
});
