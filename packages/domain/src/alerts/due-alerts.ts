import { HOUR_MS } from "../time/durations.ts";
import { ALERT_STEPS, type AlertSettings, type AlertStep } from "./alert-settings.ts";

/** An order without an answer. */
export type WaitingOrder = {
  id: string;
  /** Since when it waits, in milliseconds: placed, or its lead time has begun. */
  since: number;
  /** The steps that were done for it. */
  done: readonly AlertStep[];
};

/** A step that is due, and the orders that it is for. */
export type DueAlert<Order extends WaitingOrder> = { step: AlertStep; orders: Order[] };

/** When each step was last done for any order of the company, in milliseconds; absent for never. */
export type LastAlerts = { readonly [Step in AlertStep]?: number };

/**
 * Seconds without another message of the same step to the same company. Orders that become due
 * meanwhile share the next one.
 */
export const QUIET_SECONDS: Record<AlertStep, number> = { push: 60, mail: 300, pause: 0 };

/** Hours after which a forgotten order sends no alert any more. */
export const FORGOTTEN_HOURS = 12;
const FORGOTTEN_MS = FORGOTTEN_HOURS * HOUR_MS;

/** When a step is due for an order, in milliseconds; null when the settings leave it out. */
export function stepDueAt(
  step: AlertStep,
  settings: AlertSettings,
  { since }: Pick<WaitingOrder, "since">,
): number | null {
  const { active, after_seconds } = settings[step];
  return active ? since + after_seconds * 1_000 : null;
}

/** The next step of an order that waits, and its instant in milliseconds; null when none is left. */
export function nextAlert(
  settings: AlertSettings,
  order: WaitingOrder,
): { step: AlertStep; at: number } | null {
  const left = ALERT_STEPS.filter((step) => !order.done.includes(step)).flatMap((step) => {
    const at = stepDueAt(step, settings, order);
    return at === null ? [] : [{ step, at }];
  });
  return left.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/**
 * The steps that are due at an instant, each at most once and for all orders that it is due for. A
 * step waits while its last message is not `QUIET_SECONDS` old. Call it with the orders that wait:
 * an answered one is not among them, so nothing follows.
 */
export function dueAlerts<Order extends WaitingOrder>(
  settings: AlertSettings,
  orders: readonly Order[],
  last: LastAlerts,
  now: Date,
): DueAlert<Order>[] {
  const at = now.getTime();
  return ALERT_STEPS.flatMap((step) => {
    const quietUntil = (last[step] ?? Number.NEGATIVE_INFINITY) + QUIET_SECONDS[step] * 1_000;
    if (at < quietUntil) return [];
    const due = orders.filter((order) => isDue(step, settings, order, at));
    return due.length > 0 ? [{ step, orders: due }] : [];
  });
}

function isDue(step: AlertStep, settings: AlertSettings, order: WaitingOrder, at: number): boolean {
  const dueAt = stepDueAt(step, settings, order);
  if (dueAt === null || order.done.includes(step)) return false;
  return dueAt <= at && at < order.since + FORGOTTEN_MS;
}
