import type { ServiceType } from "../company/service-type.ts";
import type { Cents } from "../money/cents.ts";

/** What the customer has said in this checkout; plain data, to be kept in the browser. */
export type CheckoutData = {
  serviceType: ServiceType | null;
  /** The order that was created. */
  orderId: string | null;
  /** The payments begun, by kind of provider. */
  paymentIntents: { pix: string | null; d24: string | null; stripe: string | null };
  paymentProviderId: string | null;
  paymentMethodId: string | null;
  addressId: string | null;
  additionalInfo: string;
  tip: Cents;
  /** How the tip was chosen, such as `percentage`; null while none is. */
  tipType: string | null;
  /** Per cent of the goods, where the tip follows them. */
  tipPercent: number | null;
  /** Whether the customer agrees to an optional service fee. */
  serviceFeeAccepted: boolean;
  /** What the customer will hand over in cash; null when not said. */
  amountAvailableToPay: Cents | null;
  comments: string;
  couponCode: string;
  /** The reward that the customer's points are to be exchanged for. */
  rewardId: string | null;
  /** ISO 8601 instant for which the order is meant; null is as soon as possible. */
  deliveryDate: string | null;
  orderIsFor: "today" | "personalized";
};

/** The checkout before anything was said, and after it was cleared (spec §4, Clearing checkout data). */
export function emptyCheckout(): CheckoutData {
  return {
    serviceType: null,
    orderId: null,
    paymentIntents: { pix: null, d24: null, stripe: null },
    paymentProviderId: null,
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
