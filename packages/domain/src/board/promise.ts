import type { ServiceType } from "../company/service-type.ts";
import { MINUTE_MS } from "../time/durations.ts";
import { type BoardSettings, leadMinutes } from "./board-settings.ts";

/** When the kitchen starts on an order; null for one that is wanted as soon as possible. */
export function kitchenStart(
  scheduledFor: Date | null,
  settings: BoardSettings,
  type: ServiceType,
): Date | null {
  return scheduledFor && new Date(scheduledFor.getTime() - leadMinutes(settings, type) * MINUTE_MS);
}

/**
 * Returns the instant for which an accepted order is promised: its own time for a scheduled one,
 * else the chosen minutes after `now`, and the minutes more that a busy kitchen takes.
 */
export function promisedTime({
  now,
  minutes,
  busyMinutes,
  scheduledFor,
}: {
  now: Date;
  minutes: number;
  busyMinutes: number;
  scheduledFor: Date | null;
}): Date {
  return scheduledFor ?? new Date(now.getTime() + (minutes + busyMinutes) * MINUTE_MS);
}

/**
 * Returns a promise that a member moves by minutes. More minutes for a late order count from `now`,
 * and no promise moves into the past.
 */
export function movedPromise(promisedAt: Date, minutes: number, now: Date): Date {
  const from = minutes > 0 ? Math.max(promisedAt.getTime(), now.getTime()) : promisedAt.getTime();
  return new Date(Math.max(from + minutes * MINUTE_MS, now.getTime()));
}

/** Customers read a promise in steps of five minutes, rounded up. */
const SHOWN_STEP_MS = 5 * MINUTE_MS;

/** Returns the time that the customer reads for a promise, and whether it has passed. */
export function shownPromise(promisedAt: Date, now: Date): { time: Date; isLate: boolean } {
  const time = new Date(Math.ceil(promisedAt.getTime() / SHOWN_STEP_MS) * SHOWN_STEP_MS);
  return { time, isLate: now >= time };
}

/** Beyond this a clock time says more than minutes. */
const MAX_COUNTDOWN_MINUTES = 90;

/**
 * Returns the minutes left until a time that customers read, rounded up; null once it has passed, and
 * while it is further away than an hour and a half.
 */
export function countdownMinutes(time: Date, now: Date): number | null {
  const minutes = Math.ceil((time.getTime() - now.getTime()) / MINUTE_MS);
  return minutes > 0 && minutes <= MAX_COUNTDOWN_MINUTES ? minutes : null;
}
