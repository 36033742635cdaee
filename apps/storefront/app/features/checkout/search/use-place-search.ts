import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useCheckout, useCheckoutStore } from "../../../session/checkout-store.ts";
import { placeDetails, searchPlaces } from "../../../session/places.ts";
import { randomKey } from "../../../session/random-key.ts";
import { useShop } from "../../../shop/shop.tsx";
import { chosenPlace, placeFor } from "../pin/map-address-place.ts";
import { createAddressSearch } from "./address-search-store.ts";

/** The search for an address in this checkout, and the place that was chosen by it or before it. */
export function usePlaceSearch() {
  const store = useCheckoutStore();
  const { company } = useShop();
  const place = chosenPlace(useCheckout((checkout) => checkout.mapPlace));
  const [searching] = useState(() =>
    createAddressSearch({
      text: place?.address ?? store.getState().searchText,
      country: company.country.country_code,
      search: searchPlaces,
      details: placeDetails,
      newSession: randomKey,
      onPlace: (found, text, typed) =>
        store.getState().update({
          mapPlace: found && placeFor(found, typed, company.country.country_code),
          searchText: found ? "" : text,
        }),
    }),
  );
  const [unfinished] = useState(place === null);
  const { store: found, resume, stop, ...actions } = searching;
  useEffect(() => {
    if (unfinished) resume();
    return stop;
  }, [unfinished, resume, stop]);
  return { place, ...useStore(found), ...actions };
}

export type PlaceSearch = ReturnType<typeof usePlaceSearch>;
