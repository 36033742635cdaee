import type { ClientAddress } from "@comanda/contract/clients/client";
import { validPosition } from "@comanda/domain/delivery/coverage";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useCompanyWithPolygons } from "../../../company/company-with-polygons.ts";
import { useText } from "../../../i18n/text.ts";
import { useCheckout } from "../../../session/checkout/checkout-store.ts";
import { usableClientAddresses } from "../../../session/checkout/flow-facts.ts";
import { recentAddressIds } from "../../../session/client/recent-addresses.ts";
import { CoverageButton } from "../delivery/coverage-button.tsx";
import { localDeliveryQuote } from "../delivery/local-delivery-quote.ts";
import { MinimumNotice, useMinimumShortfall } from "../delivery/minimum-notice.tsx";
import { TakeawayInstead } from "../delivery/takeaway-instead.tsx";
import { useDeliverToAddress } from "../delivery/use-deliver-to-address.ts";
import { CheckoutErrorNotice } from "../errors/checkout-error-notice.tsx";
import { ErrorActions } from "../errors/error-actions.tsx";
import { focusFirstError } from "../frame/focus-first-error.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { StepPassed } from "../frame/step-passed.tsx";
import { useNextLabel } from "../frame/use-next-label.ts";
import { usePlannedStep } from "../frame/use-planned-step.ts";
import { useStepNavigation } from "../frame/use-step-navigation.ts";
import { AddAddressButtons } from "./add-address-buttons.tsx";
import { AddressRows } from "./address-rows.tsx";
import { chosenAddress } from "./chosen-address.ts";

/**
 * Shows the choice of the client's address (conformance 2.78 and 5.32). With an address that was chosen
 * before the checkout it goes on by itself (decision 70).
 */
export function AddressListStep({ onToCart }: { onToCart: () => void }) {
  const t = useText();
  const site = useCompanySite();
  const drawn = useCompanyWithPolygons();
  const checkout = useCheckout((state) => state);
  const steps = useStepNavigation("delivery_address");
  const nextLabel = useNextLabel();
  const { runExclusively, deliverTo, busy, error, setError } = useDeliverToAddress(steps);
  const [saved] = useState(() => recentAddressIds(document.cookie));
  const [submitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const belowMinimum = useMinimumShortfall() !== null;

  const addresses = usableClientAddresses(site, checkout.client);
  const chosen = chosenAddress(
    addresses,
    checkout,
    saved,
    (each) => drawn !== null && !localDeliveryQuote(drawn, each).ok,
  );
  const invalid = checkout.invalidAddresses;

  const deliver = (address: ClientAddress) =>
    runExclusively(async () => void (await deliverTo(address)));
  const isPassing = usePassPlannedStep(!belowMinimum && chosen ? () => deliver(chosen) : null);

  const submit = () => {
    setSubmitted(!chosen);
    if (!chosen) return focusFirstError(form.current);
    void deliver(chosen);
  };
  useWhenOnline(error?.kind === "unreachable", submit);

  const isAnyValid = addresses.some(({ id }) => !Object.hasOwn(invalid, id));
  const refused = addresses.findLast(({ id }) => Object.hasOwn(invalid, id));

  if (isPassing) return <StepPassed steps={steps} />;
  return (
    <StepFrame
      title={t("checkout.address.title")}
      progress={steps.progress}
      onBack={steps.goBack}
      onSubmit={(event) => {
        event.preventDefault();
        form.current = event.currentTarget;
        submit();
      }}
      footer={
        <>
          <MinimumNotice onToCart={onToCart} />
          {error && error.kind !== "place" && (
            <CheckoutErrorNotice
              error={error}
              action={
                <ErrorActions
                  error={error}
                  onRetry={submit}
                  onCartFitted={() => setError(null)}
                  onToCart={onToCart}
                  onEditClient={() => steps.goTo("client_information")}
                  onToAddresses={null}
                  otherWay={<TakeawayInstead />}
                />
              }
            />
          )}
          <Button type="submit" busy={busy} disabled={belowMinimum || !isAnyValid}>
            {nextLabel(steps.next)}
          </Button>
        </>
      }
    >
      {addresses.length === 0 && <p className="text-muted">{t("checkout.address.none")}</p>}
      {refused && <RefusedAddressNotice address={refused} />}
      {addresses.length > 0 && (
        <AddressRows
          addresses={addresses}
          chosen={chosen}
          invalid={invalid}
          error={submitted && !chosen ? t("checkout.address.choose") : null}
          onChoose={({ id }) => {
            setError(null);
            checkout.update({ addressId: id });
          }}
        />
      )}
      <AddAddressButtons onGo={steps.goTo} />
    </StepFrame>
  );
}

/** Goes on once by itself if the step was planned before the checkout. Returns whether it is doing so. */
function usePassPlannedStep(goOn: (() => Promise<unknown>) | null): boolean {
  const isPlanned = usePlannedStep("delivery_address");
  const [isPassing, setPassing] = useState(isPlanned && goOn !== null);
  const pass = useEffectEvent(async () => {
    if (isPassing) await goOn?.();
    setPassing(false);
  });
  useEffect(() => void pass(), []);
  return isPassing;
}

/** Says that the restaurant does not deliver to an address that was chosen. */
function RefusedAddressNotice({ address }: { address: ClientAddress }) {
  const t = useText();
  return (
    <Notice
      alert
      className="mb-3"
      action={
        <div className="flex flex-wrap gap-x-4">
          <CoverageButton pin={validPosition(address)} />
          <TakeawayInstead />
        </div>
      }
    >
      {t("checkout.address.chooseAnother")}
    </Notice>
  );
}
