import type { Deps } from "../context/deps.ts";
import { loggableError } from "../shared/loggable-error.ts";
import type { SharedCartKey } from "./shared-carts.store.ts";

/**
 * The channel for shared carts that have changed, and for guests who are checking out; it carries nothing else
 * of them.
 */
export const sharedCartChangedChannel = "shared_cart_changed";

/** A guest who is checking out for this many seconds from now; 0 when the checkout was closed. */
export type GuestCheckout = { guest: string; whole: boolean; seconds: number };

type Publishing = Pick<Deps, "events" | "log">;

/**
 * Publishes that a shared cart has changed. Call it after the commit. A failure is only logged: pages also
 * read the cart from time to time.
 */
export const publishSharedCartChanged = (deps: Publishing, key: SharedCartKey): Promise<void> =>
  publish(deps, key, {});

/** Publishes that a guest is checking out. A failure is only logged: pages announce it again. */
export const publishCheckout = (
  deps: Publishing,
  key: SharedCartKey,
  checkout: GuestCheckout,
): Promise<void> => publish(deps, key, { checkout });

async function publish(
  { events, log }: Publishing,
  { companyId, cartId }: SharedCartKey,
  more: { checkout?: GuestCheckout },
): Promise<void> {
  const payload = JSON.stringify({ company_id: companyId, cart_id: cartId, ...more });
  try {
    await events.publish(sharedCartChangedChannel, payload);
  } catch (error) {
    log.error(loggableError(error as Error), "shared cart change not published");
  }
}

/**
 * Returns the cart that a message names, with the checkout of a guest that it announces; null for any other
 * message.
 */
export function parseSharedCartChanged(
  payload: string,
): (SharedCartKey & { checkout: GuestCheckout | null }) | null {
  try {
    const { company_id, cart_id, checkout } = JSON.parse(payload);
    return typeof company_id === "string" && typeof cart_id === "string"
      ? { companyId: company_id, cartId: cart_id, checkout: checkout ?? null }
      : null;
  } catch {
    return null;
  }
}
