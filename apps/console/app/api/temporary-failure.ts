import type { ApiError } from "@comanda/contract/calls/api-client";

/**
 * Whether a failure says nothing about the call itself, which is made again: no network, a limit, a server
 * that fails.
 */
export const isTemporary = ({ status }: ApiError): boolean =>
  status === 0 || status === 429 || status >= 500;
