import { ApiError } from "@comanda/contract/calls/api-client";
import type { DestinationRefusal } from "@comanda/domain/delivery/price-settings";
import type { Shortage } from "@comanda/domain/menu/shortages";
import { parseReason } from "../../../ordering/parse-reason.ts";
import type { OrderRefusalReason } from "../../../ordering/use-reason-text.ts";
import { isRefusal } from "../../../pay/requests/payment-calls.ts";
import { waitSecondsOf } from "../../../pay/requests/wait-seconds.ts";
import { isPlaceRefusal } from "../../../session/checkout/checkout-address.ts";
import {
  type DiscountRefusal,
  discountRefusal,
  type Modality,
} from "../../../session/checkout/discount-state.ts";

/** Why a call of the checkout failed, grouped by the place where the customer can correct it. */
export type CheckoutError =
  /** The order is fine: the same request can be sent again. */
  | { kind: "unreachable" | "overloaded" }
  /** The order was sent and no answer came: the page asks for it. */
  | { kind: "unanswered" }
  /** Too many tries: the request can be sent again after `waitSeconds`; null where that is not known. */
  | { kind: "busy"; waitSeconds: number | null }
  /** `backendMessage` is the message of another backend. */
  | { kind: "server"; backendMessage?: string }
  /** Corrected in the cart. */
  | { kind: "stock"; shortages: Shortage[] }
  /** `canChooseAgain`: the dishes are on the menu, with other sizes or options. */
  | { kind: "menu"; canChooseAgain?: boolean }
  /** Another guest of the shared cart was first, or it is over. */
  | { kind: "together" }
  /** Corrected in the cart, or by another time; `nextAt` is when all of the order is sold. */
  | { kind: "sale"; shortages: Shortage[]; nextAt: Date | null }
  | { kind: "refused"; reasons: OrderRefusalReason[] }
  /**
   * Corrected by choosing another address: the company does not deliver there, or the client no
   * longer has it.
   */
  | { kind: "place"; code: DestinationRefusal }
  | { kind: "address" }
  /** Corrected in the fields of an address; `mismatch`: the position contradicts the written address. */
  | { kind: "mismatch" | "district" | "street" | "complement" }
  /** Corrected by choosing another method: this one is gone, or cannot be used now. */
  | { kind: "payment" | "provider" }
  /** Corrected at the coupon or at the reward. */
  | { kind: "discount"; modality: Modality; refusal: DiscountRefusal }
  /** Corrected in the client step. */
  | { kind: "phone" }
  | { kind: "client" };

/** Returns whether the error shows that the page's menu or settings are outdated. */
export function showsMenuIsStale({ kind }: CheckoutError): boolean {
  return MENU_IS_STALE.includes(kind);
}

/**
 * Returns the error that is shown. A shortage comes first, because it has its own buttons, even after
 * the menu was read again. A dish whose size or option is gone is refused as if it had sold out: where the menu
 * says that it can be chosen again, that comes first.
 */
export function primaryError(
  draftError: CheckoutError | null,
  placementError: CheckoutError | null,
): CheckoutError | null {
  if (draftError?.kind === "menu" && draftError.canChooseAgain) return draftError;
  return placementError?.kind === "stock" ? placementError : (draftError ?? placementError);
}

const MENU_IS_STALE: readonly CheckoutError["kind"][] = [
  "stock",
  "menu",
  "sale",
  "refused",
  "place",
  "district",
  "complement",
  "payment",
];

/** Turns a failed call into a checkout error. Any other error is a bug of ours, and is reported. */
export function toCheckoutError(error: unknown, currencyCode: string): CheckoutError {
  if (!(error instanceof ApiError)) {
    reportError(error);
    return { kind: "server" };
  }
  switch (error.code) {
    case "unreachable":
      return { kind: "unreachable" };
    case "rate_limited":
      return { kind: "busy", waitSeconds: waitSecondsOf(error) };
    case "busy":
      return { kind: "overloaded" };
    case "out_of_stock":
      return { kind: "stock", shortages: error.shortages };
    case "not_on_sale":
      return {
        kind: "sale",
        shortages: error.shortages,
        nextAt: error.problem.next_at ? new Date(error.problem.next_at) : null,
      };
    case "product_not_found":
    case "invalid_modifiers":
      return { kind: "menu" };
    case "shared_cart_changed":
    case "shared_cart_not_found":
    case "shared_cart_over":
    case "shared_cart_sent":
    case "removed_from_shared_cart":
    case "not_the_opener":
      return { kind: "together" };
    case "not_orderable": {
      const reasons = error.problem.reasons ?? [];
      const place = reasons.map(({ code }) => code).find(isPlaceRefusal);
      if (place) return { kind: "place", code: place };
      // Another backend may give no reason that can be read.
      const read = reasons.map((each) => parseReason(each, currencyCode));
      return { kind: "refused", reasons: read.length > 0 ? read : [{ code: error.code }] };
    }
    case "amount_too_large":
      return { kind: "refused", reasons: [{ code: error.code }] };
    case "qr_not_found":
      return { kind: "refused", reasons: [{ code: "qr_required" }] };
    case "address_not_found":
    case "address_required":
      return { kind: "address" };
    case "invalid_body":
      return addressError(error) ?? { kind: "server" };
    case "payment_method_not_found":
      return { kind: "payment" };
    case "payment_provider_offline":
      return { kind: "provider" };
    case "coupon_not_valid":
    case "reward_not_available": {
      const modality = error.code === "coupon_not_valid" ? "COUPON" : "FIDELITY";
      return { kind: "discount", modality, refusal: discountRefusal(error, currencyCode) };
    }
    case "invalid_phone":
      return { kind: "phone" };
    case "client_not_found":
    case "client_required":
      return { kind: "client" };
    default:
      return {
        kind: "server",
        ...(error.backendMessage && { backendMessage: error.backendMessage }),
      };
  }
}

/**
 * Turns a failed question for the delivery price into a checkout error. Another backend has its own codes:
 * whatever it refuses the address for, it does not deliver there (conformance 4.61).
 */
export function toQuoteError(error: unknown, currencyCode: string): CheckoutError {
  const failure = toCheckoutError(error, currencyCode);
  const isPlace = failure.kind === "server" && isRefusal(error);
  return isPlace ? { kind: "place", code: "outside_coverage" } : failure;
}

/** Returns the error of an address that the API refused; null when the customer cannot correct it. */
function addressError({ faults }: ApiError): CheckoutError | null {
  const hasFault = (...paths: string[]) => faults.some(({ path }) => paths.includes(path));
  if (hasFault("latitude", "longitude")) return { kind: "mismatch" };
  if (hasFault("area_id", "area_name")) return { kind: "district" };
  if (hasFault("complement")) return { kind: "complement" };
  return hasFault("address") ? { kind: "street" } : null;
}

/** Returns whether an order was refused only because its total has changed. */
export function isOnlyPriceChange(error: CheckoutError): boolean {
  return error.kind === "refused" && error.reasons.every(({ code }) => code === "price_changed");
}

/** Returns whether the restaurant does not take the chosen type of orders now. */
export function isAboutOrderType(error: CheckoutError): boolean {
  return (
    error.kind === "refused" &&
    error.reasons.some(({ code }) => code === "type_inactive" || code === "type_paused")
  );
}
