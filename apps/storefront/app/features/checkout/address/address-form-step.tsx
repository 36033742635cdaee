import { offeredDistricts } from "@comanda/domain/delivery-zones";
import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect, useMemo, useRef } from "react";
import { useForm } from "react-hook-form";
import { useText } from "../../../i18n/text.tsx";
import type { TypedAddress } from "../../../session/checkout-address.ts";
import { addingScreens } from "../../../session/checkout-flow.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { useShop } from "../../../shop/shop.tsx";
import { Button } from "../../../ui/button.tsx";
import { showFirstError } from "../first-error.ts";
import { useNextLabel } from "../next-label.ts";
import { TroubleNotice } from "../order/trouble-notice.tsx";
import { StepFrame } from "../step-frame.tsx";
import { useSteps } from "../use-steps.ts";
import { AddressFields } from "./address-fields.tsx";
import { addressForm, complementLabel, toNewAddress } from "./address-form.ts";
import { OtherWay } from "./address-ways.tsx";
import { MinimumNotice } from "./minimum-notice.tsx";
import { useAddAddress } from "./use-add-address.ts";
import { WayOut } from "./way-out.tsx";

/** An address written by hand (spec §2, Manual address form); what is typed is kept as it is typed. */
export function AddressFormStep({ onToCart }: { onToCart: () => void }) {
  const t = useText();
  const shop = useShop();
  const { company, settings } = shop;
  const store = useCheckoutStore();
  const steps = useSteps("address_create");
  const nextLabel = useNextLabel();
  const { add, busy, error, retry } = useAddAddress();
  const sentForm = useRef<EventTarget | null>(null);

  const districts = useMemo(
    () => offeredDistricts(company, settings.delivery),
    [company, settings.delivery],
  );
  const label = complementLabel(settings);
  const form = useForm<TypedAddress>({
    resolver: valibotResolver(addressForm(t, { districts, complementLabel: label })),
    defaultValues: store.getState().typedAddress,
    mode: "onTouched",
    shouldFocusError: false,
  });
  const { subscribe, formState, setError } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.getState().update({ typedAddress: { ...values } }),
      }),
    [subscribe, store],
  );

  // What is wrong with a field is told beside it.
  useEffect(() => {
    if (error?.kind !== "district") return;
    setError("areaId", { message: t("trouble.district") });
    showFirstError(sentForm.current);
  }, [error, setError, t]);

  const save = (typed: TypedAddress) => add(toNewAddress(typed, company.country.country_code));
  const { other, usual } = addingScreens(shop);
  const search = [usual, other].find((screen) => screen === "address_autocomplete");

  return (
    <StepFrame
      title={t("checkout.address.formTitle")}
      progress={steps.progress}
      onBack={steps.goBack}
      onSubmit={(event) => {
        sentForm.current = event.currentTarget;
        void form.handleSubmit(save, () => showFirstError(sentForm.current))(event);
      }}
      footer={
        <>
          <MinimumNotice onToCart={onToCart} />
          {error && error.kind !== "district" && (
            <TroubleNotice
              trouble={error}
              action={
                <WayOut
                  trouble={error}
                  onRetry={retry}
                  onFitted={retry}
                  onToCart={onToCart}
                  onTellClient={() => steps.goTo("client_information")}
                  onToAddresses={steps.toAddresses}
                />
              }
            />
          )}
          {/* Still pressed while something is missing, to be told what. */}
          <Button
            type="submit"
            busy={busy}
            aria-disabled={!formState.isValid || undefined}
            className="aria-disabled:bg-line aria-disabled:text-muted"
          >
            {nextLabel(steps.next)}
          </Button>
        </>
      }
    >
      <p className="pb-3 text-muted">{t("checkout.address.formHint")}</p>
      <AddressFields form={form} districts={districts} complementLabel={label} />
      {search && (
        <div className="flex flex-col pt-2">
          <OtherWay screen={search} onGo={steps.goTo} />
        </div>
      )}
    </StepFrame>
  );
}
