import { ApiError } from "@comanda/contract/calls/api-client";
import { whenReachable } from "@comanda/ui/web/retry-after-offline.ts";

let stopRetry: () => void = () => undefined;

/**
 * Leaves a shared cart by `call`. Without an answer it is sent again once the server can be reached: else the others
 * would order the guest's dishes. Resolves after the first attempt.
 */
export async function leaveCart(call: () => Promise<unknown>): Promise<void> {
  stopRetry();
  try {
    await call();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "unreachable")) return;
    stopRetry = whenReachable(() => void leaveCart(call), { wasUnreachable: true });
  }
}

/** Forgets a leave that has no answer yet: the guest joins a cart again. */
export function stayInCart(): void {
  stopRetry();
}
