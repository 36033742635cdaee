import { AsyncLocalStorage } from "node:async_hooks";
import { newId } from "./new-id.ts";

/** The header with which a request brings its id, and an answer names it. */
export const REQUEST_ID_HEADER = "x-request-id";

const MAX_LENGTH = 64;
const NOT_OF_AN_ID = /[^\w\-=]/u;

const current = new AsyncLocalStorage<string>();

/** Returns the id of a request's header when it is well-formed, else a new one. */
export function requestIdFrom(header: string | string[] | undefined): string {
  const isWellFormed =
    typeof header === "string" &&
    header.length > 0 &&
    header.length <= MAX_LENGTH &&
    !NOT_OF_AN_ID.test(header);
  return isWellFormed ? header : newId();
}

/** Runs `work` for a request; what it logs and calls has the request's id. */
export function runWithRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** The id of the running request; undefined outside of requests. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/**
 * Options of Hono's `requestId`, which has the same rule for a header. A call within a request, such
 * as a page's loader makes, has the request's id.
 */
export const requestIdOptions = {
  limitLength: MAX_LENGTH,
  generator: () => currentRequestId() ?? newId(),
};
