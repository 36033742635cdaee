import type { CallDoc } from "../calls/call-doc.ts";
import type { orderProposalCalls } from "./order-proposal-calls.ts";

const ERRORS = [
  "company_not_found",
  "order_not_found",
  "order_changed",
  "illegal_transition",
] as const;

const REVISION =
  "`revision` is the one that the sender has seen. If somebody changed the order first, the answer is `order_changed`, with who, when and the status now. The same request sent again by the same member succeeds.";

/** The documentation of `orderProposalCalls`, under the same names. */
export const orderProposalDocs = {
  proposeOrderChange: {
    summary: "Propose to leave dishes out of an order",
    description: `The customer has five minutes to accept or decline on the order's page; until then the order stays as it is. An order has one open proposal. An order that is paid, or being paid online, is refused with \`order_paid\`. ${REVISION}`,
    errors: [...ERRORS, "order_paid", "proposal_open"],
    example: {
      revision: 3,
      lines: [{ position: 1, quantity: 0 }],
      reason: "The last churros are gone, sorry",
    },
  },
  withdrawOrderProposal: {
    summary: "Take an open proposal back",
    description: `The order stays as it is. \`proposal_closed\` when it is no longer open. ${REVISION}`,
    errors: [...ERRORS, "proposal_closed"],
    example: { revision: 4 },
  },
} satisfies Record<keyof typeof orderProposalCalls, CallDoc>;
