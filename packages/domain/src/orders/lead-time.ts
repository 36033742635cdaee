import type { OrderingSettings } from "../company/order-types.ts";
import type { ServiceType } from "../company/service-type.ts";
import { averageDeliveryMinutes } from "../delivery/pricing.ts";
import { openState } from "../hours/opening-hours.ts";
import type { BusinessHours } from "../hours/weekly-hours.ts";

const MINUTE_MS = 60_000;

/**
 * The longest average time, in minutes, that is counted from the opening. What takes longer, such as
 * a cake of tomorrow, is not prepared in one stretch of opening hours.
 */
const MAX_MINUTES_FROM_OPENING = 240;

/** The minutes a customer may take to send an order after choosing the first slot of all. */
export const SLOT_GRACE_MINUTES = 10;

/** How long an order takes, in minutes. */
export type LeadTime = {
  /** From the moment it is sent. */
  fromNow: number;
  /** From the moment the restaurant opens. */
  fromOpening: number;
};

/**
 * How long an order of this type takes until it is with its customer: a delivery its average time,
 * the longer end of `25-35`; others nothing that the settings name (docs/decisions/0015-schedule.md).
 */
export function leadTimeFor(settings: OrderingSettings, serviceType: ServiceType): LeadTime {
  const minutes =
    serviceType === "DELIVERY"
      ? Number(averageDeliveryMinutes(settings.delivery)?.split("-").at(-1) ?? 0)
      : 0;
  return { fromNow: minutes, fromOpening: minutes > MAX_MINUTES_FROM_OPENING ? 0 : minutes };
}

/** Whether the restaurant is open at an instant and has been, without a break, for so many minutes. */
export function hasBeenOpenFor(
  hours: BusinessHours | null | undefined,
  timezone: string,
  at: Date,
  minutes: number,
): boolean {
  const { open, closesAt } = openState(
    hours,
    timezone,
    new Date(at.getTime() - minutes * MINUTE_MS),
  );
  return open && (closesAt === null || closesAt > at);
}

/** Whether an order for `at` comes sooner than the restaurant can have it there. */
export function isBeforeLeadTime(
  hours: BusinessHours | null | undefined,
  timezone: string,
  { at, now, lead }: { at: Date; now: Date; lead: LeadTime },
): boolean {
  if (at.getTime() < now.getTime() + (lead.fromNow - SLOT_GRACE_MINUTES) * MINUTE_MS) return true;
  return lead.fromOpening > 0 && !hasBeenOpenFor(hours, timezone, at, lead.fromOpening);
}
