import type { Client } from "@comanda/contract/clients";
import type { EcommerceSettings } from "@comanda/contract/ecommerce-settings";
import type { CheckoutData, FlowContext } from "@comanda/domain/checkout-flow";
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
