import * as v from "valibot";
import type { CallSchemas } from "../calls/call-schemas.ts";
import {
  Amount,
  AnyInstant,
  Day,
  falseByDefault,
  Id,
  list,
  NonNegativeInteger,
  nullByDefault,
  ServiceType,
  text,
} from "../fields/field-schemas.ts";
import { OrderStatus } from "../orders/order.ts";
import { ProposedChange } from "../orders/order-proposal.ts";
import { AnsweredTableCall, StaffTableCall } from "../orders/table-calls.ts";
import { MAX_ORDER_TEXT } from "../rules/staff-rules.ts";
import { BoardSettings, PromiseMinutes, RevisedBoardSettings } from "./board-settings-schema.ts";
import type { orderBoardCalls } from "./order-board-calls.ts";
import { Revision, StaffOrder } from "./staff-order.ts";

const companyParams = v.object({ companyId: Id });
const orderParams = v.object({ companyId: Id, orderId: Id });

/** Why a restaurant ends an order. The console translates them; `other` needs a message. */
export const EndReason = v.picklist([
  "sold_out",
  "too_busy",
  "customer_asked",
  "cannot_deliver",
  "closing",
  "not_collected",
  "other",
]);
export type EndReason = v.InferOutput<typeof EndReason>;

const EndOrder = v.pipe(
  v.object({
    revision: Revision,
    reason: EndReason,
    /** What the customer reads on the order's page. */
    message: nullByDefault(text(MAX_ORDER_TEXT)),
    /** Asks the providers to send back all that was paid; needs `orders.refund`. */
    refund: falseByDefault,
  }),
  v.forward(
    v.check(({ reason, message }) => reason !== "other" || Boolean(message?.trim()), "is required"),
    ["message"],
  ),
);

const PaymentTaken = v.object({
  /** The cash that was handed over; null for a payment of the exact amount. */
  received: nullByDefault(Amount),
});

const RefundChoice = v.object({ revision: Revision, refund_id: Id });

/** Everything that a board shows, at one instant. */
export const Board = v.object({
  /** The server's time, by which ages are counted. */
  now: AnyInstant,
  timezone: v.string(),
  /** Placed orders that are not over, and orders that ended within the last minute. */
  orders: v.array(StaffOrder),
  settings: BoardSettings,
  /** Minutes added to promised times until an instant; null when the kitchen is not busy. */
  busy: nullByDefault(v.object({ minutes: PromiseMinutes, until: AnyInstant })),
  pauses: list(v.object({ service_type: ServiceType, until: AnyInstant })),
  /** Whether the restaurant is open by its hours; null while it is being set up and has none. */
  opening: nullByDefault(
    v.object({
      open: v.boolean(),
      /** When it closes or opens next; null where that is more than a week away. */
      changes_at: nullByDefault(AnyInstant),
    }),
  ),
  sold_out_count: NonNegativeInteger,
  /** The unanswered calls from tables, the earliest first. */
  table_calls: list(StaffTableCall),
});
export type Board = v.InferOutput<typeof Board>;

const StaffOrderPage = v.object({
  orders: v.array(StaffOrder),
  /** The page's number, from 1. */
  page: NonNegativeInteger,
  pages: NonNegativeInteger,
  total: NonNegativeInteger,
});

const pageNumber = v.optional(
  v.pipe(v.string(), v.digits(), v.maxLength(5), v.transform(Number), v.minValue(1)),
);

/** The schemas of `orderBoardCalls`, under the same names. */
export const orderBoardSchemas = {
  readBoard: { params: companyParams, answer: Board },
  listStaffOrders: {
    params: companyParams,
    query: v.object({
      /** A business day of the company's calendar; absent for all days. */
      day: v.optional(Day),
      /** An order's number, the last digits of a phone, or the beginning of names and tables. */
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
      service_type: v.optional(ServiceType),
      status: v.optional(OrderStatus),
      page: pageNumber,
    }),
    answer: StaffOrderPage,
  },
  readStaffOrder: { params: orderParams, answer: StaffOrder },
  confirmOrder: {
    params: orderParams,
    body: v.object({ revision: Revision }),
    answer: StaffOrder,
  },
  acceptOrder: {
    params: orderParams,
    body: v.object({
      revision: Revision,
      /**
       * Minutes from now; a busy kitchen's are added. Absent for the default of the order type. A
       * scheduled order is promised for its own time, whatever is given.
       */
      minutes: nullByDefault(PromiseMinutes),
    }),
    answer: StaffOrder,
  },
  refuseOrder: { params: orderParams, body: EndOrder, answer: StaffOrder },
  advanceStaffOrder: {
    params: orderParams,
    body: v.object({
      revision: Revision,
      to: OrderStatus,
      /** Records with the step that the order was paid, so that both are taken back together. */
      payment: nullByDefault(PaymentTaken),
    }),
    answer: StaffOrder,
  },
  stepOrderBack: {
    params: orderParams,
    body: v.object({ revision: Revision }),
    answer: StaffOrder,
  },
  promiseOrder: {
    params: orderParams,
    body: v.object({
      revision: Revision,
      /**
       * Minutes added to the promised time; negative takes some back. Minutes for a late order count
       * from now.
       */
      add_minutes: v.pipe(v.number(), v.integer(), v.minValue(-60), v.maxValue(120)),
    }),
    answer: StaffOrder,
  },
  cancelStaffOrder: { params: orderParams, body: EndOrder, answer: StaffOrder },
  recordOrderPayment: {
    params: orderParams,
    body: v.object({
      revision: Revision,
      ...PaymentTaken.entries,
    }),
    answer: StaffOrder,
  },
  refundOrder: {
    params: orderParams,
    body: v.object({
      revision: Revision,
      /** In major units; null for all that can go back this way. */
      amount: nullByDefault(Amount),
      /** A member gives the money back, and no provider is asked. */
      by_hand: falseByDefault,
      /** Why, for the restaurant's own record. */
      reason: nullByDefault(text(MAX_ORDER_TEXT)),
    }),
    answer: StaffOrder,
  },
  retryRefund: { params: orderParams, body: RefundChoice, answer: StaffOrder },
  recordRefundByHand: { params: orderParams, body: RefundChoice, answer: StaffOrder },
  proposeOrderChange: {
    params: orderParams,
    body: v.object({ revision: Revision, ...ProposedChange }),
    answer: StaffOrder,
  },
  withdrawOrderProposal: {
    params: orderParams,
    body: v.object({ revision: Revision }),
    answer: StaffOrder,
  },
  answerTableCall: {
    params: v.object({ companyId: Id, callId: Id }),
    answer: AnsweredTableCall,
  },
  readBoardSettings: { params: companyParams, answer: RevisedBoardSettings },
  updateBoardSettings: {
    params: companyParams,
    body: RevisedBoardSettings,
    answer: RevisedBoardSettings,
  },
} as const satisfies Record<keyof typeof orderBoardCalls, CallSchemas>;
