import type { Order } from "@comanda/contract/orders/order";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readStaffOrderAs, sendBoardAction } from "../testing/board-calls.ts";
import { countStatus, sendConcurrently } from "../testing/concurrent-requests.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createPlacedOrder, specialCombo, stockOf, tacoCombo } from "../testing/order-flow.ts";
import { answerProposal, proposeValid, readProposal } from "../testing/proposal-calls.ts";

let api: TestApp;
let order: Order;
let revision: number;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  order = await createPlacedOrder(api, { combos: [specialCombo(2), tacoCombo()] });
  revision = (await readStaffOrderAs(api, "cashier", order)).body.revision;
});
afterAll(() => api.close());

const LINES = [{ position: 0, quantity: 1 }];
const read = async () => (await readStaffOrderAs(api, "cashier", order)).body;

test("when many members propose a change at once, one succeeds", async () => {
  const roles = ["cashier", "manager", "owner"] as const;
  const answers = await sendConcurrently(9, (at) => {
    const body = { revision, lines: LINES, reason: `${at}` };
    return sendBoardAction(api, roles[at % 3] ?? "owner", order, ["propose", body]);
  });
  expect(countStatus(answers, 200)).toBe(1);
  expect((await read()).proposals).toHaveLength(1);
});

test("when a proposal is accepted and refused at once, one happens and decides the order", async () => {
  for (let round = 1; round <= 4; round += 1) {
    await proposeValid(api, order, [{ position: 0, quantity: round % 2 }]);
    const answers = await sendConcurrently(6, (at) =>
      answerProposal(api, order, { accept: at % 2 === 0, number: round }),
    );
    const { state } = (await readProposal(api, order)).body.proposal ?? {};
    const taken = answers.map(({ status }, at) => status === 200 && at % 2 === 0);
    expect(taken.includes(true)).toBe(state === "accepted");
    expect(countStatus(answers, 200)).toBe(3);
    if (state === "accepted") break;
  }
  const { lines, proposals } = await read();
  const left = lines.find(({ position }) => position === 0)?.quantity ?? 0;
  expect(await stockOf(api, "special-1")).toBe(50 - left);
  expect(left === 2).toBe(proposals.at(-1)?.state === "declined");
});

test("when a proposal is accepted while the order is cancelled, one happens and decides the stock", async () => {
  const { revision: open } = await proposeValid(api, order, LINES);
  const [answer, cancelled] = await Promise.all([
    answerProposal(api, order, { accept: true }),
    sendBoardAction(api, "manager", order, ["cancel", { revision: open, reason: "sold_out" }]),
  ]);
  // The guest changes the revision that the member has seen, and the member ends the order.
  expect([answer.status, cancelled.status].toSorted()).toEqual([200, 409]);
  const { status, proposals } = await read();
  if (answer.status === 200) {
    expect(cancelled.body).toMatchObject({ code: "order_changed", changed: { by: null } });
    expect([status, proposals[0]?.state]).toEqual(["PENDING", "accepted"]);
    expect(await stockOf(api, "special-1")).toBe(49);
  } else {
    expect(answer.body).toMatchObject({ code: "proposal_closed", changed: { status: "void" } });
    expect([status, proposals[0]?.state]).toEqual(["CANCELLED", "void"]);
    expect(await stockOf(api, "special-1")).toBe(50);
  }
});

test("when a proposal is accepted and withdrawn at once, one happens", async () => {
  const { revision: open } = await proposeValid(api, order, LINES);
  const [answer, withdrawn] = await Promise.all([
    answerProposal(api, order, { accept: true }),
    sendBoardAction(api, "manager", order, ["withdraw-proposal", { revision: open }]),
  ]);
  expect([answer.status, withdrawn.status].toSorted()).toEqual([200, 409]);
  const isAccepted = answer.status === 200;
  expect((await read()).proposals[0]?.state).toBe(isAccepted ? "accepted" : "withdrawn");
  expect(await stockOf(api, "special-1")).toBe(isAccepted ? 49 : 48);
});
