import { offeredDistricts } from "@comanda/domain/delivery-zones";
import { useMemo } from "react";
import { useText } from "../../../i18n/text.tsx";
import { addingScreens } from "../../../session/checkout-flow.ts";
import { useShop } from "../../../shop/shop.tsx";
import { useNextLabel } from "../next-label.ts";
import { StepFrame } from "../step-frame.tsx";
import { useSteps } from "../use-steps.ts";
import { AddressFields } from "./address-fields.tsx";
import { AddressFooter } from "./address-footer.tsx";
import { complementLabel, toNewAddress } from "./address-form.ts";
import { OtherWay } from "./address-ways.tsx";
import { useAddressForm } from "./use-address-form.ts";

/** An address written by hand (spec §2, Manual address form). */
export function AddressFormStep({ onToCart }: { onToCart: () => void }) {
  const t = useText();
  const shop = useShop();
  const { company, settings } = shop;
  const steps = useSteps("address_create");
  const nextLabel = useNextLabel();

  const districts = useMemo(
    () => offeredDistricts(company, settings.delivery),
    [company, settings.delivery],
  );
  const label = complementLabel(settings);
  const { form, onSubmit, ...sending } = useAddressForm({
    rules: { districts, complementLabel: label },
    toAddress: (typed) => toNewAddress(typed, company.country.country_code),
  });
  const { other, usual } = addingScreens(shop);
  const search = [usual, other].find((screen) => screen === "address_autocomplete");

  return (
    <StepFrame
      title={t("checkout.address.formTitle")}
      progress={steps.progress}
      onBack={steps.goBack}
      onSubmit={onSubmit}
      footer={
        <AddressFooter {...{ sending, steps, onToCart }}>{nextLabel(steps.next)}</AddressFooter>
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
