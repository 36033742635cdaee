import type { CheckoutScreen, FlowContext } from "@comanda/domain/checkout/flow";
import { preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import type { ComponentType } from "react";

export type LoadStep = () => Promise<ComponentType<{ onToCart: () => void }>>;

/** The steps whose code (it includes the maps) is loaded one step before the customer can open them. */
export const lazySteps: Partial<Record<CheckoutScreen, LoadStep>> = {
  address_autocomplete: async () =>
    (await import("./address-search/address-search-step.tsx")).AddressSearchStep,
  delivery_map: async () => (await import("./address-map/delivery-map-step.tsx")).DeliveryMapStep,
  address_create_map: async () =>
    (await import("./address-map/map-address-step.tsx")).MapAddressStep,
};

/** Returns the lazy steps that can follow the open one. */
export function upcomingSteps(screen: CheckoutScreen, flow: FlowContext): CheckoutScreen[] {
  if (flow.serviceType !== "DELIVERY" || flow.addAddressScreen !== "address_autocomplete")
    return [];
  if (screen === "order_summary") return [];
  if (screen === "address_autocomplete") return ["address_create_map", "delivery_map"];
  return ["address_autocomplete", "address_create_map"];
}

/** Loads the code of the next steps while the customer fills in this one. */
export function preloadSteps(screen: CheckoutScreen, flow: FlowContext): void {
  for (const ahead of upcomingSteps(screen, flow)) {
    const load = lazySteps[ahead];
    if (load) preloadPart(load);
  }
}
