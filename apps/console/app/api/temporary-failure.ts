import type { ApiError } from "@comanda/contract/calls/api-client";

/**
 * Returns whether a failure is temporary, so that the call is made again: no network, a limit, or a failing
 * server.
 */
export const isTemporary = ({ status }: ApiError): boolean =>
  status === 0 || status === 429 || status >= 500;
