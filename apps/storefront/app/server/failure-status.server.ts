import { ApiError } from "@comanda/contract/calls/api-client";

/**
 * The status of a page or file whose company cannot be loaded: 404 where there is none, 503 while
 * the API is away or busy, 502 where what it answers cannot be used. Null for an error that is none of
 * the API's. It is never the status of the API's own answer, which may be a success that cannot be
 * read.
 */
export function failureStatus(error: unknown): 404 | 502 | 503 | null {
  // By its name: the process that reads the answers has its own copy of the class.
  if (error instanceof Error && error.name === "UnreadableAnswerError") return 502;
  if (!(error instanceof ApiError)) return null;
  // A host that cannot even be a name has no restaurant either.
  if (error.status === 404 || error.status === 422) return 404;
  return [0, 429, 503, 504].includes(error.status) ? 503 : 502;
}
