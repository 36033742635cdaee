import type { ApiKeyPermission } from "@comanda/domain/integrations/api-key-permissions";
import type { OrderEvent } from "@comanda/domain/integrations/order-events";
import type { OrderStatus } from "@comanda/domain/orders/status";
import type { Generated } from "kysely";
import type { Json, OptionalTimestamp, Timestamp } from "./columns.ts";

/** Tables of API keys and webhooks. */
export type IntegrationTables = {
  api_keys: {
    company_id: string;
    id: string;
    name: string;
    /** The beginning of the token. */
    prefix: string;
    /** The SHA-256 of the token. */
    token_hash: string;
    permissions: Json<ApiKeyPermission[]>;
    created_at: Timestamp;
    created_by: string;
    expires_at: OptionalTimestamp;
    /** To the hour. */
    last_used_at: OptionalTimestamp;
  };
  webhooks: {
    company_id: string;
    id: string;
    url: string;
    events: OrderEvent[];
    details: boolean;
    revision: Generated<number>;
    state: "active" | "paused" | "failing";
    /** Since when every attempt has failed. */
    failing_since: OptionalTimestamp;
    /** Sealed with the server's secret key. */
    secret: string;
    old_secret: string | null;
    old_secret_until: OptionalTimestamp;
    created_at: Timestamp;
  };
  webhook_deliveries: {
    company_id: string;
    webhook_id: string;
    id: Generated<string>;
    /** Rises with each delivery; an order's events are delivered in this sequence. */
    number: Generated<number>;
    /** The order, or the test, whose deliveries wait for each other. */
    lane: string;
    order_id: string | null;
    event_id: string;
    type: OrderEvent | "webhook.test";
    order_status: OrderStatus | null;
    order_revision: number | null;
    at: Timestamp;
    state: Generated<"waiting" | "delivered" | "failed">;
    attempts: Generated<number>;
    first_attempt_at: OptionalTimestamp;
    last_attempt_at: OptionalTimestamp;
    response_status: number | null;
    response_text: string | null;
    error: string | null;
    duration_ms: number | null;
    by_hand: Generated<boolean>;
  };
  webhook_lanes: {
    company_id: string;
    webhook_id: string;
    lane: string;
    /** When its first waiting delivery is tried, or its claim ends. */
    due_at: Timestamp;
    /** The claim of a process; null for none. */
    lease: string | null;
  };
};
