import type { DeliverySettings } from "../company/order-types.ts";

/**
 * Returns the minutes that a delivery takes, `35` or `25-35`; null for '-' and other texts (conformance
 * 5.54).
 */
export function averageDeliveryMinutes(
  delivery: DeliverySettings | null | undefined,
): string | null {
  const [, from, to] =
    /^\s*(\d{1,4})(?:\s*[-–—]\s*(\d{1,4}))?\s*(?:min\w*\.?)?\s*$/iu.exec(
      String(delivery?.average_time ?? ""),
    ) ?? [];
  if (!Number(to ?? from)) return null;
  return to === undefined ? String(Number(from)) : `${Number(from)}-${Number(to)}`;
}
