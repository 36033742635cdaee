import { ApiError } from "@comanda/contract/calls/api-client";
import { type CheckoutError, toCheckoutError } from "./checkout-error.ts";

/** What a proxy in front of the server answers when it got no answer itself, or none in time. */
const GATEWAY_STATUSES = [502, 503, 504];

/**
 * As `toCheckoutError`, for the request that places an order. Where a proxy got no answer, or the server's database
 * failed (`unavailable`), the order may have been placed, as without an answer: the page asks for it.
 */
export function toPlacementError(error: unknown, currencyCode: string): CheckoutError {
  const failure = toCheckoutError(error, currencyCode);
  return failure.kind === "server" && mayBePlaced(error) ? { kind: "unreachable" } : failure;
}

function mayBePlaced(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, status } = error;
  return code === "unavailable" || (code === "unexpected" && GATEWAY_STATUSES.includes(status));
}
