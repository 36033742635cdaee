import type { ApiError } from "@comanda/contract/calls/api-client";
import { HOUR_SECONDS, MINUTE_SECONDS } from "@comanda/domain/time/durations";

/** Returns the seconds after which a refused call can be made again; null where the answer names none. */
export function waitSecondsOf({ problem }: Pick<ApiError, "problem">): number | null {
  const seconds = Number(problem.retry_after);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

/** A wait in whole minutes or hours, rounded up; null for one of a minute at most, which is "a moment". */
export function roundedWait(
  seconds: number | null,
): { amount: number; unit: "minute" | "hour" } | null {
  if (seconds === null || seconds <= MINUTE_SECONDS) return null;
  if (seconds <= HOUR_SECONDS)
    return { amount: Math.ceil(seconds / MINUTE_SECONDS), unit: "minute" };
  return { amount: Math.ceil(seconds / HOUR_SECONDS), unit: "hour" };
}
