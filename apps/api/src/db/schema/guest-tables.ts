import type { TableCallKind } from "@comanda/domain/board/table-call";
import type { OrderStatus } from "@comanda/domain/orders/status";
import type { OptionalTimestamp, Timestamp } from "./columns.ts";

/** Tables of what customers do beside ordering. */
export type GuestTables = {
  /** Browsers that get push messages about an order. */
  order_push_subscriptions: {
    company_id: string;
    order_id: string;
    id: string;
    endpoint: string;
    /** The browser's public key, base64url. */
    p256dh: string;
    /** The browser's secret, base64url. */
    auth: string;
    language: string;
    created_at: Timestamp;
  };
  /** The statuses that were said to a browser, each once; PENDING says that the present confirmation was. */
  order_push_messages: {
    company_id: string;
    subscription_id: string;
    status: OrderStatus;
    /** When it was said, by a clock that may be set back: nothing is decided by it. */
    at: Timestamp;
  };
  /** Calls of guests at tables. */
  table_calls: {
    company_id: string;
    id: string;
    qr_id: string;
    kind: TableCallKind;
    /** The names of the table and its zone when the guest called. */
    place: string;
    /** The description of the wanted payment method. */
    payment_method: string | null;
    /** The visitor's device. */
    device_id: string;
    created_at: Timestamp;
    expires_at: Timestamp;
    /** False once it is answered, or found expired. */
    is_open: boolean;
    answered_at: OptionalTimestamp;
    answered_account: string | null;
    /** The member's name. */
    answered_by: string | null;
  };
};
