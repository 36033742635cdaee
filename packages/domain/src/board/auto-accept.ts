import type { ServiceType } from "../company/service-type.ts";
import { type BoardSettings, defaultMinutes } from "./board-settings.ts";
import { kitchenStart } from "./promise.ts";

/** What decides whether an order is accepted automatically. */
type AutoAccepted = {
  serviceType: ServiceType;
  scheduledFor: Date | null;
  /** A member has confirmed it for later. */
  isConfirmed: boolean;
};

/**
 * Returns the minutes of an automatic acceptance at an instant; null when the order waits for a
 * member. A confirmed order is accepted at its start, with the default minutes of its type.
 */
export function autoAcceptMinutes(
  { serviceType, scheduledFor, isConfirmed }: AutoAccepted,
  settings: BoardSettings,
  now: Date,
): number | null {
  const confirmed = isConfirmed ? defaultMinutes(settings, serviceType) : undefined;
  const minutes = settings.auto_accept[serviceType] ?? confirmed;
  const start = kitchenStart(scheduledFor, settings, serviceType);
  return minutes === undefined || (start && start > now) ? null : minutes;
}
