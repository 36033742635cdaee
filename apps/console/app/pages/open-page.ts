import {
  fetchPageStatus,
  isServerAnswer,
  whenReachable,
} from "@comanda/ui/web/retry-after-offline.ts";
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  redirect,
  replace,
} from "react-router";
import { loadPage } from "./lazy-pages.tsx";
import { FRAME_ROUTE, keepOpenFrame } from "./open-frame.ts";
import { beginWaiting } from "./waiting-page.ts";

type Results = Record<string, DataStrategyResult>;

/**
 * Opens a page with its code and data. Where the server cannot be reached, the page that is open stays, so
 * that a board rings on, and the other one opens once the server answers (decision 99). Another press ends
 * the wait. Where the server answers other requests, the error of the page is shown inside the frame that
 * is open.
 */
export const openPage: MiddlewareFunction<Results> = async ({ request, pattern, params }, next) => {
  const { signal, url } = request;
  // Its styles are asked for before the router's loaders would preload them.
  const [isLoaded, results] = await Promise.all([loadPage(pattern, url), next()]);
  const isWhole = isLoaded && !Object.values(results).some(isLost);
  if (isWhole || signal.aborted) return results;
  if ((isLoaded && hasFrame(results)) || isServerAnswer(await fetchPageStatus())) {
    const frame = results[FRAME_ROUTE];
    if (frame && isLost(frame)) keepOpenFrame(results, params.companyId);
    return results;
  }
  await untilReachable(signal);
  // After a step in the history the address is the page's already.
  const { href, origin } = window.location;
  const path = url.slice(origin.length);
  throw href === url ? replace(path) : redirect(path);
};

/** Returns whether the server has given the data of the frame: then it has answered for the page in it too. */
const hasFrame = (results: Results): boolean => results[FRAME_ROUTE]?.type === "data";

/** Returns whether a loader has failed without an answer of our server. */
export function isLost({ type, result }: DataStrategyResult): boolean {
  if (type !== "error" || result instanceof Response) return false;
  return !(isRouteErrorResponse(result) && isServerAnswer(result.status));
}

/** Resolves once the server answers, or the page is not wanted any more. */
async function untilReachable(signal: AbortSignal): Promise<void> {
  const endWaiting = beginWaiting();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = whenReachable(resolve, { wasUnreachable: true });
  signal.addEventListener("abort", () => resolve());
  await promise;
  stop();
  endWaiting();
}
