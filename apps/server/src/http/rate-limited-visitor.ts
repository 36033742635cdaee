import type { IncomingMessage } from "node:http";
import type { RateLimitedVisitor, RateLimiter } from "@comanda/api/limits/limiter";
import { staffSecrets } from "@comanda/api/sessions/staff-cookies";
import { requestVisitorAddress } from "./visitor-ip-address.ts";

/** Finds the visitor and device that a request counts for. */
export type VisitorOf = (
  request: Pick<IncomingMessage, "socket" | "headers">,
) => RateLimitedVisitor;

/** `deviceOf` returns the device that cookies prove; null when they prove none. */
export function createVisitorOf(
  trustProxy: boolean,
  deviceOf: (cookies: string | undefined) => string | null,
): VisitorOf {
  return (request) => ({
    visitorAddress: requestVisitorAddress(request, { trustProxy }),
    device: deviceOf(request.headers.cookie),
  });
}

/** Whom a request to the console counts for: a known device of staff for itself, not with the guests of its address. */
export function staffVisitorOf(
  visitorOf: VisitorOf,
  { knownStaff }: Pick<RateLimiter, "knownStaff">,
): VisitorOf {
  return (request) => {
    const visitor = visitorOf(request);
    const device = knownStaff.deviceOf(staffSecrets(request.headers.cookie));
    return device === null ? visitor : { ...visitor, device };
  };
}
