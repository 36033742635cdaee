import type { ServiceType } from "../company/service-type.ts";
import type { BoardSettings } from "./board-settings.ts";
import { kitchenStart } from "./promise.ts";

/**
 * Returns the minutes of an automatic acceptance at an instant; null when the order waits for a
 * member.
 */
export function autoAcceptMinutes(
  { serviceType, scheduledFor }: { serviceType: ServiceType; scheduledFor: Date | null },
  settings: BoardSettings,
  now: Date,
): number | null {
  const minutes = settings.auto_accept[serviceType];
  const start = kitchenStart(scheduledFor, settings, serviceType);
  return minutes === undefined || (start && start > now) ? null : minutes;
}
