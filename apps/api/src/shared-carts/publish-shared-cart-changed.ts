import type { Deps } from "../context/deps.ts";
import { loggableError } from "../shared/loggable-error.ts";
import type { SharedCartKey } from "./shared-carts.store.ts";

/** The channel for shared carts that have changed; it carries nothing else of them. */
export const sharedCartChangedChannel = "shared_cart_changed";

/**
 * Publishes that a shared cart has changed. Call it after the commit. A failure is only logged: pages also
 * read the cart from time to time.
 */
export async function publishSharedCartChanged(
  { events, log }: Pick<Deps, "events" | "log">,
  { companyId, cartId }: SharedCartKey,
): Promise<void> {
  const payload = JSON.stringify({ company_id: companyId, cart_id: cartId });
  try {
    await events.publish(sharedCartChangedChannel, payload);
  } catch (error) {
    log.error(loggableError(error as Error), "shared cart change not published");
  }
}

/** Returns the cart that a message names; null for any other message. */
export function parseSharedCartChanged(payload: string): SharedCartKey | null {
  try {
    const { company_id, cart_id } = JSON.parse(payload);
    return typeof company_id === "string" && typeof cart_id === "string"
      ? { companyId: company_id, cartId: cart_id }
      : null;
  } catch {
    return null;
  }
}
