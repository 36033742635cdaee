import type { ProposalState as State } from "@comanda/domain/board/order-proposal";
import * as v from "valibot";
import {
  AnyInstant,
  NonNegativeInteger,
  nullByDefault,
  ResponseAmount,
  text,
} from "../fields/field-schemas.ts";
import { MAX_ORDER_TEXT } from "../rules/staff-rules.ts";

const ProposalState = v.picklist([
  "open",
  "accepted",
  "declined",
  "withdrawn",
  "expired",
  "void",
] as const satisfies readonly State[]);

/** A line with fewer pieces; 0 pieces after the change leave it out. */
const ProposedLine = v.object({
  position: NonNegativeInteger,
  name: v.string(),
  variant_name: nullByDefault(v.string()),
  quantity_before: NonNegativeInteger,
  quantity_after: NonNegativeInteger,
});

/** What staff propose to change of a placed order; the totals are those of `breakdown`. */
export const OrderProposal = v.object({
  /** From 1, for each order. */
  number: NonNegativeInteger,
  /** `void`: the order was ended or paid before the customer answered. */
  state: ProposalState,
  /** What staff wrote to the customer. */
  reason: nullByDefault(v.string()),
  lines: v.array(ProposedLine),
  total_before: ResponseAmount,
  total_after: ResponseAmount,
  created_at: AnyInstant,
  /** Until when it can be answered. */
  expires_at: AnyInstant,
  /** When it was accepted, declined or withdrawn. */
  answered_at: nullByDefault(AnyInstant),
});
export type OrderProposal = v.InferOutput<typeof OrderProposal>;

/** The last proposal of an order; null when there was none. */
export const LastProposal = v.object({
  /** The server's time, by which the time left counts. */
  now: AnyInstant,
  /** Whether this visitor may answer. */
  may_answer: v.boolean(),
  proposal: nullByDefault(OrderProposal),
});
export type LastProposal = v.InferOutput<typeof LastProposal>;

/** What staff send to propose a change. */
export const ProposedChange = {
  /** The lines that change, by their position; the others stay as they are. */
  lines: v.pipe(
    v.array(
      v.object({
        position: NonNegativeInteger,
        /** Fewer than the order has; 0 leaves the line out. */
        quantity: NonNegativeInteger,
      }),
    ),
    v.minLength(1),
    v.maxLength(500),
  ),
  /** What the customer reads beside the change. */
  reason: nullByDefault(text(MAX_ORDER_TEXT)),
};

/** The customer's answer to the proposal that they have read. */
export const ProposalAnswer = v.object({ number: NonNegativeInteger, accept: v.boolean() });
