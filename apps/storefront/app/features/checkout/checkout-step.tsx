import type { CheckoutScreen, FlowContext } from "@comanda/domain/checkout/flow";
import { useEffect, useEffectEvent } from "react";
import type { PlacementResult } from "../../pay/attempt/pay-order.ts";
import { AdditionalInfoStep } from "./additional-info-step.tsx";
import { AddressStep } from "./address-step.tsx";
import { ClientStep } from "./client/client-step.tsx";
import { preloadSteps } from "./lazy-steps.ts";
import { SummaryStep } from "./summary/summary-step.tsx";

type CheckoutStepProps = {
  screen: CheckoutScreen;
  flow: FlowContext;
  onPlaced: (placed: PlacementResult) => void;
  onClose: () => void;
  /** The order is being sent and paid: the checkout cannot be left. */
  onBusy: (busy: boolean) => void;
  /** Opens the cart, where the customer can change the order. */
  onToCart: () => void;
};

/** Shows the step of a screen (conformance 2.74 to 2.83). */
export function CheckoutStep({ screen, flow, onToCart, ...summary }: CheckoutStepProps) {
  const preload = useEffectEvent((shown: CheckoutScreen) => preloadSteps(shown, flow));
  useEffect(() => preload(screen), [screen]);

  switch (screen) {
    case "additional_information":
      return flow.additionalInput && <AdditionalInfoStep question={flow.additionalInput} />;
    case "client_information":
      return <ClientStep />;
    case "order_summary":
      return (
        <SummaryStep
          key={flow.serviceType}
          serviceType={flow.serviceType}
          onToCart={onToCart}
          {...summary}
        />
      );
    default:
      return <AddressStep screen={screen} onToCart={onToCart} />;
  }
}
