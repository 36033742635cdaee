import { Button } from "@comanda/ui/controls/button.tsx";
import { ChoiceRow } from "@comanda/ui/controls/choice-row.tsx";
import { Field } from "@comanda/ui/controls/field.tsx";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { complementLabel } from "../address/address-form-schema.ts";
import { AddressSearchField } from "../address-search/address-search-field.tsx";
import { AddressSearchResult } from "../address-search/address-search-result.tsx";
import { HouseNumberField } from "../address-search/house-number-field.tsx";
import { usePlaceSearch } from "../address-search/use-address-search.ts";
import { useDeliveryPriceText } from "../delivery/use-delivery-price-text.ts";
import type { PlannedAddressChoice } from "./use-planned-address.ts";

/** Asks where to deliver, for a visitor who wants to say it before the menu. */
export function PlanAddress({ choice }: { choice: PlannedAddressChoice }) {
  const t = useText();
  const { addresses, chosenId, canSearch, choose } = choice;
  const isOther = chosenId === null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="float-start pb-1 text-sm font-bold">{t("checkout.address.title")}</legend>
      {addresses.length > 0 && (
        <div className="clear-both">
          {addresses.map(({ id, address, complement }) => (
            <ChoiceRow
              key={id}
              type="radio"
              name="planned-address"
              label={complement ? `${address} - ${complement}` : address}
              checked={id === chosenId}
              onChange={() => choose(id)}
            />
          ))}
          <ChoiceRow
            type="radio"
            name="planned-address"
            label={t("how.anotherAddress")}
            checked={isOther}
            onChange={() => choose(null)}
          />
        </div>
      )}
      {isOther && canSearch && <PlaceFields choice={choice} />}
      {isOther && !canSearch && (
        <p className="clear-both text-sm text-muted">{t("how.addressLater")}</p>
      )}
      <CostLine choice={choice} />
    </fieldset>
  );
}

function PlaceFields({ choice }: { choice: PlannedAddressChoice }) {
  const t = useText();
  const { settings, expandsSearch } = useCompanySite();
  const { place, setPlace } = choice;
  const search = usePlaceSearch({ place, typedText: "", onChange: setPlace });
  const { answer, status, expanded } = search;
  const expandable = (answer ? answer.expandable : expandsSearch) && !expanded;
  const isLost = status === "failed" || (status === "answered" && !answer?.suggestions.length);
  return (
    <div className="clear-both flex flex-col gap-3">
      <AddressSearchField search={search} />
      {place && !place.hasNumber && (
        <HouseNumberField street={place} missing={choice.showsMissingNumber} onChange={setPlace} />
      )}
      <AddressSearchResult search={search} />
      {isLost && expandable && (
        <Button look="plain" className="self-start" onClick={() => void search.expand()}>
          {t("checkout.search.expand")}
        </Button>
      )}
      {place && (
        <Field
          label={complementLabel(settings) ?? t("checkout.address.complement")}
          autoComplete="address-line2"
          enterKeyHint="done"
          maxLength={200}
          value={choice.complement}
          onChange={({ target }) => choice.setComplement(target.value)}
        />
      )}
    </div>
  );
}

/** Says what the delivery to the chosen address costs, also for screen readers. */
function CostLine({ choice: { cost } }: { choice: PlannedAddressChoice }) {
  const t = useText();
  const priceText = useDeliveryPriceText();
  const text = () => {
    if (cost.state === "asking") return t("how.asking");
    if (cost.state === "unknown") return t("how.costLater");
    return cost.state === "delivered" ? priceText(cost.price) : "";
  };
  return (
    <p role="status" className="tabular clear-both text-sm font-bold text-positive empty:hidden">
      {text()}
    </p>
  );
}
