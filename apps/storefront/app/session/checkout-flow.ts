import type { Client } from "@comanda/contract/clients";
import type { EcommerceSettings } from "@comanda/contract/ecommerce-settings";
import {
  type CheckoutData,
  type CheckoutScreen,
  type FlowContext,
  nextScreen,
} from "@comanda/domain/checkout-flow";
import { serviceKey } from "@comanda/domain/service-type";

type Known = Pick<CheckoutData, "serviceType" | "additionalInfo"> & { client: Client | null };

/** What decides over the order of the checkout's steps; null while no service type is chosen. */
export function flowContext(settings: EcommerceSettings, known: Known): FlowContext | null {
  const { serviceType, additionalInfo, client } = known;
  if (!serviceType) return null;
  const ofType = settings[serviceKey(serviceType)];
  return {
    serviceType,
    clientInfoRequired: ofType?.collect_client_info ?? false,
    hasClient: client !== null,
    additionalInput: ofType?.additional_input?.trim() || null,
    additionalInfo,
  };
}

/** The screen that comes after `from`, once what it asks has been answered. */
export function screenAfter(from: CheckoutScreen, context: FlowContext): CheckoutScreen {
  return nextScreen(from, answered(from, context));
}

/** How many screens follow `from` until the summary, the summary included. */
export function screensAhead(from: CheckoutScreen, context: FlowContext): number {
  if (from === "order_summary") return 0;
  const after = answered(from, context);
  return 1 + screensAhead(nextScreen(from, after), after);
}

function answered(screen: CheckoutScreen, context: FlowContext): FlowContext {
  if (screen === "client_information") return { ...context, hasClient: true };
  if (screen !== "additional_information") return context;
  return { ...context, additionalInfo: context.additionalInfo.trim() || "-" };
}

/** The screen whose answer is missing before an order can be summed up, or null. */
export function missingScreen(context: FlowContext): CheckoutScreen | null {
  const { serviceType, clientInfoRequired, hasClient, additionalInput, additionalInfo } = context;
  if ((clientInfoRequired || serviceType === "DELIVERY") && !hasClient) return "client_information";
  return additionalInput && !additionalInfo.trim() ? "additional_information" : null;
}
