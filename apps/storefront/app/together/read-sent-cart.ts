import { ApiError } from "@comanda/contract/calls/api-client";
import { NOTHING, type SyncDeps, type SyncSnapshot } from "./sync-snapshot.ts";

/**
 * Reads the cart that was sent before this page was loaded, so that its guests still see the order. Forgets
 * it once the server has no more of it.
 */
export async function readSentCart(deps: SyncDeps): Promise<SyncSnapshot> {
  const ending = deps.readEnding();
  if (ending === null || ending === "removed") return NOTHING;
  const params = { companyId: deps.companyId, cartId: ending.sent };
  try {
    const cart = await deps.call("readSharedCart", { params });
    return { ...NOTHING, status: "over", cart };
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) deps.save(null);
    return NOTHING;
  }
}
