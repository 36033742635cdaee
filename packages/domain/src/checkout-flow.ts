import type { OrderingSettings } from "./order-types.ts";
import { type ServiceType, serviceKey } from "./service-type.ts";
import { isBlank } from "./visible-text.ts";

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
export type AddingScreen =
  | "address_autocomplete"
  | "address_create"
  | "delivery_map"
  | "address_create_map";

const QUESTIONS: readonly CheckoutScreen[] = ["additional_information", "client_information"];
const ADDING: readonly CheckoutScreen[] = [
  "address_autocomplete",
  "address_create",
  "delivery_map",
  "address_create_map",
] satisfies AddingScreen[];

export function isAdding(screen: CheckoutScreen): screen is AddingScreen {
  return ADDING.includes(screen);
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
  adding: AddingScreen;
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
 * a new customer would never be asked for the table. An address that was
 * found or pinned is confirmed.
 */
export function nextScreen(from: CheckoutScreen, c: FlowContext): CheckoutScreen {
  switch (from) {
    case "additional_information":
      return clientIsMissing(c) ? "client_information" : afterQuestions(c);
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
export function screenAfter(from: CheckoutScreen, c: FlowContext): CheckoutScreen {
  return nextScreen(from, answered(from, c));
}

/** What the screens are about; the ways of finding an address are one step, however many there are. */
type Stage = "client" | "additional" | "address" | "summary";

function stageOf(screen: CheckoutScreen): Stage {
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
  trail: readonly CheckoutScreen[],
  c: FlowContext,
): { step: number; of: number } {
  const summary = trail.indexOf("order_summary");
  const onTheWay = summary < 0 ? trail : trail.slice(0, summary);
  const asksClient = clientIsMissing(c) || onTheWay.includes("client_information");
  const stages: Stage[] = [
    ...(asksClient ? (["client"] as const) : []),
    ...(c.additionalInput ? (["additional"] as const) : []),
    ...(c.serviceType === "DELIVERY" ? (["address"] as const) : []),
    "summary",
  ];
  const at = stages.indexOf(stageOf(trail.at(-1) ?? "order_summary"));
  return { step: at < 0 ? stages.length : at + 1, of: stages.length };
}

/** What will be known when `screen` is done; any answer stands for the one not given yet. */
function answered(screen: CheckoutScreen, c: FlowContext): FlowContext {
  if (screen === "client_information") return { ...c, hasClient: true };
  if (screen !== "additional_information" || isAnswered(c)) return c;
  return { ...c, additionalInfo: "-" };
}

/** The screen whose answer is missing before `screen` can ask its own, or null. */
export function missingScreen(screen: CheckoutScreen, c: FlowContext): CheckoutScreen | null {
  if (QUESTIONS.includes(screen)) return null;
  if (clientIsMissing(c)) return "client_information";
  if (c.additionalInput && !isAnswered(c)) return "additional_information";
  const nowhere = c.serviceType === "DELIVERY" && !c.hasAddress;
  return screen === "order_summary" && nowhere ? afterQuestions(c) : null;
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
      return c.hasAddresses ? "delivery_address" : c.adding;
    default:
      return c.hasAddresses ? "delivery_address" : beforeAddress(c);
  }
}

/** Who has no addresses adds one: an empty list would ask nothing. */
function afterQuestions(c: FlowContext): CheckoutScreen {
  if (c.serviceType !== "DELIVERY") return "order_summary";
  return c.hasAddresses ? "delivery_address" : c.adding;
}

function beforeAddress(c: FlowContext): CheckoutScreen | "close" {
  if (clientIsMissing(c)) return "client_information";
  return c.additionalInput ? "additional_information" : "close";
}

function isAnswered(c: FlowContext): boolean {
  return !isBlank(c.additionalInfo);
}
