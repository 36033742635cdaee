import { ApiError } from "@comanda/contract/calls/api-client";

/**
 * Returns whether reading an order failed because the order does not exist. The browser can then forget
 * its id. Any other failure may be over at the next attempt.
 */
export function isMissingOrder(error: unknown): boolean {
  // 422: the id is not well-formed.
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
