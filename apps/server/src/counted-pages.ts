import type { IncomingMessage } from "node:http";
import type { Asker, Limiter } from "@comanda/api/limits/limiter";
import type { SharedPages } from "./shared-pages.ts";

/**
 * Kept pages count like those that are made for one visitor, or each new query string would be a page
 * that nobody counts. Who is over the limit gets none of them, and is told so by who answers instead.
 */
export function countedPages(
  answerShared: SharedPages,
  limiter: Pick<Limiter, "spent" | "take">,
  askerOf: (request: IncomingMessage) => Asker,
): SharedPages {
  return async (request, response) => {
    const asker = askerOf(request);
    if ((await limiter.spent("pages", asker)) !== null) return false;
    const answered = await answerShared(request, response);
    if (answered) await limiter.take("pages", asker);
    return answered;
  };
}
