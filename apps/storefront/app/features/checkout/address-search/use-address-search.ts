import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { fetchPlaceDetails, searchPlaces } from "../../../api/places-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import type { MapPlace } from "../../../session/checkout/checkout-address.ts";
import { useCheckout, useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { placeWithAddress, placeWithTypedNumber } from "../address/map-place.ts";
import { createAddressSearch } from "./address-search-store.ts";

type SearchedPlace = {
  /** The chosen place; null without one. */
  place: MapPlace | null;
  /** What was typed before a reload. */
  typedText: string;
  /** Gets the place (null as soon as the customer types), and the text while there is no place. */
  onChange: (place: MapPlace | null, searchText: string) => void;
};

/** Returns the address search of this checkout, with the chosen place. */
export function useAddressSearch() {
  const store = useCheckoutStore();
  const place = placeWithAddress(useCheckout((checkout) => checkout.mapPlace));
  return usePlaceSearch({
    place,
    typedText: store.getState().searchText,
    onChange: (mapPlace, searchText) => store.getState().update({ mapPlace, searchText }),
  });
}

/** Returns an address search whose place its caller keeps. */
export function usePlaceSearch({ place, typedText, onChange }: SearchedPlace) {
  const { company } = useCompanySite();
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const [addressSearch] = useState(() =>
    createAddressSearch({
      text: place?.address ?? typedText,
      country: company.country.country_code,
      search: searchPlaces,
      details: fetchPlaceDetails,
      newSession: randomKey,
      onPlace: (found, text, typed) =>
        change.current(
          found && placeWithTypedNumber(found, typed, company.country.country_code),
          found ? "" : text,
        ),
    }),
  );
  const [unfinished] = useState(place === null);
  const { store: found, resume, stop, ...actions } = addressSearch;
  useEffect(() => {
    if (unfinished) resume();
    return stop;
  }, [unfinished, resume, stop]);
  const state = useStore(found);
  useWhenOnline(state.status === "failed", () => void actions.searchManually());
  return { place, ...state, ...actions };
}

export type AddressSearch = ReturnType<typeof usePlaceSearch>;
