import { reportRequestError } from "./request-error.ts";

/**
 * Reports failed requests for pages (conformance 8.1): the document of the page, and the data that the
 * router fetches for other pages. The API client reports its own calls.
 */
export function watchPageRequests(): void {
  const report = (url: string, status: number) =>
    reportRequestError({ method: "GET", url, status });
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (page && page.responseStatus >= 400) report(location.pathname, page.responseStatus);

  const originalFetch = window.fetch;
  window.fetch = async (input, init) => {
    const url = String(input);
    // The router calls `fetch` with an address, never with a `Request`.
    const forPage = /\.data(\?|$)/u.test(url);
    try {
      const answer = await originalFetch(input, init);
      if (forPage && !answer.ok) report(url, answer.status);
      return answer;
    } catch (error) {
      if (forPage && !init?.signal?.aborted) report(url, 0);
      throw error;
    }
  };
}
