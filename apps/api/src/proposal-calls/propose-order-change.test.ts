import type { Order } from "@comanda/contract/orders/order";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readStaffOrderAs, sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, NOON, type TestApp } from "../testing/create-test-app.ts";
import {
  createDraft,
  createPlacedOrder,
  specialCombo,
  stockOf,
  tacoCombo,
} from "../testing/order-flow.ts";
import { answerProposal, propose, proposeValid, readProposal } from "../testing/proposal-calls.ts";
import { signedInAs } from "../testing/staff-members.ts";

let api: TestApp;
let order: Order;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  // Two specials of 100.00 and three tacos of 28.50.
  order = await createPlacedOrder(api, { combos: [specialCombo(2), tacoCombo(3)] });
});
afterAll(() => api.close());

const pass = (seconds: number) => {
  api.now = new Date(api.now.getTime() + seconds * 1000);
};
const publicOrder = async () =>
  (await api.send<Order>("GET", `/ms-orders/public/companies/tacos/orders/${order.id}`)).body;
const NO_SPECIALS = [{ position: 0, quantity: 0 }];

test("a proposal is open for five minutes, and leaves the order as it is", async () => {
  const before = await publicOrder();
  const answer = await propose(api, order, [{ position: 0, quantity: 1 }], " The last one \u00a0");
  const proposal = {
    number: 1,
    state: "open",
    reason: "The last one",
    total_before: 285.5,
    total_after: 185.5,
    lines: [
      { position: 0, name: "Special", variant_name: null, quantity_before: 2, quantity_after: 1 },
    ],
    created_at: NOON.toISOString(),
    expires_at: new Date(NOON.getTime() + 300_000).toISOString(),
    answered_at: null,
  };
  expect(answer).toMatchObject({
    status: 200,
    body: { proposals: [{ ...proposal, by: "Cashier" }] },
  });
  expect(await readProposal(api, order)).toMatchObject({
    status: 200,
    body: { now: NOON.toISOString(), may_answer: true, proposal },
  });
  const { combos, breakdown, status } = await publicOrder();
  expect(before).toMatchObject({ combos, breakdown, status });
  expect(await stockOf(api, "special-1")).toBe(48);
});

test("the kitchen sees a proposal without money, and may not make one", async () => {
  const { revision } = await proposeValid(api, order, NO_SPECIALS);
  const { body } = await readStaffOrderAs(api, "kitchen", order);
  expect(body.proposals).toMatchObject([{ state: "open", total_before: null, total_after: null }]);
  const attempt = await sendBoardAction(api, "kitchen", order, [
    "propose",
    { revision, lines: NO_SPECIALS },
  ]);
  expect(attempt).toMatchObject({ status: 403, body: { code: "forbidden" } });
});

test.each([
  [
    [{ position: 7, quantity: 0 }],
    { path: "lines.0.position", message: "is no line of the order" },
  ],
  [
    [{ position: 1, quantity: 3 }],
    { path: "lines.0.quantity", message: "is not less than the order has" },
  ],
  [
    [
      { position: 0, quantity: 0 },
      { position: 1, quantity: 0 },
    ],
    { path: "lines", message: "leave nothing of the order: cancel it instead" },
  ],
])("the lines %j are refused beside their field", async (lines, fault) => {
  const answer = await propose(api, order, lines);
  expect(answer).toMatchObject({ status: 422, body: { code: "invalid_body", errors: [fault] } });
  expect((await readProposal(api, order)).body.proposal).toBeNull();
});

test.each([
  ["a reason with control characters", { reason: "soon\u0007" }, "reason"],
  ["a reason of 301 letters", { reason: "x".repeat(301) }, "reason"],
  ["no lines", { lines: [] }, "lines"],
  ["a negative quantity", { lines: [{ position: 0, quantity: -1 }] }, "lines.0.quantity"],
])("%s is refused beside its field", async (_, part, path) => {
  const { revision } = (await readStaffOrderAs(api, "cashier", order)).body;
  const body = { revision, lines: NO_SPECIALS, ...part };
  const answer = await sendBoardAction(api, "cashier", order, ["propose", body]);
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
});

test("an order has one open proposal, and a new one once the last is over", async () => {
  await proposeValid(api, order, NO_SPECIALS);
  const second = await propose(api, order, NO_SPECIALS);
  expect(second).toMatchObject({ status: 409, body: { code: "proposal_open" } });
  pass(300);
  expect((await readProposal(api, order)).body.proposal?.state).toBe("expired");
  const { proposals } = await proposeValid(api, order, [{ position: 1, quantity: 1 }]);
  expect(proposals.map(({ number, state }) => [number, state])).toEqual([
    [1, "expired"],
    [2, "open"],
  ]);
});

test("a proposal names the revision that its member has seen, and repeated it is the same", async () => {
  const { revision } = (await readStaffOrderAs(api, "cashier", order)).body;
  const request = ["propose", { revision, lines: NO_SPECIALS, reason: null }] as const;
  const first = await sendBoardAction(api, "cashier", order, request);
  expect(await sendBoardAction(api, "cashier", order, request)).toMatchObject({
    status: 200,
    body: first.body,
  });
  expect(await sendBoardAction(api, "manager", order, request)).toMatchObject({
    status: 409,
    body: { code: "order_changed", changed: { by: "Cashier" } },
  });
});

test("a withdrawn proposal cannot be accepted, and cannot be withdrawn again", async () => {
  const { revision } = await proposeValid(api, order, NO_SPECIALS);
  const withdraw = ["withdraw-proposal", { revision }] as const;
  const withdrawn = await sendBoardAction(api, "manager", order, withdraw);
  expect(withdrawn).toMatchObject({ status: 200, body: { proposals: [{ state: "withdrawn" }] } });
  expect(await answerProposal(api, order, { accept: true })).toMatchObject({
    status: 409,
    body: { code: "proposal_closed", changed: { status: "withdrawn" } },
  });
  const again = { revision: withdrawn.body.revision };
  const second = await sendBoardAction(api, "manager", order, ["withdraw-proposal", again]);
  expect(second).toMatchObject({ status: 409, body: { code: "proposal_closed" } });
});

test("a draft and an order that is over are refused", async () => {
  const draft = (await createDraft(api)).body;
  const lines = [{ position: 0, quantity: 0 }];
  const ofDraft = await sendBoardAction(api, "cashier", draft, ["propose", { revision: 0, lines }]);
  expect(ofDraft).toMatchObject({ status: 404, body: { code: "order_not_found" } });
  const { revision } = (await readStaffOrderAs(api, "cashier", order)).body;
  await sendBoardAction(api, "cashier", order, ["cancel", { revision, reason: "closing" }]);
  const ofEnded = await propose(api, order, NO_SPECIALS);
  expect(ofEnded).toMatchObject({ status: 409, body: { code: "illegal_transition" } });
});

test("an order that was paid at the counter is refused, and paying voids an open proposal", async () => {
  const { revision } = await proposeValid(api, order, NO_SPECIALS);
  const pay = ["payment", { revision, received: null }] as const;
  const paid = await sendBoardAction(api, "cashier", order, pay);
  expect(paid.body.proposals).toMatchObject([{ state: "void" }]);
  expect(await answerProposal(api, order, { accept: true })).toMatchObject({
    status: 409,
    body: { code: "proposal_closed", changed: { status: "void" } },
  });
  expect(await propose(api, order, NO_SPECIALS)).toMatchObject({
    status: 409,
    body: { code: "order_paid" },
  });
});

test.each([{ payment_state: "PAID" }, { payment_status: "payment_requested" }] as const)(
  "an order with %j is refused as order_paid",
  async (columns) => {
    await api.db.updateTable("orders").set(columns).where("id", "=", order.id).execute();
    expect(await propose(api, order, NO_SPECIALS)).toMatchObject({
      status: 409,
      body: { code: "order_paid" },
    });
  },
);

test("a member of another company proposes nothing", async () => {
  const path = `/ms-orders/companies/burgers/orders/${order.id}/propose`;

  const body = { revision: 1, lines: NO_SPECIALS };
  const answer = await api.send("POST", path, { ...signedInAs("owner"), body });
  expect(answer).toMatchObject({ status: 403, body: { code: "forbidden" } });
});
