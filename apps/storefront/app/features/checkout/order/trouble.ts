import { ApiError } from "@comanda/contract/client";
import type { PlaceRefusal } from "@comanda/domain/delivery";
import type { Shortage } from "@comanda/domain/stock";
import { isPlaceRefusal } from "../../../session/checkout-address.ts";
import {
  type DiscountRefusal,
  discountRefusal,
  type Modality,
} from "../../../session/discount-news.ts";
import type { ToldReason } from "../../../shop/reason-text.ts";
import { reasonFromWire } from "../../../shop/wire-reason.ts";

/** Why a call of the checkout failed, by where it can be mended. */
export type Trouble =
  /** Nothing is wrong with the order: it can be tried again. */
  | { kind: "unreachable" | "busy" | "overloaded" }
  /** `said` are another backend's own words for it. */
  | { kind: "server"; said?: string }
  /** In the cart. */
  | { kind: "stock"; shortages: Shortage[] }
  | { kind: "menu" }
  | { kind: "refused"; reasons: ToldReason[] }
  /** In the choice of the address: it is not delivered to, not the client's any more, or not there. */
  | { kind: "place"; code: PlaceRefusal }
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

/** Whether the trouble says that the restaurant is no longer what the page shows of it. */
export function isNews({ kind }: Trouble): boolean {
  return NEWS.includes(kind);
}

/** A shortage comes with its own way out, also when the menu has been read again since. */
export function foremost(draft: Trouble | null, placing: Trouble | null): Trouble | null {
  return placing?.kind === "stock" ? placing : (draft ?? placing);
}

const NEWS: readonly Trouble["kind"][] = [
  "stock",
  "menu",
  "refused",
  "place",
  "district",
  "complement",
  "payment",
];

/** The trouble behind a failed call. What is not a failed call is a mistake of ours: it is reported. */
export function troubleOf(error: unknown, currencyCode: string): Trouble {
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
        reasons: reasons.map((each) => reasonFromWire(each, currencyCode)),
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
      return addressFault(error) ?? { kind: "server" };
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
      return { kind: "server", ...(error.said && { said: error.said }) };
  }
}

/** What the API found wrong with an address, where the customer can mend it. */
function addressFault({ faults }: ApiError): Trouble | null {
  const names = (...paths: string[]) => faults.some(({ path }) => paths.includes(path));
  if (names("latitude", "longitude")) return { kind: "misplaced" };
  if (names("area_id", "area_name")) return { kind: "district" };
  if (names("complement")) return { kind: "complement" };
  return names("address") ? { kind: "street" } : null;
}
