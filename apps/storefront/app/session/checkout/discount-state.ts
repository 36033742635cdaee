import { ApiError } from "@comanda/contract/calls/api-client";
import { type Cents, toCents } from "@comanda/domain/money/cents";

/** An order can have one discount of each modality (decision 22). */
export type Modality = "COUPON" | "FIDELITY";

/** Why a coupon or a reward is not on the order. */
export type DiscountRefusal =
  | { code: "coupon_below_minimum"; minimum: Cents; missing: Cents }
  | { code: "points_missing"; missing: number }
  | { code: "coupon_unknown" }
  | { code: "coupon_used_up" | "reward_unknown" }
  /** The restaurant had the coupon, and has taken it away. */
  | { code: "coupon_gone" }
  | { code: "nothing_off" | "client_required" }
  | RetryableRefusal;

/** The API did not decide whether the discount applies: the call can be tried again. */
type RetryableRefusal =
  | { code: "unreachable" | "busy" | "overloaded" }
  /** Another backend may give its reason only in words. */
  | { code: "server"; backendMessage?: string };

/** The API's last answers about the discounts of one order. */
export type DiscountState = {
  orderId: string | null;
  refused: Record<Modality, DiscountRefusal | null>;
  /**
   * The codes and ids that this page applied: the order does not name them to a visitor without a
   * client.
   */
  applied: Record<Modality, string | null>;
};

/** Returns the state of an order for which no discount was sent. */
export function emptyDiscountState(orderId: string | null = null): DiscountState {
  const none = { COUPON: null, FIDELITY: null };
  return { orderId, refused: none, applied: none };
}

/** Returns the state for this order; an empty one where `state` belongs to another order. */
export function discountStateOf(state: DiscountState, orderId: string): DiscountState {
  return state.orderId === orderId ? state : emptyDiscountState(orderId);
}

/** Returns whether the same discount may be accepted when it is sent again. */
export function isRetryableRefusal({ code }: DiscountRefusal): boolean {
  return ["unreachable", "busy", "overloaded", "server"].includes(code);
}

/**
 * Returns the refusal that a failed call means. Any other error is a bug in our code, and is reported.
 */
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
      return {
        code: "server",
        ...(error.backendMessage && { backendMessage: error.backendMessage }),
      };
  }
}

/** Returns the refusal in the problem's first reason; null where it has no known reason. */
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
