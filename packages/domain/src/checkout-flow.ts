import type { Cents } from "./money.ts";
import type { OrderingSettings } from "./order-types.ts";
import { type ServiceType, serviceKey } from "./service-type.ts";

/** The steps of the checkout (spec §2, Checkout modal). */
export type CheckoutScreen =
  | "additional_information"
  | "client_information"
  | "delivery_address"
  | "address_autocomplete"
  | "address_create"
  | "delivery_map"
  | "address_create_map"
  | "order_summary";

export type FlowContext = {
  serviceType: ServiceType;
  /** Whether the settings of the service type ask for a name and a phone. */
  clientInfoRequired: boolean;
  /** Whether they are known already. */
  hasClient: boolean;
  /** The question to ask, such as the table's number; null or empty when there is none. */
  additionalInput: string | null;
  /** The answer so far. */
  additionalInfo: string;
};

/** Whether name and phone must still be asked for; a delivery always needs them (spec §4). */
export function clientInfoNeeded(
  settings: OrderingSettings,
  serviceType: ServiceType,
  hasClient: boolean,
): boolean {
  const required = settings[serviceKey(serviceType)]?.collect_client_info === true;
  return clientIsMissing({ serviceType, clientInfoRequired: required, hasClient });
}

function clientIsMissing(
  c: Pick<FlowContext, "serviceType" | "clientInfoRequired" | "hasClient">,
): boolean {
  return (c.clientInfoRequired || c.serviceType === "DELIVERY") && !c.hasClient;
}

/** The screen with which the checkout opens (spec §4, Checkout flow, Opening). */
export function openingScreen(c: FlowContext): CheckoutScreen {
  if (clientIsMissing(c)) return "client_information";
  return c.additionalInput ? "additional_information" : afterQuestions(c);
}

/**
 * The screen that comes when `from` is done (spec §4, Checkout flow, Next). The question that the
 * opening passed over for the client's name is asked after it, which the specification leaves out:
 * a new customer would never be asked for the table.
 */
export function nextScreen(from: CheckoutScreen, c: FlowContext): CheckoutScreen {
  switch (from) {
    case "additional_information":
      return clientIsMissing(c) ? "client_information" : afterQuestions(c);
    case "client_information":
      return c.additionalInput && !isAnswered(c) ? "additional_information" : afterQuestions(c);
    default:
      return "order_summary";
  }
}

/** The screen that comes after `from`, once what it asks has been answered. */
export function screenAfter(from: CheckoutScreen, c: FlowContext): CheckoutScreen {
  return nextScreen(from, answered(from, c));
}

/** How many screens follow `from` until the summary, the summary included. */
export function screensAhead(from: CheckoutScreen, c: FlowContext): number {
  if (from === "order_summary") return 0;
  const after = answered(from, c);
  return 1 + screensAhead(nextScreen(from, after), after);
}

/** What will be known when `screen` is done; any answer stands for the one not given yet. */
function answered(screen: CheckoutScreen, c: FlowContext): FlowContext {
  if (screen === "client_information") return { ...c, hasClient: true };
  if (screen !== "additional_information" || isAnswered(c)) return c;
  return { ...c, additionalInfo: "-" };
}

/** The screen whose answer is missing before an order can be summed up, or null. */
export function missingScreen(c: FlowContext): CheckoutScreen | null {
  if (clientIsMissing(c)) return "client_information";
  return c.additionalInput && !isAnswered(c) ? "additional_information" : null;
}

/** The screen to go back to, or `close`: the checkout is left and its data cleared (spec §4, Back). */
export function previousScreen(from: CheckoutScreen, c: FlowContext): CheckoutScreen | "close" {
  switch (from) {
    case "additional_information":
      return "close";
    case "client_information":
      // Unanswered, the question comes after this screen, not before it.
      return c.additionalInput && isAnswered(c) ? "additional_information" : "close";
    case "delivery_address":
      return beforeAddress(c);
    case "order_summary":
      return c.serviceType === "DELIVERY" ? "delivery_address" : beforeAddress(c);
    default:
      return "delivery_address";
  }
}

function afterQuestions(c: FlowContext): CheckoutScreen {
  return c.serviceType === "DELIVERY" ? "delivery_address" : "order_summary";
}

function beforeAddress(c: FlowContext): CheckoutScreen | "close" {
  if (clientIsMissing(c)) return "client_information";
  return c.additionalInput ? "additional_information" : "close";
}

function isAnswered(c: FlowContext): boolean {
  return c.additionalInfo.trim() !== "";
}

/** What the customer has said in this checkout; plain data, to be kept in the browser. */
export type CheckoutData = {
  serviceType: ServiceType | null;
  screen: CheckoutScreen | null;
  /** The order that was created. */
  orderId: string | null;
  /** The payments begun, by kind of provider. */
  paymentIntents: { pix: string | null; d24: string | null; stripe: string | null };
  paymentProviderId: string | null;
  paymentMethodId: string | null;
  addressId: string | null;
  additionalInfo: string;
  tip: Cents;
  tableNumber: string;
  /** What the customer will hand over in cash; null when not said. */
  amountAvailableToPay: Cents | null;
  deliveryPlaceReference: string;
  comments: string;
  couponCode: string;
  /** ISO 8601 instant for which the order is meant; null is as soon as possible. */
  deliveryDate: string | null;
  orderIsFor: "today" | "personalized";
};

/** The checkout before anything was said, and after it was cleared (spec §4, Clearing checkout data). */
export function emptyCheckout(): CheckoutData {
  return {
    serviceType: null,
    screen: null,
    orderId: null,
    paymentIntents: { pix: null, d24: null, stripe: null },
    paymentProviderId: null,
    paymentMethodId: null,
    addressId: null,
    additionalInfo: "",
    tip: 0,
    tableNumber: "",
    amountAvailableToPay: null,
    deliveryPlaceReference: "",
    comments: "",
    couponCode: "",
    deliveryDate: null,
    orderIsFor: "today",
  };
}
