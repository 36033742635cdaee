import type { OrderStatus } from "../orders/status.ts";
import { MINUTE_MS } from "../time/durations.ts";
import type { BoardSettings } from "./board-settings.ts";

/** What decides whether the customer of an order may cancel it. */
export type CancellableOrder = {
  status: OrderStatus;
  /** When it was placed; null for a draft. */
  placed_at: Date | null;
};

/**
 * Returns until when a customer may cancel an order: `always` means as long as it is not accepted.
 * Null when they may not, or not any more. An accepted order is cancelled by the restaurant only,
 * because the kitchen has begun with it.
 */
export function customerCancelUntil(
  { status, placed_at }: CancellableOrder,
  { customer_cancel_minutes: minutes }: Pick<BoardSettings, "customer_cancel_minutes">,
  now: Date,
): Date | "always" | null {
  if (status !== "PENDING" || placed_at === null || minutes === 0) return null;
  if (minutes === null) return "always";
  const until = new Date(placed_at.getTime() + minutes * MINUTE_MS);
  return until > now ? until : null;
}
