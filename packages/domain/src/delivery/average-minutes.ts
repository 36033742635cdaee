import type { DeliverySettings } from "../company/order-types.ts";

/** `35` or `25-35`, also as `25 a 35`, with or without the word or the sign for minutes. */
const MINUTES =
  /^\s*(\d{1,4})(?:\s*(?:[-–—~]|a|à|to|bis|até|al)\s*(\d{1,4}))?\s*(?:min\w*\.?|m|['’′])?\s*$/iu;

/** `1 h`, `2 horas`. */
const HOURS = /^\s*(\d{1,2})\s*(?:h|hrs?|hours?|horas?|heures?|std\.?|ore|ora|jam)\.?\s*$/iu;

/**
 * Returns the minutes that a delivery takes, `35` or `25-35`; null for '-' and other texts (conformance
 * 5.54).
 */
export function averageDeliveryMinutes(
  delivery: DeliverySettings | null | undefined,
): string | null {
  const text = String(delivery?.average_time ?? "");
  const hours = Number(HOURS.exec(text)?.[1] ?? 0);
  if (hours > 0) return String(hours * 60);
  const [, from, to] = MINUTES.exec(text) ?? [];
  if (!Number(to ?? from)) return null;
  return to === undefined ? String(Number(from)) : `${Number(from)}-${Number(to)}`;
}
