import type { IncomingMessage } from "node:http";
import type { RateLimitedVisitor, RateLimiter } from "@comanda/api/limits/limiter";
import type { CachedPageHandler } from "./cached-page-handler.ts";

/**
 * Counts cached pages against the page limit, because each new query string would be a cached page
 * outside any limit. A visitor over the limit gets none of them; the next handler answers 429.
 */
export function limitCachedPages(
  answerShared: CachedPageHandler,
  limiter: Pick<RateLimiter, "waitTime" | "countOne">,
  visitorOf: (request: IncomingMessage) => RateLimitedVisitor,
): CachedPageHandler {
  return async (request, response) => {
    const visitor = visitorOf(request);
    if ((await limiter.waitTime("pages", visitor)) !== null) return false;
    const answered = await answerShared(request, response);
    if (answered) await limiter.countOne("pages", visitor);
    return answered;
  };
}
