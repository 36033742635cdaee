import type { ApiError } from "@comanda/contract/calls/api-client";

/** Returns the seconds after which a refused call can be made again; null where the answer names none. */
export function waitSecondsOf({ problem }: Pick<ApiError, "problem">): number | null {
  const seconds = Number(problem.retry_after);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** A wait in whole minutes or hours, rounded up; null for one of a minute at most, which is "a moment". */
export function roundedWait(
  seconds: number | null,
): { amount: number; unit: "minute" | "hour" } | null {
  if (seconds === null || seconds <= MINUTE_S) return null;
  if (seconds <= HOUR_S) return { amount: Math.ceil(seconds / MINUTE_S), unit: "minute" };
  return { amount: Math.ceil(seconds / HOUR_S), unit: "hour" };
}
