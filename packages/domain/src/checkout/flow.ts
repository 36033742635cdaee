import type { OrderingSettings } from "../company/order-types.ts";
import { type ServiceType, serviceTypeKey } from "../company/service-type.ts";
import { isBlank } from "../text/visible-text.ts";

/** The screens of the checkout. */
export type CheckoutScreen =
  | "additional_information"
  | "client_information"
  | "delivery_address"
  | "address_autocomplete"
  | "address_create"
  | "delivery_map"
  | "address_create_map"
  | "order_summary";

/** The screens to add an address. */
export type AddAddressScreen =
  | "address_autocomplete"
  | "address_create"
  | "delivery_map"
  | "address_create_map";

/**
 * The address screen that a plan leads to: the list for an address of the client, the confirmation for a
 * new one, the map for one whose house is not found.
 */
export const PLANNED_SCREENS = [
  "delivery_address",
  "address_create_map",
  "delivery_map",
] as const satisfies CheckoutScreen[];

export type PlannedScreen = (typeof PLANNED_SCREENS)[number];

const QUESTION_SCREENS: readonly CheckoutScreen[] = [
  "additional_information",
  "client_information",
];
const ADD_ADDRESS_SCREENS: readonly CheckoutScreen[] = [
  "address_autocomplete",
  "address_create",
  "delivery_map",
  "address_create_map",
] satisfies AddAddressScreen[];

/** Returns whether a screen of the checkout adds an address. */
export function isAddAddressScreen(screen: CheckoutScreen): screen is AddAddressScreen {
  return ADD_ADDRESS_SCREENS.includes(screen);
}

export type FlowContext = {
  serviceType: ServiceType;
  /** Whether the settings of the service type require a name and a phone. */
  clientInfoRequired: boolean;
  /** Whether name and phone are known. */
  hasClient: boolean;
  /** The additional question, such as the table's number; null or empty if there is none. */
  additionalInput: string | null;
  /** The answer to it; empty if not given. */
  additionalInfo: string;
  /** Whether one of the client's addresses is chosen and not refused. */
  hasAddress: boolean;
  /** Whether the client has addresses to choose from. */
  hasAddresses: boolean;
  /** The first screen to add an address: a search, or a form if districts set the price. */
  addAddressScreen: AddAddressScreen;
  /** The address screen of an address that was chosen before the checkout; null without one. */
  plannedScreen: PlannedScreen | null;
};

/**
 * Returns whether the checkout must ask for name and phone; a delivery always needs them (conformance
 * 3.29).
 */
export function needsClientInfo(
  settings: OrderingSettings,
  serviceType: ServiceType,
  { hasClient }: { hasClient: boolean },
): boolean {
  const required = settings[serviceTypeKey(serviceType)]?.collect_client_info === true;
  return isClientMissing({ serviceType, clientInfoRequired: required, hasClient });
}

/** Returns whether the customer's name and phone are required and not known. */
export function isClientMissing(
  c: Pick<FlowContext, "serviceType" | "clientInfoRequired" | "hasClient">,
): boolean {
  return (c.clientInfoRequired || c.serviceType === "DELIVERY") && !c.hasClient;
}

/** Returns the first screen of the checkout (conformance 4.51, 4.52). */
export function openingScreen(c: FlowContext): CheckoutScreen {
  if (isClientMissing(c)) return "client_information";
  return c.additionalInput ? "additional_information" : afterQuestions(c);
}

/**
 * Returns the screen after `from` (conformance 4.53 to 4.55). If the checkout opens with the client's
 * name, the additional question comes after it. The specification leaves that out, and a new customer
 * would never be asked for the table. An address from the search or the map is confirmed on a screen of
 * its own.
 */
export function nextScreen(from: CheckoutScreen, c: FlowContext): CheckoutScreen {
  switch (from) {
    case "additional_information":
      return isClientMissing(c) ? "client_information" : afterQuestions(c);
    case "client_information":
      return c.additionalInput && !isAnswered(c) ? "additional_information" : afterQuestions(c);
    case "address_autocomplete":
    case "delivery_map":
      return "address_create_map";
    default:
      return "order_summary";
  }
}

/** Returns the screen after `from`, assuming that `from` is answered. */
export function screenAfterAnswer(from: CheckoutScreen, c: FlowContext): CheckoutScreen {
  return nextScreen(from, assumeAnswered(from, c));
}

/**
 * Returns the context after `screen` is answered; a placeholder replaces an answer that is not given yet.
 */
function assumeAnswered(screen: CheckoutScreen, c: FlowContext): FlowContext {
  if (screen === "client_information") return { ...c, hasClient: true };
  if (screen !== "additional_information" || isAnswered(c)) return c;
  return { ...c, additionalInfo: "-" };
}

/** Returns the screen that must be answered before `screen`, or null. */
export function missingScreen(screen: CheckoutScreen, c: FlowContext): CheckoutScreen | null {
  if (QUESTION_SCREENS.includes(screen)) return null;
  if (isClientMissing(c)) return "client_information";
  if (c.additionalInput && !isAnswered(c)) return "additional_information";
  const isAddressMissing = c.serviceType === "DELIVERY" && !c.hasAddress;
  return screen === "order_summary" && isAddressMissing ? afterQuestions(c) : null;
}

/**
 * Returns the screen before `from`, or `close`: then the checkout closes and its data is cleared
 * (conformance 4.56 to 4.58). A client without addresses has no address list to go back to.
 */
export function previousScreen(from: CheckoutScreen, c: FlowContext): CheckoutScreen | "close" {
  switch (from) {
    case "additional_information":
      return "close";
    case "client_information":
      // An unanswered question comes after this screen, not before it.
      return c.additionalInput && isAnswered(c) ? "additional_information" : "close";
    case "delivery_address":
      return beforeAddress(c);
    case "order_summary":
      if (c.serviceType !== "DELIVERY") return beforeAddress(c);
      return c.hasAddresses ? "delivery_address" : c.addAddressScreen;
    default:
      return c.hasAddresses ? "delivery_address" : beforeAddress(c);
  }
}

/**
 * Returns the screen after the questions: that of the planned address, or else the list. A client without
 * addresses starts to add one.
 */
function afterQuestions(c: FlowContext): CheckoutScreen {
  if (c.serviceType !== "DELIVERY") return "order_summary";
  if (c.plannedScreen) return c.plannedScreen;
  return c.hasAddresses ? "delivery_address" : c.addAddressScreen;
}

function beforeAddress(c: FlowContext): CheckoutScreen | "close" {
  if (isClientMissing(c)) return "client_information";
  return c.additionalInput ? "additional_information" : "close";
}

function isAnswered(c: FlowContext): boolean {
  return !isBlank(c.additionalInfo);
}
