import { districtOptions } from "@comanda/domain/delivery/enabled-zones";
import { useMemo } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { addAddressScreens } from "../../../session/checkout/flow-facts.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { useNextLabel } from "../frame/use-next-label.ts";
import { useStepNavigation } from "../frame/use-step-navigation.ts";
import { SwitchAddressEntry } from "./add-address-buttons.tsx";
import { AddressFields } from "./address-fields.tsx";
import { AddressFooter } from "./address-footer.tsx";
import { complementLabel, newAddressFromForm } from "./address-form-schema.ts";
import { useAddressForm } from "./use-address-form.ts";

/** Shows the form in which the customer types an address (conformance 2.100 to 2.103). */
export function AddressFormStep({ onToCart }: { onToCart: () => void }) {
  const t = useText();
  const site = useCompanySite();
  const { company, settings } = site;
  const steps = useStepNavigation("address_create");
  const nextLabel = useNextLabel();

  const districts = useMemo(
    () => districtOptions(company, settings.delivery),
    [company, settings.delivery],
  );
  const label = complementLabel(settings);
  const { form, onSubmit, ...submission } = useAddressForm({
    rules: { districts, complementLabel: label },
    toAddress: (typed) => newAddressFromForm(typed, districts, company.country.country_code),
  });
  const { other, usual } = addAddressScreens(site);
  const searchScreen = [usual, other].find((screen) => screen === "address_autocomplete");

  return (
    <StepFrame
      title={t("checkout.address.formTitle")}
      progress={steps.progress}
      onBack={steps.goBack}
      onSubmit={onSubmit}
      footer={
        <AddressFooter submission={submission} steps={steps} onToCart={onToCart}>
          {nextLabel(steps.next)}
        </AddressFooter>
      }
    >
      <p className="pb-3 text-muted">{t("checkout.address.formHint")}</p>
      <AddressFields form={form} districts={districts} complementLabel={label} />
      {searchScreen && (
        <div className="flex flex-col pt-2">
          <SwitchAddressEntry screen={searchScreen} onGo={steps.goTo} />
        </div>
      )}
    </StepFrame>
  );
}
