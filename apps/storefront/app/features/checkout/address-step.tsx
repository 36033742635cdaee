import type { CheckoutScreen } from "@comanda/domain/checkout/flow";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useLazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useText } from "../../i18n/text.ts";
import { AddressFormStep } from "./address/address-form-step.tsx";
import { AddressListStep } from "./address/address-list-step.tsx";
import { StepFrame } from "./frame/step-frame.tsx";
import { StepSkeleton } from "./frame/step-skeleton.tsx";
import { useStepNavigation } from "./frame/use-step-navigation.ts";
import { type LoadStep, lazySteps } from "./lazy-steps.ts";

type AddressStepProps = { screen: CheckoutScreen; onToCart: () => void };

/** Shows the address steps of a delivery (conformance 2.78 to 2.82); null for any other screen. */
export function AddressStep({ screen, onToCart }: AddressStepProps) {
  if (screen === "delivery_address") return <AddressListStep onToCart={onToCart} />;
  if (screen === "address_create") return <AddressFormStep onToCart={onToCart} />;
  const load = lazySteps[screen];
  return load ? <LazyStep key={screen} screen={screen} load={load} onToCart={onToCart} /> : null;
}

function LazyStep({ screen, load, onToCart }: AddressStepProps & { load: LoadStep }) {
  const { Part, failed } = useLazyPart(load);
  return Part ? <Part onToCart={onToCart} /> : <ComingStep screen={screen} failed={failed} />;
}

const titles = {
  address_autocomplete: "checkout.search.title",
  delivery_map: "checkout.pin.title",
  address_create_map: "checkout.place.title",
} as const;

/** Shown while a step's code loads, or when it cannot load without a network. */
function ComingStep({ screen, failed }: { screen: CheckoutScreen; failed: boolean }) {
  const t = useText();
  const steps = useStepNavigation(screen);
  const title = screen in titles ? titles[screen as keyof typeof titles] : null;
  return (
    <StepFrame
      title={t(title ?? "checkout.address.formTitle")}
      progress={steps.progress}
      onBack={steps.goBack}
      short={screen === "address_autocomplete"}
      footer={null}
    >
      {failed ? <Notice alert>{t("error.offlinePart")}</Notice> : <StepSkeleton />}
    </StepFrame>
  );
}
