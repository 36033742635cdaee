import { reportRequestError } from "./request-error.ts";

/**
 * Has failed requests for pages reported too (spec §8): of the page itself, and of the data that the
 * router asks for on the way to others, which it tells nobody of. Calls of the API report themselves.
 */
export function watchPageRequests(): void {
  const report = (url: string, status: number) =>
    reportRequestError({ method: "GET", url, status });
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (page && page.responseStatus >= 400) report(location.pathname, page.responseStatus);

  const ask = window.fetch;
  window.fetch = async (asked, init) => {
    const url = String(asked);
    // The router asks with an address, never with a `Request`.
    const forPage = /\.data(\?|$)/u.test(url);
    try {
      const answer = await ask(asked, init);
      if (forPage && !answer.ok) report(url, answer.status);
      return answer;
    } catch (error) {
      if (forPage && !init?.signal?.aborted) report(url, 0);
      throw error;
    }
  };
}
