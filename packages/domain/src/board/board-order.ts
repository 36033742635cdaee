import type { ServiceType } from "../company/service-type.ts";
import type { OrderStatus } from "../orders/status.ts";

/** What the rules of the board need of an order. Instants are ISO 8601, as on the wire. */
export type BoardOrder = {
  public_id: number;
  status: OrderStatus;
  service_type: ServiceType;
  placed_at: string;
  /** When the kitchen starts on a scheduled order; null for as soon as possible. */
  starts_at: string | null;
  /** When a member confirmed an order for later; null for every other order. */
  confirmed_at: string | null;
  promised_at: string | null;
};

/** Returns the milliseconds of an instant of the wire. */
export const millisecondsOf = (instant: string): number => Date.parse(instant);

/**
 * Returns the instant, in milliseconds, from which the age of an order counts: when it was placed,
 * or when the kitchen should start on a scheduled one.
 */
export function waitsSince({
  placed_at,
  starts_at,
}: Pick<BoardOrder, "placed_at" | "starts_at">): number {
  const placed = millisecondsOf(placed_at);
  return starts_at === null ? placed : Math.max(placed, millisecondsOf(starts_at));
}
