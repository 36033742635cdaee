import type { CallName } from "@comanda/contract/calls/call-table";
import { createProblemResponse } from "../http/problem-response.ts";

/** Statuses by which a backend says that it does not have a call. */
const MISSING_STATUSES = [404, 405, 501];

/**
 * What the calls say that a smaller backend may do without, where it does not have them: no coupons, no
 * points, no service fee.
 */
const EMPTY_ANSWERS: Partial<Record<CallName, unknown>> = {
  listCoupons: [],
  readLoyaltySettings: { loyalty_program: null },
  readOrderSettings: {},
  readPopularProducts: { days: 60, products: [], companions: [] },
};

/** Who sent the request: a browser, or a loader of the storefront. */
export type Asker = "browser" | "loader";

/**
 * Returns what a call says that this backend does not have; undefined where it has the call, or the
 * storefront cannot do without it. A browser would log the refusal as an error, and the page would say
 * that a part of it is missing.
 */
export function missingCallAnswer(
  call: CallName,
  status: number,
  asker: Asker,
): Response | undefined {
  if (!MISSING_STATUSES.includes(status)) return undefined;
  if (call === "countVisit") return new Response(null, { status: 204 });
  if (call === "listOwnOrders") return missingOwnOrders(asker);
  return call in EMPTY_ANSWERS ? Response.json(EMPTY_ANSWERS[call]) : undefined;
}

/** The last order of the browser stands in for a list that is missing, but not for one that is empty. */
function missingOwnOrders(asker: Asker): Response {
  return asker === "browser" ? Response.json(null) : createProblemResponse("route_not_found");
}
