import { ApiError } from "@comanda/contract/calls/api-client";
import { type Cents, toCents } from "@comanda/domain/money/cents";

/** One of each can be on an order (spec §7, apply-discount). */
export type Modality = "COUPON" | "FIDELITY";

/** Why a coupon or a reward is not on the order. */
export type DiscountRefusal =
  | { code: "coupon_below_minimum"; minimum: Cents; missing: Cents }
  | { code: "points_missing"; missing: number }
  | { code: "coupon_unknown" | "coupon_used_up" | "reward_unknown" }
  | { code: "nothing_off" | "client_required" }
  | RetryableRefusal;

/** Nobody has said whether it counts: it can be tried again. */
type RetryableRefusal = { code: "unreachable" | "busy" | "overloaded" | "server" };

/** What the API last said of one order's discounts. */
export type DiscountState = {
  orderId: string | null;
  refused: Record<Modality, DiscountRefusal | null>;
  /** What was put on it here, by code or id: to a visitor without a client the order does not name it. */
  applied: Record<Modality, string | null>;
};

export function emptyDiscountState(orderId: string | null = null): DiscountState {
  const none = { COUPON: null, FIDELITY: null };
  return { orderId, refused: none, applied: none };
}

/** What is known of this order's discounts; nothing of what was said of another. */
export function discountStateOf(news: DiscountState, orderId: string): DiscountState {
  return news.orderId === orderId ? news : emptyDiscountState(orderId);
}

export function isRetryableRefusal({ code }: DiscountRefusal): boolean {
  return ["unreachable", "busy", "overloaded", "server"].includes(code);
}

/** The refusal behind a failed call. What is not a failed call is a mistake of ours: it is reported. */
export function discountRefusal(error: unknown, currencyCode: string): DiscountRefusal {
  if (!(error instanceof ApiError)) {
    reportError(error);
    return { code: "server" };
  }
  switch (error.code) {
    case "unreachable":
      return { code: "unreachable" };
    case "rate_limited":
      return { code: "busy" };
    case "busy":
      return { code: "overloaded" };
    case "coupon_not_valid":
      return reasonOf(error, currencyCode) ?? { code: "coupon_unknown" };
    case "reward_not_available":
      return reasonOf(error, currencyCode) ?? { code: "reward_unknown" };
    default:
      return { code: "server" };
  }
}

/** Null where the code alone says all there is. */
function reasonOf({ problem }: ApiError, currencyCode: string): DiscountRefusal | null {
  const [reason] = problem.reasons ?? [];
  const cents = (amount: unknown) => toCents(Number(amount), currencyCode);
  switch (reason?.code) {
    case "coupon_below_minimum": {
      const { code, minimum, missing } = reason;
      return { code, minimum: cents(minimum), missing: cents(missing) };
    }
    case "points_missing":
      return { code: reason.code, missing: Number(reason.missing) };
    case "coupon_used_up":
    case "nothing_off":
    case "client_required":
      return { code: reason.code };
    default:
      return null;
  }
}
