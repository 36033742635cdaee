import { averageDeliveryMinutes } from "../delivery/average-minutes.ts";

/**
 * An average time (`35` or `25-35` minutes) with minutes added; a text without a time stays as it
 * is.
 */
export function slowedTime(
  time: number | string | null | undefined,
  minutes: number,
): number | string | null {
  const shown = averageDeliveryMinutes({ average_time: time ?? null });
  if (shown === null) return time ?? null;
  return shown
    .split("-")
    .map((part) => Number(part) + minutes)
    .join("-");
}
