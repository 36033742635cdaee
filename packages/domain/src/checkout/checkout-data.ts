import type { ServiceType } from "../company/service-type.ts";
import type { Cents } from "../money/cents.ts";

/** The customer's input in this checkout; plain data, which the browser stores. */
export type CheckoutData = {
  serviceType: ServiceType | null;
  /** The id of the created order. */
  orderId: string | null;
  /** The id of the started card payment; other payments start when the order is sent (decision 27). */
  cardPaymentId: string | null;
  paymentMethodId: string | null;
  addressId: string | null;
  additionalInfo: string;
  tip: Cents;
  /** How the tip was chosen, such as `percentage`; null without a tip. */
  tipType: string | null;
  /** The tip in per cent of the subtotal, if it was chosen as a percentage. */
  tipPercent: number | null;
  /** Whether the customer agrees to an optional service fee. */
  serviceFeeAccepted: boolean;
  /** The cash that the customer will pay with; null if not given. */
  amountAvailableToPay: Cents | null;
  comments: string;
  couponCode: string;
  /** The reward to exchange the customer's points for. */
  rewardId: string | null;
  /** The ISO 8601 instant for which the order is scheduled; null means as soon as possible. */
  deliveryDate: string | null;
  orderIsFor: "today" | "personalized";
};

/** Returns the checkout without any input, also after it is cleared (conformance 4.59). */
export function emptyCheckout(): CheckoutData {
  return {
    serviceType: null,
    orderId: null,
    cardPaymentId: null,
    paymentMethodId: null,
    addressId: null,
    additionalInfo: "",
    tip: 0,
    tipType: null,
    tipPercent: null,
    serviceFeeAccepted: false,
    amountAvailableToPay: null,
    comments: "",
    couponCode: "",
    rewardId: null,
    deliveryDate: null,
    orderIsFor: "today",
  };
}
