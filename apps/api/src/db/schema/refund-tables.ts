import type { Cents } from "@comanda/domain/money/cents";
import type { RefundState } from "@comanda/domain/orders/refunds";
import type { Generated } from "kysely";
import type { OptionalTimestamp, Timestamp } from "./columns.ts";

/** Money that goes back to customers (decision 56). */
export type RefundTables = {
  /** Refunds of one payment each; written before the provider is asked. */
  order_refunds: {
    company_id: string;
    id: string;
    order_id: string;
    /** The online payment; null for money that was taken at the counter. */
    payment_id: string | null;
    amount: Cents;
    currency: string;
    state: RefundState;
    /** Whether a member gives the money back, and records it here. */
    by_hand: boolean;
    /** Why, as the member wrote it. */
    reason: string | null;
    /** Why the provider did not do it: our own word or the provider's code. */
    failure: string | null;
    /** The provider's id of the refund. */
    reference: string | null;
    /** Raised when a member tries a refused refund again; part of the provider's idempotency key. */
    attempt: Generated<number>;
    /** How often the provider was asked in this attempt. */
    asked: Generated<number>;
    /** When the provider is asked next, or until when a process has leased it. */
    ask_at: OptionalTimestamp;
    /** When the provider was first asked in this attempt. */
    sent_at: OptionalTimestamp;
    /** The member's name; null for a rule. */
    actor: string | null;
    created_at: Timestamp;
    settled_at: OptionalTimestamp;
  };
  /** What the sandbox has sent back, once for each key. */
  sandbox_refunds: {
    company_id: string;
    reference: string;
    request_key: string;
    amount: Cents;
  };
};
