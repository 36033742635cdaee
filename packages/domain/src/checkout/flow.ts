import type { OrderingSettings } from "../company/order-types.ts";
import { type ServiceType, serviceTypeKey } from "../company/service-type.ts";
import { isBlank } from "../text/visible-text.ts";

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

/** The steps that lead to an address the client does not have yet. */
export type AddAddressScreen =
  | "address_autocomplete"
  | "address_create"
  | "delivery_map"
  | "address_create_map";

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

export function isAddAddressScreen(screen: CheckoutScreen): screen is AddAddressScreen {
  return ADD_ADDRESS_SCREENS.includes(screen);
}

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
  /** Whether one of the client's addresses has been chosen that nobody has refused. */
  hasAddress: boolean;
  /** Whether the client has any to choose from. */
  hasAddresses: boolean;
  /** Where adding one begins: with a search, or with a form where the districts decide. */
  addAddressScreen: AddAddressScreen;
};

/** Whether name and phone must still be asked for; a delivery always needs them (spec §4). */
export function needsClientInfo(
  settings: OrderingSettings,
  serviceType: ServiceType,
  hasClient: boolean,
): boolean {
  const required = settings[serviceTypeKey(serviceType)]?.collect_client_info === true;
  return isClientMissing({ serviceType, clientInfoRequired: required, hasClient });
}

function isClientMissing(
  c: Pick<FlowContext, "serviceType" | "clientInfoRequired" | "hasClient">,
): boolean {
  return (c.clientInfoRequired || c.serviceType === "DELIVERY") && !c.hasClient;
}

/** The screen with which the checkout opens (spec §4, Checkout flow, Opening). */
export function openingScreen(c: FlowContext): CheckoutScreen {
  if (isClientMissing(c)) return "client_information";
  return c.additionalInput ? "additional_information" : afterQuestions(c);
}

/**
 * The screen that comes when `from` is done (spec §4, Checkout flow, Next). The question that the
 * opening passed over for the client's name is asked after it, which the specification leaves out:
 * a new customer would never be asked for the table. An address that was
 * found or pinned is confirmed.
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

/** The screen that comes after `from`, once what it asks has been answered. */
export function screenAfterAnswer(from: CheckoutScreen, c: FlowContext): CheckoutScreen {
  return nextScreen(from, assumeAnswered(from, c));
}

/** What the screens are about; the ways of finding an address are one step, however many there are. */
type CheckoutStage = "client" | "additional" | "address" | "summary";

function stageOf(screen: CheckoutScreen): CheckoutStage {
  switch (screen) {
    case "client_information":
      return "client";
    case "additional_information":
      return "additional";
    case "order_summary":
      return "summary";
    default:
      return "address";
  }
}

/**
 * How far the checkout has come, for screens passed on the way (`trail`, the last one is seen): the
 * steps are those known at its opening, so that their number stays while it lasts. What is edited from
 * the summary counts as its own step, or as the summary where it was known before.
 */
export function checkoutProgress(
  visited: readonly CheckoutScreen[],
  c: FlowContext,
): { step: number; of: number } {
  const summary = visited.indexOf("order_summary");
  const onTheWay = summary < 0 ? visited : visited.slice(0, summary);
  const asksClient = isClientMissing(c) || onTheWay.includes("client_information");
  const stages: CheckoutStage[] = [
    ...(asksClient ? (["client"] as const) : []),
    ...(c.additionalInput ? (["additional"] as const) : []),
    ...(c.serviceType === "DELIVERY" ? (["address"] as const) : []),
    "summary",
  ];
  const at = stages.indexOf(stageOf(visited.at(-1) ?? "order_summary"));
  return { step: at < 0 ? stages.length : at + 1, of: stages.length };
}

/** What will be known when `screen` is done; any answer stands for the one not given yet. */
function assumeAnswered(screen: CheckoutScreen, c: FlowContext): FlowContext {
  if (screen === "client_information") return { ...c, hasClient: true };
  if (screen !== "additional_information" || isAnswered(c)) return c;
  return { ...c, additionalInfo: "-" };
}

/** The screen whose answer is missing before `screen` can ask its own, or null. */
export function missingScreen(screen: CheckoutScreen, c: FlowContext): CheckoutScreen | null {
  if (QUESTION_SCREENS.includes(screen)) return null;
  if (isClientMissing(c)) return "client_information";
  if (c.additionalInput && !isAnswered(c)) return "additional_information";
  const isAddressMissing = c.serviceType === "DELIVERY" && !c.hasAddress;
  return screen === "order_summary" && isAddressMissing ? afterQuestions(c) : null;
}

/**
 * The screen to go back to, or `close`: the checkout is left and its data cleared (spec §4, Back).
 * Who has no addresses came to adding one without a list.
 */
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
      if (c.serviceType !== "DELIVERY") return beforeAddress(c);
      return c.hasAddresses ? "delivery_address" : c.addAddressScreen;
    default:
      return c.hasAddresses ? "delivery_address" : beforeAddress(c);
  }
}

/** Who has no addresses adds one: an empty list would ask nothing. */
function afterQuestions(c: FlowContext): CheckoutScreen {
  if (c.serviceType !== "DELIVERY") return "order_summary";
  return c.hasAddresses ? "delivery_address" : c.addAddressScreen;
}

function beforeAddress(c: FlowContext): CheckoutScreen | "close" {
  if (isClientMissing(c)) return "client_information";
  return c.additionalInput ? "additional_information" : "close";
}

function isAnswered(c: FlowContext): boolean {
  return !isBlank(c.additionalInfo);
}
