import type { ProposalState } from "@comanda/domain/board/order-proposal";
import type { Cents } from "@comanda/domain/money/cents";
import type { Json, OptionalTimestamp, Timestamp } from "./columns.ts";
import type { OrderDiscount } from "./order-tables.ts";

/** A line that a proposal changes, as the order had it then. */
export type StoredProposedLine = {
  position: number;
  product_id: string;
  name: string;
  variant_name: string | null;
  before: number;
  after: number;
};

/** The amounts of the order once the proposal is accepted, by the names of its columns. */
export type ProposedCharges = {
  combos_price: Cents;
  discounts: OrderDiscount[];
  discounts_amount: Cents;
  service_fee: Cents;
  service_fee_offered: Cents | null;
  tip: Cents;
  payment_fee: Cents;
  amount_due: Cents;
  /** `amount_due` when it was proposed. */
  amount_before: Cents;
};

export type ProposalTables = {
  /** What staff propose to change of a placed order, numbered from 1 for each order. */
  order_proposals: {
    company_id: string;
    order_id: string;
    number: number;
    /** An open one may have expired, or be void, without an event: see `proposalStateAt`. */
    state: Exclude<ProposalState, "void">;
    account_id: string;
    /** The member's name. */
    actor: string;
    reason: string | null;
    lines: Json<StoredProposedLine[]>;
    charges: Json<ProposedCharges>;
    created_at: Timestamp;
    expires_at: Timestamp;
    /** When it was accepted, declined or withdrawn. */
    answered_at: OptionalTimestamp;
  };
};
