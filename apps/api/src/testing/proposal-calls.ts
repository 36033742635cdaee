import type { Problem } from "@comanda/contract/calls/problems";
import type { LastProposal } from "@comanda/contract/orders/order-proposal";
import type { LineChange } from "@comanda/domain/board/order-proposal";
import { expect } from "vitest";
import { readStaffOrderAs, type StaffOrderAnswer, sendBoardAction } from "./board-calls.ts";
import type { TestAnswer, TestApp } from "./create-test-app.ts";

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
