import type { Place } from "@comanda/contract/calls/place-calls";
import type { Position } from "@comanda/domain/geo/position";
import { createStore } from "zustand/vanilla";
import type { reverseGeocode } from "../../../api/places-api.ts";

/** Milliseconds for which the pin has to rest before its address is looked up (spec §9). */
const LOOKUP_DELAY = 1_500;

/** What is known of where the pin stands; `unknown`: nobody knows its address, or could be asked. */
export type PinState = {
  position: Position;
  status: "loading" | "known" | "unknown";
  place: Pick<Place, "address" | "city" | "hasNumber"> | null;
};

type PinLookupDeps = {
  position: Position;
  /** The address of where the pin begins, where it was chosen before; else it is looked up. */
  place: PinState["place"];
  lookUp: typeof reverseGeocode;
};

/** The address under the pin (spec §4, Delivery map). An answer for where it no longer is is dropped. */
export function createPinLookup({ position, place, lookUp }: PinLookupDeps) {
  const store = createStore<PinState>(() => ({
    position,
    place,
    status: place ? "known" : "loading",
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();

  const stop = () => {
    clearTimeout(timer);
    request.abort();
    request = new AbortController();
    return request.signal;
  };

  const lookUpPosition = async () => {
    const signal = stop();
    const found = await lookUp(store.getState().position, signal);
    if (signal.aborted) return;
    store.setState({ place: found, status: found ? "known" : "unknown" });
  };

  return {
    store,
    stop: () => void stop(),
    /** Looks up where the pin begins, where that is not known. */
    start: () => (store.getState().status === "loading" ? lookUpPosition() : undefined),
    /** Asks again where nobody knew. */
    retry: () => (store.getState().status === "unknown" ? lookUpPosition() : undefined),
    moveTo(to: Position) {
      stop();
      store.setState({ position: to, place: null, status: "loading" });
      timer = setTimeout(() => void lookUpPosition(), LOOKUP_DELAY);
    },
  };
}
