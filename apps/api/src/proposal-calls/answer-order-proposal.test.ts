import type { Order } from "@comanda/contract/orders/order";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readStaffOrderAs, sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, NOON, type TestApp } from "../testing/create-test-app.ts";
import { companyWithDiscounts, createVisitorWithPoints } from "../testing/discount-fixture.ts";
import {
  modifierStockOf,
  specialCombo,
  stockOf,
  tacoCombo,
  type Visitor,
} from "../testing/order-flow.ts";
import {
  answerProposal,
  type PlacementTerms,
  placeAs,
  proposeValid,
  readProposal,
} from "../testing/proposal-calls.ts";
import { foreignCompany } from "../testing/small-company.ts";

let api: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  api = await createTestApp([companyWithDiscounts(), foreignCompany()]);
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
const auditOf = (id: string) =>
  api.db
    .selectFrom("audit_log")
    .select(["actor", "action", "before", "after"])
    .where("target", "=", id)
    .where("action", "like", "orders.%_change")
    .orderBy("at")
    .orderBy("action", "desc")
    .execute();

test("an accepted proposal changes lines, amounts, stock and cash at once", async () => {
  const order = await place();
  await proposeValid(api, order, [
    { position: 0, quantity: 1 },
    { position: 1, quantity: 0 },
  ]);
  api.published.length = 0;
  expect(await accept(order)).toMatchObject({
    status: 200,
    body: { proposal: { state: "accepted", answered_at: NOON.toISOString() } },
  });
  expect(await readOwn(order)).toMatchObject({
    status: "PENDING",
    combos: [{ name: "Special", quantity: 1, total: 100 }],
    breakdown: { combos: 100, total: 100 },
    meta_data: { assigned_payment: { bill_amount: 100 } },
  });
  expect(await stockOf(api, "special-1")).toBe(49);
  expect(api.published).toHaveLength(1);
  const { body } = await readStaffOrderAs(api, "cashier", order);
  expect(body).toMatchObject({ undo_until: null, proposals: [{ state: "accepted" }] });
  const pay = ["payment", { revision: body.revision, received: 200 }] as const;
  const paid = await sendBoardAction(api, "cashier", order, pay);
  expect(paid.body.payment).toMatchObject({ received: 200, change: 100 });
});

test("a declined proposal leaves the order as it was", async () => {
  const order = await place();
  await proposeValid(api, order, [{ position: 0, quantity: 0 }]);
  const declined = await answerProposal(api, order, { accept: false, cookie: visitor.cookie });
  expect(declined).toMatchObject({ status: 200, body: { proposal: { state: "declined" } } });
  expect(await readOwn(order)).toMatchObject({
    combos: [{ quantity: 2 }, { quantity: 3 }],
    breakdown: { total: 285.5 },
  });
  expect(await stockOf(api, "special-1")).toBe(48);
});

test("the audit log has the proposal and the customer's answer", async () => {
  const order = await place();
  await proposeValid(api, order, [{ position: 0, quantity: 0 }]);
  await accept(order);
  expect(await auditOf(order.id)).toMatchObject([
    {
      actor: "Cashier",
      action: "orders.propose_change",
      before: { amount_due: 28_550 },
      after: { number: 1, amount_due: 8550, lines: [{ position: 0, before: 2, after: 0 }] },
    },
    { actor: "customer", action: "orders.accept_change", after: { amount_due: 8550 } },
  ]);
});

test("counted modifiers are given back for the pieces that are left out", async () => {
  const rare = { ...tacoCombo(2), modifiers: [{ modifier_id: "rare", quantity: 1 }] };
  const order = await place({ body: { combos: [rare, specialCombo()] } });
  expect(await modifierStockOf(api, "rare")).toBe(1);
  await proposeValid(api, order, [{ position: 0, quantity: 1 }]);
  await accept(order);
  expect(await modifierStockOf(api, "rare")).toBe(2);
  const { revision } = (await readStaffOrderAs(api, "cashier", order)).body;
  await sendBoardAction(api, "cashier", order, ["cancel", { revision, reason: "closing" }]);
  expect(await modifierStockOf(api, "rare")).toBe(3);
  expect(await stockOf(api, "special-1")).toBe(50);
});

test("the same answer again changes nothing, the opposite one is refused", async () => {
  const order = await place();
  await proposeValid(api, order, [{ position: 0, quantity: 0 }]);
  await accept(order);
  api.published.length = 0;
  expect(await accept(order)).toMatchObject({ status: 200, body: { proposal: { number: 1 } } });
  expect(api.published).toEqual([]);
  const opposite = await answerProposal(api, order, { accept: false, cookie: visitor.cookie });
  expect(opposite).toMatchObject({
    status: 409,
    body: { code: "proposal_closed", changed: { status: "accepted", at: NOON.toISOString() } },
  });
});

test("an answer after five minutes is refused, and changes nothing", async () => {
  const order = await place();
  await proposeValid(api, order, [{ position: 0, quantity: 0 }]);
  api.now = new Date(NOON.getTime() + 300_000);
  expect(await accept(order)).toMatchObject({
    status: 409,
    body: { code: "proposal_closed", changed: { status: "expired" } },
  });
  expect((await readOwn(order)).breakdown?.total).toBe(285.5);
});

test("another guest, no cookie, another company and an unknown number answer nothing", async () => {
  const order = await place();
  await proposeValid(api, order, [{ position: 0, quantity: 0 }]);
  const other = await createVisitorWithPoints(api, 0);
  for (const cookie of [other.cookie, null, `${visitor.cookie}x`]) {
    expect((await readProposal(api, order, cookie)).body.may_answer).toBe(false);
    for (const isAccepted of [true, false]) {
      const answer = await answerProposal(api, order, { accept: isAccepted, cookie });
      expect(answer).toMatchObject({ status: 404, body: { code: "order_not_found" } });
    }
  }
  const { cookie } = visitor;
  const elsewhere = await answerProposal(api, order, { accept: true, cookie, company: "burgers" });
  expect(elsewhere).toMatchObject({ status: 404, body: { code: "order_not_found" } });
  expect(await accept(order, 2)).toMatchObject({
    status: 404,
    body: { code: "proposal_not_found" },
  });
  expect((await readProposal(api, order, cookie)).body).toMatchObject({
    may_answer: true,
    proposal: { state: "open" },
  });
});

test("a second proposal starts from the changed order", async () => {
  const order = await place();
  await proposeValid(api, order, [{ position: 0, quantity: 0 }]);
  await accept(order);
  const { proposals } = await proposeValid(api, order, [{ position: 1, quantity: 2 }]);
  expect(proposals[1]).toMatchObject({ number: 2, total_before: 85.5, total_after: 57 });
  await accept(order, 2);
  expect((await readOwn(order)).breakdown?.total).toBe(57);
  expect(await stockOf(api, "special-1")).toBe(50);
});
