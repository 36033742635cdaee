import { ApiError } from "@comanda/contract/calls/api-client";

/**
 * Whether reading an order has failed because there is none: what this browser remembers of it will
 * be of no use on the next page either. Anything else may have passed by then.
 */
export function isMissingOrder(error: unknown): boolean {
  // 422: what cannot be an id is no order's.
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
