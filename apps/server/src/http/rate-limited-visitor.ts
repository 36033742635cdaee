import type { IncomingMessage } from "node:http";
import type { RateLimitedVisitor } from "@comanda/api/limits/limiter";
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
