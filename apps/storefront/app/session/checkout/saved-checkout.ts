import { type CheckoutData, emptyCheckout } from "@comanda/domain/checkout/checkout-data";
import type { PlannedScreen } from "@comanda/domain/checkout/flow";
import { parseServiceType } from "@comanda/domain/company/service-type";
import { asRecord } from "@comanda/ui/web/as-record.ts";
import {
  emptyCheckoutAddress,
  parseCheckoutAddress,
  type SavedCheckoutAddress,
} from "./checkout-address.ts";
import { type OrderPlan, parseOrderPlan, parsePlannedScreen } from "./order-plan.ts";

/**
 * One attempt to create the order: every retry with the same `basis` sends the same idempotency
 * key.
 */
export type OrderAttempt = { basis: string; key: string };

/**
 * Name and phone as typed; `country` is an ISO code of two letters, null is the company's country.
 */
export type Contact = { name: string; phone: string; country: string | null };

/**
 * An order that was sent, and when (epoch milliseconds). `before`: an earlier attempt sent it, and
 * this tab never got the order. `unread`: its answer could not be read, so that only the id is
 * known.
 */
export type LastSentOrder = { orderId: string; at: number; before?: true; unread?: true };

/**
 * An order whose placement has no answer yet; `cart` is the `cartFingerprint` of its lines.
 * `unpaid`: the customer knows that it was placed, and it blocks another order only while it waits
 * for its payment.
 */
export type PendingPlacement = { orderId: string; cart: string; unpaid?: true };

/** What the browser stores of a checkout that is not finished. */
export type SavedCheckout = CheckoutData &
  SavedCheckoutAddress & {
    contact: Contact;
    /** What the field for a coupon's code has; null where that is the coupon that was applied. */
    typedCoupon: string | null;
    /** Whether the restaurant has had the chosen coupon: it was on its list, or counted once. */
    isCouponKnown: boolean;
    /** How the visitor wants to order; it stays when the checkout is cleared. */
    plan: OrderPlan | null;
    /** The address screen of the plan, until the checkout has shown it. */
    plannedScreen: PlannedScreen | null;
    attempt: OrderAttempt | null;
    /** The hash of the order data that was last saved (conformance 3.78). */
    savedHash: string | null;
    /**
     * Stays when the checkout is cleared: until its outcome is known, no other order may be sent.
     */
    sending: PendingPlacement | null;
    /** The order that ended the last checkout, for tabs that did not see it end. */
    sent: LastSentOrder | null;
  };

/** Returns a checkout in which nothing is filled in. */
export const emptySavedCheckout = (): SavedCheckout => ({
  ...emptyCheckout(),
  contact: { name: "", phone: "", country: null },
  ...emptyCheckoutAddress(),
  typedCoupon: null,
  isCouponKnown: false,
  plan: null,
  plannedScreen: null,
  attempt: null,
  savedHash: null,
  sending: null,
  sent: null,
});

/**
 * Reads a stored checkout; a field of the wrong type is empty. An older page, an extension or the
 * visitor may have written it.
 */
export function parseSavedCheckout(found: unknown): SavedCheckout {
  const stored = asRecord(found);
  const text = (name: keyof SavedCheckout) => string(stored[name]) ?? "";
  const cents = Number.isSafeInteger(stored.amountAvailableToPay);
  return {
    ...emptySavedCheckout(),
    serviceType: parseServiceType(string(stored.serviceType)),
    orderId: string(stored.orderId),
    cardPaymentId: string(stored.cardPaymentId),
    paymentMethodId: string(stored.paymentMethodId),
    addressId: string(stored.addressId),
    additionalInfo: text("additionalInfo"),
    tip: Number.isSafeInteger(stored.tip) ? Math.max(0, Number(stored.tip)) : 0,
    tipType: string(stored.tipType),
    tipPercent: percent(stored.tipPercent),
    serviceFeeAccepted: stored.serviceFeeAccepted === true,
    amountAvailableToPay: cents ? Number(stored.amountAvailableToPay) : null,
    comments: text("comments"),
    couponCode: text("couponCode"),
    typedCoupon: string(stored.typedCoupon),
    isCouponKnown: stored.isCouponKnown === true,
    rewardId: string(stored.rewardId),
    deliveryDate: instant(stored.deliveryDate),
    orderIsFor: stored.orderIsFor === "personalized" ? "personalized" : "today",
    contact: contact(stored.contact),
    ...parseCheckoutAddress(stored),
    plan: parseOrderPlan(stored.plan),
    plannedScreen: parsePlannedScreen(stored.plannedScreen),
    attempt: attempt(stored.attempt),
    savedHash: string(stored.savedHash),
    sending: sending(stored.sending),
    sent: sent(stored.sent),
  };
}

function contact(found: unknown): Contact {
  const { name, phone, country } = asRecord(found);
  return { name: string(name) ?? "", phone: string(phone) ?? "", country: string(country) };
}

function attempt(found: unknown): OrderAttempt | null {
  const [basis, key] = [string(asRecord(found).basis), string(asRecord(found).key)];
  return basis && key ? { basis, key } : null;
}

function sending(found: unknown): PendingPlacement | null {
  const stored = asRecord(found);
  const [orderId, cart] = [string(stored.orderId), string(stored.cart)];
  return orderId && cart
    ? { orderId, cart, ...(stored.unpaid === true && { unpaid: true }) }
    : null;
}

function sent(found: unknown): LastSentOrder | null {
  const { orderId, at, before, unread } = asRecord(found);
  if (typeof orderId !== "string" || typeof at !== "number") return null;
  return {
    orderId,
    at,
    ...(before === true && { before }),
    ...(unread === true && { unread }),
  };
}

function string(found: unknown): string | null {
  return typeof found === "string" ? found : null;
}

function percent(found: unknown): number | null {
  return typeof found === "number" && found > 0 && found <= 100 ? found : null;
}

function instant(found: unknown): string | null {
  return typeof found === "string" && !Number.isNaN(Date.parse(found)) ? found : null;
}
