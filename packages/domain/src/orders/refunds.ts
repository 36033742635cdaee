import type { Cents } from "../money/cents.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../time/durations.ts";

/**
 * How far a refund is. `requested`: it is written, and its provider is not asked yet. `sent`: the
 * provider is asked, and works on it. `unknown`: no usable answer came, and the provider is asked
 * again; the money may be on its way. `refused`: the provider says no.
 */
export type RefundState = "requested" | "sent" | "unknown" | "confirmed" | "refused";

/** Returns whether the outcome of a refund is not known yet. */
export function isOpenRefund(state: RefundState): boolean {
  return state !== "confirmed" && state !== "refused";
}

/** Money that an order received, from which a refund takes. */
export type RefundSource = {
  /** The id of the online payment; null for money that was taken at the counter. */
  paymentId: string | null;
  received: Cents;
  /** The sum of its refunds, open ones too, without refused ones. */
  given: Cents;
  /** Whether the provider sends money back when it is asked. Otherwise people do. */
  byProvider: boolean;
};

/** What can still go back, in cents: `byProvider` without a person, `total` in every way. */
export type Refundable = { byProvider: Cents; total: Cents };

const leftOf = ({ received, given }: RefundSource): Cents => Math.max(0, received - given);

/** Returns how much of an order's payments can still go back, in all and by their providers alone. */
export function refundableOf(sources: readonly RefundSource[]): Refundable {
  const sum = (some: readonly RefundSource[]) =>
    some.reduce((total, source) => total + leftOf(source), 0);
  return { byProvider: sum(sources.filter(({ byProvider }) => byProvider)), total: sum(sources) };
}

/** A part of a refund, of one source. */
export type RefundPart = { paymentId: string | null; amount: Cents };

/**
 * Splits a refund of `amount` over the sources; each gives no more than it has left. A refund by hand
 * takes first what no provider can send back. Returns null when less is left, or for no amount.
 */
export function splitRefund(
  sources: readonly RefundSource[],
  amount: Cents,
  { byHand }: { byHand: boolean },
): RefundPart[] | null {
  if (!(Number.isSafeInteger(amount) && amount > 0)) return null;
  const usable = byHand
    ? sources.toSorted((a, b) => Number(a.byProvider) - Number(b.byProvider))
    : sources.filter(({ byProvider }) => byProvider);
  const parts: RefundPart[] = [];
  let rest = amount;
  for (const source of usable) {
    const part = Math.min(rest, leftOf(source));
    if (part > 0) parts.push({ paymentId: source.paymentId, amount: part });
    rest -= part;
  }
  return rest === 0 ? parts : null;
}

const DELAYS_MS = [5 * SECOND_MS, 15 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS];
/** The longest delay after which a provider is asked again about a refund. */
export const MAX_REFUND_DELAY_MS = HOUR_MS;
const ASKED_FOR_MS = 30 * DAY_MS;

/**
 * Returns when a provider is asked again about a refund without an outcome, after it was asked
 * `asked` times: at first after seconds, then hourly. Null after 30 days: then a person looks.
 */
export function nextRefundAsk(
  { asked, requestedAt }: { asked: number; requestedAt: Date },
  now: Date,
): Date | null {
  if (now.getTime() - requestedAt.getTime() > ASKED_FOR_MS) return null;
  return new Date(now.getTime() + (DELAYS_MS[asked - 1] ?? MAX_REFUND_DELAY_MS));
}
