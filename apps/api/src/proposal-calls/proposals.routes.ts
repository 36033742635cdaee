import type { BoardContext } from "../board/board-context.ts";
import type { Serve } from "../http/call-handler.ts";
import type { ServeStaff } from "../http/serve-staff.ts";
import { answerOrderProposal } from "./answer-order-proposal.ts";
import { proposeOrderChange } from "./propose-order-change.ts";
import { readOrderProposal } from "./read-order-proposal.ts";
import { withdrawOrderProposal } from "./withdraw-order-proposal.ts";

/** Serves what a customer reads and answers of a proposal; refusals as in each use case. */
export function proposalRoutes(serve: Serve, context: BoardContext): void {
  serve("readOrderProposal", ({ params, device }) =>
    readOrderProposal(context, { ...params, device }),
  );
  serve("answerOrderProposal", ({ params, body, device }) =>
    answerOrderProposal(context, { ...params, ...body, device }),
  );
}

/** Serves how staff propose a change of an order; refusals as in each use case. */
export function staffProposalRoutes(serveStaff: ServeStaff, context: BoardContext): void {
  serveStaff("proposeOrderChange", ({ member, params, body }) =>
    proposeOrderChange(context, member, params.orderId, body),
  );
  serveStaff("withdrawOrderProposal", ({ member, params, body }) =>
    withdrawOrderProposal(context, member, params.orderId, body),
  );
}
