import { ApiError } from "@comanda/contract/calls/api-client";

/**
 * Returns the status of a page or file whose company cannot be loaded: 404 where there is no company,
 * 503 while the API is unreachable or busy, 502 where its answer cannot be used. Null for an error that
 * is not the API's. It is not the status of the API's answer, which may be a success with an unreadable
 * body.
 */
export function failureStatus(error: unknown): 404 | 502 | 503 | null {
  // Compared by name: the process that reads the answers has its own copy of the class.
  if (error instanceof Error && error.name === "UnreadableAnswerError") return 502;
  if (!(error instanceof ApiError)) return null;
  // 422: the host is not a valid name, so it has no restaurant. Other backends answer an id or a host
  // that is not of their kind with 400, and what was removed with 410.
  if ([400, 404, 410, 422].includes(error.status)) return 404;
  return [0, 429, 503, 504].includes(error.status) ? 503 : 502;
}
