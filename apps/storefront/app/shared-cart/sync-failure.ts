import { ApiError } from "@comanda/contract/calls/api-client";

/**
 * What a failed call means for the shared cart of this browser. `removed` and `over`: it has none any more.
 * `outdated`: the change has no effect, and the cart is read again. `full` and `refused`: the change has no
 * effect. `later`: the same is sent again.
 */
export type SyncFailure = "removed" | "over" | "outdated" | "full" | "refused" | "later";

export function syncFailure(error: unknown): SyncFailure {
  const { status, code } = error instanceof ApiError ? error : { status: 0, code: null };
  if (code === "removed_from_shared_cart") return "removed";
  if (status === 404 || status === 410) return "over";
  if (code === "shared_cart_changed" || code === "shared_cart_sent") return "outdated";
  if (code === "shared_cart_full") return "full";
  return status >= 400 && status < 500 && status !== 429 ? "refused" : "later";
}

/** What the page says of a change that has no effect; null for one that is stored, or sent again. */
export const syncRefusal = (failure: SyncFailure): "full" | "refused" | null =>
  failure === "full" || failure === "refused" ? failure : null;
