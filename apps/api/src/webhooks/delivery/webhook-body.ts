import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { toStaffOrder } from "../../board/staff-order-view.ts";
import type { StoredStaffOrder } from "../../board/staff-orders.store.ts";
import type { ClaimedDelivery } from "./webhook-lanes.store.ts";

/** What an event says; `order` is as it is when the event is sent, not when it happened. */
export type WebhookBody = {
  id: string;
  type: string;
  created_at: string;
  company_id: string;
  order_id: string | null;
  /** The status and revision that the order had after the event. */
  order_status: string | null;
  order_revision: number | null;
  order: StaffOrder | null;
};

/** A receiver reads the order by its id when an event with it would be longer. */
const MAX_BYTES = 256 * 1024;

/** The body of an event: the order as a kitchen sees it, or with customer and amounts. */
export function webhookBody(
  delivery: ClaimedDelivery,
  stored: StoredStaffOrder | undefined,
  now: Date,
): string {
  const permissions = delivery.details ? (["orders.details"] as const) : [];
  const { event_id, type, at, company_id, order_id, order_status, order_revision } = delivery;
  const event: WebhookBody = {
    id: event_id,
    type,
    created_at: at.toISOString(),
    company_id,
    order_id,
    order_status,
    order_revision,
    order: stored ? toStaffOrder(stored, { permissions, now }) : null,
  };
  const body = JSON.stringify(event);
  return Buffer.byteLength(body) <= MAX_BYTES ? body : JSON.stringify({ ...event, order: null });
}
