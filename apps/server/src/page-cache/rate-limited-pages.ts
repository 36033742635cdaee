import type { IncomingMessage } from "node:http";
import type { RateLimitedVisitor, RateLimiter } from "@comanda/api/limits/limiter";
import type { CachedPageHandler } from "./cached-page-handler.ts";

/**
 * Kept pages count like those that are made for one visitor, or each new query string would be a page
 * that nobody counts. Who is over the limit gets none of them, and is told so by who answers instead.
 */
export function limitCachedPages(
  answerShared: CachedPageHandler,
  limiter: Pick<RateLimiter, "waitTime" | "countOne">,
  askerOf: (request: IncomingMessage) => RateLimitedVisitor,
): CachedPageHandler {
  return async (request, response) => {
    const client = askerOf(request);
    if ((await limiter.waitTime("pages", client)) !== null) return false;
    const answered = await answerShared(request, response);
    if (answered) await limiter.countOne("pages", client);
    return answered;
  };
}
