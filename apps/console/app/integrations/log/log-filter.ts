/** Which deliveries the log shows; absent means all, from the latest. */
export type LogFilter = { state?: "waiting" | "delivered" | "failed"; before?: string };

export const LOG_STATES = ["waiting", "delivered", "failed"] as const;

/** Reads the filter from a URL's query; unknown values count as absent. */
export function logFilter(search: URLSearchParams): LogFilter {
  const [state, before] = [search.get("state"), search.get("before")];
  const known = LOG_STATES.find((each) => each === state);
  return {
    ...(known && { state: known }),
    ...(before !== null && /^\d{1,15}$/u.test(before) && { before }),
  };
}

/** Returns the query of a URL with the filter. */
export function logQuery(filter: LogFilter): string {
  return new URLSearchParams(filter).toString();
}
