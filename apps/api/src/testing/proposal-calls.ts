import type { Problem } from "@comanda/contract/calls/problems";
import type { Order } from "@comanda/contract/orders/order";
import type { LastProposal } from "@comanda/contract/orders/order-proposal";
import type { LineChange } from "@comanda/domain/board/order-proposal";
import { expect } from "vitest";
import { readStaffOrderAs, type StaffOrderAnswer, sendBoardAction } from "./board-calls.ts";
import type { TestAnswer, TestApp } from "./create-test-app.ts";
import { applyDiscountTo } from "./discount-fixture.ts";
import {
  CASH_PAYMENT,
  createDraft,
  patchOrder,
  specialCombo,
  tacoCombo,
  type Visitor,
} from "./order-flow.ts";

/** The last proposal of an order, or the problem document of a refusal. */
export type ProposalAnswerOf = TestAnswer<LastProposal & Partial<Omit<Problem, "status">>>;

const pathOf = ({ id }: { id: string }, company = "tacos") =>
  `/ms-orders/public/companies/${company}/orders/${id}/proposal`;

/** Proposes a change of an order as it is now, as a cashier. */
export async function propose(
  api: TestApp,
  order: { id: string },
  lines: LineChange[],
  reason: string | null = null,
): Promise<StaffOrderAnswer> {
  const { revision } = (await readStaffOrderAs(api, "cashier", order)).body;
  return sendBoardAction(api, "cashier", order, ["propose", { revision, lines, reason }]);
}

/** Proposes a change that the server takes. */
export async function proposeValid(
  api: TestApp,
  order: { id: string },
  lines: LineChange[],
): Promise<StaffOrderAnswer["body"]> {
  const answer = await propose(api, order, lines);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

/** Reads the open proposal of an order as the customer with the cookie. */
export function readProposal(
  api: TestApp,
  order: { id: string },
  cookie: string | null = null,
): Promise<ProposalAnswerOf> {
  return api.send("GET", pathOf(order), { cookie });
}

/** Answers a proposal as the customer with the cookie. */
export function answerProposal(
  api: TestApp,
  order: { id: string },
  answer: { accept: boolean; number?: number; cookie?: string | null; company?: string },
): Promise<ProposalAnswerOf> {
  const { accept, number = 1, cookie = null, company } = answer;
  return api.send("POST", pathOf(order, company), { cookie, body: { number, accept } });
}

/** What an order is placed with beside its lines. */
export type PlacementTerms = { discounts?: object[]; body?: object; payment?: unknown };

/** Places an order of the visitor: two specials of 100.00 and three tacos of 28.50. */
export async function placeAs(
  api: TestApp,
  { cookie, client }: Visitor,
  { discounts = [], body = {}, payment = CASH_PAYMENT }: PlacementTerms = {},
): Promise<Order> {
  const combos = [specialCombo(2), tacoCombo(3)];
  const draft = await createDraft(api, { client_id: client.id, combos, ...body }, { cookie });
  const { id } = draft.body;
  for (const discount of discounts) {
    const applied = await applyDiscountTo(api, { order_id: id, ...discount }, { cookie });
    expect(applied.status).toBe(200);
  }
  const placed = await patchOrder(api, id, payment, { cookie });
  expect(placed).toMatchObject({ status: 200, body: { status: "PENDING" } });
  return placed.body;
}
