import type { CallDoc } from "../calls/call-doc.ts";
import type { orderBoardCalls } from "./order-board-calls.ts";

/** A write that names the revision that its sender has seen. */
const CHANGE_ERRORS = [
  "company_not_found",
  "order_not_found",
  "order_changed",
  "illegal_transition",
] as const;

const REVISION =
  "`revision` is the one that the sender has seen. If another member changed the order first, the answer is `order_changed`, with who, when and the status now. The same request sent again by the same member succeeds.";

const REFUND =
  "A payment that was received has to be refunded: with `refund` its provider is asked at once to send all of it back, which needs `orders.refund`.";

/** The documentation of `orderBoardCalls`, under the same names. */
export const orderBoardDocs = {
  readBoard: {
    summary: "Read the order board",
    description:
      "Everything that a board shows, at one instant: placed orders that are not over, pauses, and how busy the kitchen is. Without `orders.details` the orders have no people and no money.",
    errors: ["company_not_found"],
  },
  listStaffOrders: {
    summary: "List and search orders",
    description: "50 orders a page, the latest first.",
    errors: ["company_not_found"],
  },
  readStaffOrder: {
    summary: "Read one order as staff see it",
    errors: ["company_not_found", "order_not_found"],
  },
  confirmOrder: {
    summary: "Confirm an order for later",
    description: `Says to the customer that the restaurant will make it. The order stays PENDING, and the server accepts it when the kitchen has to start, at \`starts_at\`. \`illegal_transition\` for an order that is not for later, or is confirmed. ${REVISION}`,
    errors: CHANGE_ERRORS,
    example: { revision: 1 },
  },
  acceptOrder: {
    summary: "Accept an order and promise a time",
    description: `The order becomes PREPARING, and the customer's page shows the promised time. ${REVISION}`,
    errors: CHANGE_ERRORS,
    example: { revision: 1, minutes: 15 },
  },
  refuseOrder: {
    summary: "Refuse a new order",
    description: `The order is cancelled, its stock and discounts are released, and the customer reads the message. ${REFUND} ${REVISION}`,
    errors: CHANGE_ERRORS,
    example: { revision: 1, reason: "sold_out", message: "The grill is broken tonight" },
  },
  advanceStaffOrder: {
    summary: "Move an order to its next status",
    description: `With \`payment\` the same change records that the order was paid, as at a hand-over for cash. ${REVISION}`,
    errors: [...CHANGE_ERRORS, "already_paid"],
    example: { revision: 2, to: "READY" },
  },
  stepOrderBack: {
    summary: "Take the last step of an order back",
    description: `Possible until \`undo_until\` of the order, ten seconds after the step. ${REVISION}`,
    errors: [...CHANGE_ERRORS, "too_late_to_undo"],
    example: { revision: 3 },
  },
  promiseOrder: {
    summary: "Change the promised time",
    description: REVISION,
    errors: CHANGE_ERRORS,
    example: { revision: 2, add_minutes: 5 },
  },
  cancelStaffOrder: {
    summary: "Cancel an accepted order",
    description: `Stock and discounts are released. ${REFUND} ${REVISION}`,
    errors: CHANGE_ERRORS,
    example: { revision: 2, reason: "customer_asked", message: null },
  },
  recordOrderPayment: {
    summary: "Record a payment at the counter",
    description: `An order is paid once; the answer has the change. ${REVISION}`,
    errors: [...CHANGE_ERRORS, "already_paid"],
    example: { revision: 2, received: 200 },
  },
  refundOrder: {
    summary: "Send money back to the customer",
    description: `Asks the providers of the order's payments to send \`amount\` back, or all that is left. The answer comes before the provider's: \`refunds\` of the order says how far each is. With \`by_hand\` a member gives the money back, and it is recorded at once. More than was paid is never sent. ${REVISION}`,
    errors: CHANGE_ERRORS,
    example: { revision: 3, amount: 12.5, reason: "The soup was cold" },
  },
  retryRefund: {
    summary: "Try a refused refund again",
    description: `Asks the provider again. A refund whose outcome is unknown is asked about at once; it is never sent twice. ${REVISION}`,
    errors: CHANGE_ERRORS,
    example: { revision: 4, refund_id: "00000000000000000000000000000000" },
  },
  recordRefundByHand: {
    summary: "Record that a refund was made by hand",
    description: `For a refund that its provider refused, or whose outcome is unknown, after a member made it in another way. ${REVISION}`,
    errors: CHANGE_ERRORS,
    example: { revision: 4, refund_id: "00000000000000000000000000000000" },
  },
  proposeOrderChange: {
    summary: "Propose to leave dishes out of an order",
    description: `The customer has five minutes to accept or decline on the order's page; until then the order stays as it is. An order has one open proposal. An order that is paid, or being paid online, is refused with \`order_paid\`. ${REVISION}`,
    errors: [...CHANGE_ERRORS, "order_paid", "proposal_open"],
    example: {
      revision: 3,
      lines: [{ position: 1, quantity: 0 }],
      reason: "The last churros are gone, sorry",
    },
  },
  withdrawOrderProposal: {
    summary: "Take an open proposal back",
    description: `The order stays as it is. \`proposal_closed\` when it is no longer open. ${REVISION}`,
    errors: [...CHANGE_ERRORS, "proposal_closed"],
    example: { revision: 4 },
  },
  answerTableCall: {
    summary: "Say that a member is coming to a table that calls",
    description:
      "Of several members the first answers; the others get `table_call_changed` with who was first. The guest's page says at once that someone is coming.",
    errors: ["company_not_found", "table_call_not_found", "table_call_changed"],
  },
  readBoardSettings: {
    summary: "Read how the board behaves",
    errors: ["company_not_found"],
  },
  updateBoardSettings: {
    summary: "Change how the board behaves",
    description:
      "`revision` is the one that the sender has seen. If another member changed the settings first, the answer is `settings_changed`.",
    errors: ["company_not_found", "settings_changed"],
    example: {
      revision: 0,
      minutes_choices: [10, 15, 20, 30],
      default_minutes: { TABLE: 15, ONSITE: 15, TAKEAWAY: 20, DELIVERY: 35 },
      auto_accept: { TABLE: 15 },
      lead_minutes: { TAKEAWAY: 25, DELIVERY: 45 },
      finalize_after_minutes: 60,
      customer_cancel_minutes: 2,
      table_calls: true,
    },
  },
} satisfies Record<keyof typeof orderBoardCalls, CallDoc>;
