import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { fetchPlaceDetails, searchPlaces } from "../../../api/places-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useCheckout, useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { placeWithAddress, placeWithTypedNumber } from "../address/map-place.ts";
import { createAddressSearch } from "./address-search-store.ts";

/** Returns the address search of this checkout, with the chosen place. */
export function useAddressSearch() {
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const place = placeWithAddress(useCheckout((checkout) => checkout.mapPlace));
  const [addressSearch] = useState(() =>
    createAddressSearch({
      text: place?.address ?? store.getState().searchText,
      country: company.country.country_code,
      search: searchPlaces,
      details: fetchPlaceDetails,
      newSession: randomKey,
      onPlace: (found, text, typed) =>
        store.getState().update({
          mapPlace: found && placeWithTypedNumber(found, typed, company.country.country_code),
          searchText: found ? "" : text,
        }),
    }),
  );
  const [unfinished] = useState(place === null);
  const { store: found, resume, stop, ...actions } = addressSearch;
  useEffect(() => {
    if (unfinished) resume();
    return stop;
  }, [unfinished, resume, stop]);
  return { place, ...useStore(found), ...actions };
}

export type AddressSearch = ReturnType<typeof useAddressSearch>;
