import type { ServiceType } from "../company/service-type.ts";
import { type BoardSettings, defaultMinutes } from "./board-settings.ts";
import { kitchenStart } from "./promise.ts";

/** What decides whether an order is accepted automatically. */
type AutoAccepted = {
  serviceType: ServiceType;
  scheduledFor: Date | null;
  /** It is confirmed for later: by a member, or as it was placed. */
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

/**
 * Returns whether an order that is placed now is confirmed at once: its type is accepted automatically, and its
 * kitchen starts later (decision 135).
 */
export function isAutoConfirmed(
  { serviceType, scheduledFor }: Omit<AutoAccepted, "isConfirmed">,
  settings: BoardSettings,
  now: Date,
): boolean {
  const start = kitchenStart(scheduledFor, settings, serviceType);
  return settings.auto_accept[serviceType] !== undefined && start !== null && start > now;
}
