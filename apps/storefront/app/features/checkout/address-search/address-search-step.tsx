import type { Suggestion } from "@comanda/contract/calls/place-calls";
import { Button } from "@comanda/ui/controls/button.tsx";
import { stripControlCharacters } from "@comanda/ui/web/strip-control-characters.ts";
import { type SubmitEvent, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { pinDetailsOf } from "../address-map/save-pin.ts";
import { focusFirstError } from "../frame/focus-first-error.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { useStepNavigation } from "../frame/use-step-navigation.ts";
import { AddressSearchAlternatives } from "./address-search-alternatives.tsx";
import { AddressSearchField } from "./address-search-field.tsx";
import { AddressSearchResult } from "./address-search-result.tsx";
import { HouseNumberField } from "./house-number-field.tsx";
import { useAddressSearch } from "./use-address-search.ts";
import { useHouseSearch } from "./use-house-search.ts";

/** Shows the search for an address (conformance 2.93 to 2.99). */
export function AddressSearchStep() {
  const t = useText();
  const steps = useStepNavigation("address_autocomplete");
  const store = useCheckoutStore();
  const { expandsSearch } = useCompanySite();
  const search = useAddressSearch();
  const { place } = search;
  const number = pinDetailsOf(place).number ?? "";
  const [submitted, setSubmitted] = useState(false);
  // A guest who comes back reads what was found first.
  const [startsEmpty] = useState(search.text === "" && place === null);
  const { locate, locating } = useHouseSearch(place, number);
  const needsNumber = place !== null && !place.hasNumber;
  const missing = submitted && needsNumber && !stripControlCharacters(number);

  // The second provider is offered even when the first one failed.
  const expandable = search.answer ? search.answer.expandable : expandsSearch;

  const pick = async (picked: Suggestion) => {
    await search.pick(picked);
    // A found house needs no other answer here.
    if (store.getState().mapPlace?.hasNumber) steps.goNext();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!place || locating) return;
    setSubmitted(true);
    if (place.hasNumber) return steps.goNext();
    if (!stripControlCharacters(number)) return focusFirstError(event.currentTarget);
    const house = await locate(place, stripControlCharacters(number));
    if (!house) return;
    store.getState().update({ mapPlace: house.place });
    // A street can be long: when the house is unknown, the customer shows it on the map.
    if (house.located) steps.goNext();
    else steps.goTo("delivery_map");
  };

  return (
    <StepFrame
      title={t("checkout.search.title")}
      progress={steps.progress}
      onBack={steps.goBack}
      onClose={steps.leave}
      short
      startsInField={startsEmpty}
      onSubmit={(event) => void submit(event)}
      footer={
        <Button type="submit" disabled={!place} busy={locating}>
          {t("checkout.search.continue")}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <AddressSearchField search={{ ...search, pick }} />
        {place && !place.hasNumber && (
          <HouseNumberField
            street={place}
            missing={missing}
            onChange={(mapPlace) => store.getState().update({ mapPlace })}
          />
        )}
        <AddressSearchResult search={search} />
        <AddressSearchAlternatives
          steps={steps}
          onExpand={expandable && !search.expanded ? () => void search.expand() : null}
        />
      </div>
    </StepFrame>
  );
}
