import { ApiError } from "@comanda/contract/calls/api-client";
import type { DestinationRefusal } from "@comanda/domain/delivery/pricing";
import type { Shortage } from "@comanda/domain/menu/stock";
import { parseReason } from "../../../ordering/parse-reason.ts";
import type { OrderRefusalReason } from "../../../ordering/use-reason-text.ts";
import { isPlaceRefusal } from "../../../session/checkout/checkout-address.ts";
import {
  type DiscountRefusal,
  discountRefusal,
  type Modality,
} from "../../../session/checkout/discount-state.ts";

/** Why a call of the checkout failed, by where it can be mended. */
export type CheckoutError =
  /** Nothing is wrong with the order: it can be tried again. */
  | { kind: "unreachable" | "busy" | "overloaded" }
  /** `backendMessage` is another backend's own words for it. */
  | { kind: "server"; backendMessage?: string }
  /** In the cart. */
  | { kind: "stock"; shortages: Shortage[] }
  | { kind: "menu" }
  | { kind: "refused"; reasons: OrderRefusalReason[] }
  /** In the choice of the address: it is not delivered to, not the client's any more, or not there. */
  | { kind: "place"; code: DestinationRefusal }
  | { kind: "address" }
  /** In what was written of an address. */
  | { kind: "misplaced" | "district" | "street" | "complement" }
  /** In the choice of payment: the method is gone, or cannot be used now. */
  | { kind: "payment" | "provider" }
  /** At the coupon, or at the reward. */
  | { kind: "discount"; modality: Modality; refusal: DiscountRefusal }
  /** In the client's step. */
  | { kind: "phone" }
  | { kind: "client" };

/** Whether the error says that the restaurant is no longer what the page shows of it. */
export function showsMenuIsStale({ kind }: CheckoutError): boolean {
  return MENU_IS_STALE.includes(kind);
}

/** A shortage comes with its own way out, also when the menu has been read again since. */
export function primaryError(
  draftError: CheckoutError | null,
  placementError: CheckoutError | null,
): CheckoutError | null {
  return placementError?.kind === "stock" ? placementError : (draftError ?? placementError);
}

const MENU_IS_STALE: readonly CheckoutError["kind"][] = [
  "stock",
  "menu",
  "refused",
  "place",
  "district",
  "complement",
  "payment",
];

/** The error behind a failed call. What is not a failed call is a mistake of ours: it is reported. */
export function toCheckoutError(error: unknown, currencyCode: string): CheckoutError {
  if (!(error instanceof ApiError)) {
    reportError(error);
    return { kind: "server" };
  }
  switch (error.code) {
    case "unreachable":
      return { kind: "unreachable" };
    case "rate_limited":
      return { kind: "busy" };
    case "busy":
      return { kind: "overloaded" };
    case "out_of_stock":
      return { kind: "stock", shortages: error.shortages };
    case "product_not_found":
    case "invalid_modifiers":
      return { kind: "menu" };
    case "not_orderable": {
      const reasons = error.problem.reasons ?? [];
      const place = reasons.map(({ code }) => code).find(isPlaceRefusal);
      if (place) return { kind: "place", code: place };
      return {
        kind: "refused",
        reasons: reasons.map((each) => parseReason(each, currencyCode)),
      };
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

/** What the API found wrong with an address, where the customer can mend it. */
function addressError({ faults }: ApiError): CheckoutError | null {
  const hasFault = (...paths: string[]) => faults.some(({ path }) => paths.includes(path));
  if (hasFault("latitude", "longitude")) return { kind: "misplaced" };
  if (hasFault("area_id", "area_name")) return { kind: "district" };
  if (hasFault("complement")) return { kind: "complement" };
  return hasFault("address") ? { kind: "street" } : null;
}
