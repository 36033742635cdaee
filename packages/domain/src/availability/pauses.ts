import type { OrderingSettings } from "../company/order-types.ts";
import { SERVICE_TYPES, type ServiceType, serviceTypeKey } from "../company/service-type.ts";
import { slowedTime } from "./slowdown.ts";

/**
 * What staff last said of an order type: it is paused until `until`, which is in the past when they
 * ended the pause. `configured` is the end of the pause that the company's file had then.
 */
export type StaffPause = { service_type: ServiceType; until: Date; configured: string | null };

/** How many minutes everything takes longer, until an instant. */
export type Slowdown = { minutes: number; until: Date };

/** What staff changed for a while. */
export type OrderingChanges = {
  pauses: readonly StaffPause[];
  slowdown: Slowdown | null;
};

/**
 * The end of an order type's pause, an ISO 8601 instant or null. Staff decide over the pause of the
 * company's file that they knew. A file that brings another pause later does not shorten theirs, and
 * theirs does not hide it: the later end counts.
 */
export function pauseEnd(configured: string | null, staff: StaffPause | undefined): string | null {
  if (!staff) return configured;
  const own = staff.until.toISOString();
  if (configured === null || configured === staff.configured) return own;
  return new Date(configured) > staff.until ? configured : own;
}

/** As `pauseEnd`, but a pause of staff that is over leaves no trace: what is in the past is the file's. */
function endInForce(configured: string | null, staff: StaffPause | undefined, now: Date) {
  const end = pauseEnd(configured, staff);
  if (end === null || new Date(end) > now) return end;
  return configured !== null && new Date(configured) <= now ? configured : null;
}

/**
 * The settings with the changes of staff at `now`: `disabled_until` ends the pauses, and the average
 * time of a delivery has the minutes of a slowdown added, beside the usual one. Whatever reads the settings follows, such
 * as `evaluateOrderability` and the slots. The same object when nothing is changed.
 */
export function settingsInForce<S extends OrderingSettings>(
  settings: S,
  { pauses, slowdown }: OrderingChanges,
  now: Date,
): S {
  const minutes = slowdown && slowdown.until > now ? slowdown.minutes : 0;
  if (pauses.length === 0 && minutes === 0) return settings;
  const changed = { ...settings };
  for (const type of SERVICE_TYPES) {
    const key = serviceTypeKey(type);
    const own = settings[key];
    if (!own) continue;
    const staff = pauses.find(({ service_type }) => service_type === type);
    const end = endInForce(own.disabled_until ?? null, staff, now);
    changed[key] = { ...own, disabled_until: end };
  }
  const { delivery } = changed;
  if (delivery && minutes > 0) {
    const usual = delivery.average_time ?? null;
    const slowed = slowedTime(usual, minutes);
    changed.delivery = { ...delivery, average_time: slowed, usual_time: usual };
  }
  return changed;
}
