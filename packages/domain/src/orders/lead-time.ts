import type { OrderingSettings } from "../company/order-types.ts";
import type { ServiceType } from "../company/service-type.ts";
import { averageDeliveryMinutes } from "../delivery/average-minutes.ts";
import { openState } from "../hours/opening-hours.ts";
import type { OpeningHours } from "../hours/weekly-hours.ts";
import { MINUTE_MS } from "../time/durations.ts";

/**
 * The longest average time, in minutes, that also counts from the opening. An order that takes longer,
 * such as a cake for tomorrow, is not prepared within one opening.
 */
const MAX_MINUTES_FROM_OPENING = 240;

/** The minutes that a customer has to send an order after choosing the first slot. */
export const SLOT_GRACE_MINUTES = 10;

/** How long an order takes, in minutes. */
export type LeadTime = {
  /** From the sending of the order. */
  fromNow: number;
  /** From the opening of the restaurant. */
  fromOpening: number;
};

/**
 * Returns how long an order of this type takes (decision 15): a delivery the average time of the settings,
 * the longer one of `25-35`; other types 0, because the settings have no time for them. A slowdown counts from
 * now and not from an opening, which may be that of another day.
 */
export function leadTimeFor(settings: OrderingSettings, serviceType: ServiceType): LeadTime {
  const { delivery } = settings;
  if (serviceType !== "DELIVERY" || !delivery) return { fromNow: 0, fromOpening: 0 };
  const usual = longestMinutes(delivery.usual_time ?? delivery.average_time);
  return {
    fromNow: longestMinutes(delivery.average_time),
    fromOpening: usual > MAX_MINUTES_FROM_OPENING ? 0 : usual,
  };
}

/** The longer time of `25-35`; 0 for a text without a time. */
function longestMinutes(time: number | string | null | undefined): number {
  const shown = averageDeliveryMinutes({ average_time: time ?? null });
  return Number(shown?.split("-").at(-1) ?? 0);
}

/**
 * Returns whether the restaurant is open at an instant and has been open for `minutes` without a break.
 */
export function hasBeenOpenFor(
  hours: OpeningHours | null | undefined,
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

/** Returns whether `at` is too early for an order with this lead time. */
export function isBeforeLeadTime(
  hours: OpeningHours | null | undefined,
  timezone: string,
  { at, now, lead }: { at: Date; now: Date; lead: LeadTime },
): boolean {
  if (at.getTime() < now.getTime() + (lead.fromNow - SLOT_GRACE_MINUTES) * MINUTE_MS) return true;
  return lead.fromOpening > 0 && !hasBeenOpenFor(hours, timezone, at, lead.fromOpening);
}
