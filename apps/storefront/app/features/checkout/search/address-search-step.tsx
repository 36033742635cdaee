import { MAX_ADDRESS_NUMBER } from "@comanda/domain/house-number";
import { type SubmitEvent, useState } from "react";
import { useText } from "../../../i18n/text.tsx";
import type { MapPlace } from "../../../session/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { honestText } from "../../../shop/honest-text.ts";
import { useShop } from "../../../shop/shop.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { showFirstError } from "../first-error.ts";
import { writtenAt } from "../pin/kept-pin.ts";
import { StepFrame } from "../step-frame.tsx";
import { useSteps } from "../use-steps.ts";
import { AddressSearchField } from "./address-search-field.tsx";
import { AddressSearchResult } from "./address-search-result.tsx";
import { AddressSearchWays } from "./address-search-ways.tsx";
import { useHouseSearch } from "./use-house-search.ts";
import { usePlaceSearch } from "./use-place-search.ts";

/** The search for an address (spec §2, Address autocomplete). */
export function AddressSearchStep() {
  const t = useText();
  const steps = useSteps("address_autocomplete");
  const store = useCheckoutStore();
  const { expandsSearch } = useShop();
  const search = usePlaceSearch();
  const { place } = search;
  const number = writtenAt(place).number ?? "";
  const [asked, setAsked] = useState(false);
  const { locate, locating } = useHouseSearch(place, number);
  const needsNumber = place !== null && !place.hasNumber;
  const missing = asked && needsNumber && !honestText(number);

  // A first provider that fails says nothing of the second, who is needed then.
  const expandable = search.answer ? search.answer.expandable : expandsSearch;

  const writeNumber = (street: MapPlace, typed: string) => {
    // For a reload, and for the map, which asks for it as well.
    const written = { of: street.address, street: "", number: typed };
    store.getState().update({ mapPlace: { ...street, written } });
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!place || locating) return;
    setAsked(true);
    if (place.hasNumber) return steps.goOn();
    if (!honestText(number)) return showFirstError(event.currentTarget);
    const house = await locate(place, honestText(number));
    if (!house) return;
    store.getState().update({ mapPlace: house.place });
    // A street may be long: where the house is unknown, the customer shows it on the map.
    if (house.located) steps.goOn();
    else steps.goTo("delivery_map");
  };

  return (
    <StepFrame
      title={t("checkout.search.title")}
      progress={steps.progress}
      onBack={steps.goBack}
      onClose={steps.leave}
      onSubmit={(event) => void submit(event)}
      footer={
        <Button type="submit" disabled={!place} busy={locating}>
          {t("checkout.search.continue")}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <AddressSearchField search={search} />
        {place && !place.hasNumber && (
          <Field
            ref={focusNow}
            label={t("checkout.search.number")}
            error={missing ? t("checkout.search.numberRequired") : undefined}
            autoComplete="off"
            maxLength={MAX_ADDRESS_NUMBER}
            enterKeyHint="next"
            value={number}
            onChange={({ target }) => writeNumber(place, target.value)}
          />
        )}
        <AddressSearchResult search={search} />
        <AddressSearchWays
          steps={steps}
          onExpand={expandable && !search.expanded ? () => void search.expand() : null}
        />
      </div>
    </StepFrame>
  );
}

/** What is asked for next has the focus as soon as it is there. */
function focusNow(field: HTMLInputElement | null): void {
  field?.focus();
}
