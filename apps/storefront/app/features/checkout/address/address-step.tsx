import type { CheckoutScreen } from "@comanda/domain/checkout-flow";
import type { ComponentType } from "react";
import { useText } from "../../../i18n/text.tsx";
import { LazyPart } from "../../../ui/lazy-part.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { StepFrame } from "../step-frame.tsx";
import { useSteps } from "../use-steps.ts";
import { AddressFormStep } from "./address-form-step.tsx";
import { AddressListStep } from "./address-list-step.tsx";

type Load = () => Promise<ComponentType<{ onToCart: () => void }>>;

/** Their code, and that of the maps, comes when they are first seen. */
const lazySteps: Partial<Record<CheckoutScreen, Load>> = {
  address_autocomplete: async () =>
    (await import("../search/address-search-step.tsx")).AddressSearchStep,
  delivery_map: async () => (await import("../pin/delivery-map-step.tsx")).DeliveryMapStep,
  address_create_map: async () => (await import("../pin/map-address-step.tsx")).MapAddressStep,
};

type AddressStepProps = { screen: CheckoutScreen; onToCart: () => void };

/** The steps of a delivery's address (spec §2, Checkout modal, 3 to 7); nothing for the others. */
export function AddressStep({ screen, onToCart }: AddressStepProps) {
  if (screen === "delivery_address") return <AddressListStep onToCart={onToCart} />;
  if (screen === "address_create") return <AddressFormStep onToCart={onToCart} />;
  const load = lazySteps[screen];
  return load ? (
    <LazyPart
      key={screen}
      load={load}
      props={{ onToCart }}
      waiting={<WaitingStep screen={screen} />}
    />
  ) : null;
}

/** In the place of a step that there is no network to load with. */
function WaitingStep({ screen }: { screen: CheckoutScreen }) {
  const t = useText();
  const steps = useSteps(screen);
  return (
    <StepFrame
      title={t("checkout.address.formTitle")}
      progress={steps.progress}
      onBack={steps.goBack}
      footer={null}
    >
      <Notice alert>{t("error.offlinePart")}</Notice>
    </StepFrame>
  );
}
