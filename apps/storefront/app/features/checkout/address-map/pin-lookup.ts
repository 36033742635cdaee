import type { Place } from "@comanda/contract/calls/place-calls";
import type { Position } from "@comanda/domain/geo/position";
import { createStore } from "zustand/vanilla";
import type { reverseGeocode } from "../../../api/places-api.ts";

/** Milliseconds that the pin rests before its address is looked up (conformance 9.8). */
const LOOKUP_DELAY = 1_500;

/** The state of the lookup; `unknown`: the position has no address, or the lookup failed. */
export type PinState = {
  position: Position;
  status: "loading" | "known" | "unknown";
  place: Pick<Place, "address" | "city" | "hasNumber"> | null;
};

type PinLookupDeps = {
  position: Position;
  /**
   * The address of the first position, when it was chosen before; null when it must be looked up.
   */
  place: PinState["place"];
  lookUp: typeof reverseGeocode;
};

/**
 * Creates the address under the pin (conformance 4.69). An answer for an earlier position is dropped.
 */
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
    /** Looks up the first position, unless its address is known. */
    start: () => (store.getState().status === "loading" ? lookUpPosition() : undefined),
    /** Repeats a lookup without a result. */
    retry: () => (store.getState().status === "unknown" ? lookUpPosition() : undefined),
    moveTo(to: Position) {
      stop();
      store.setState({ position: to, place: null, status: "loading" });
      timer = setTimeout(() => void lookUpPosition(), LOOKUP_DELAY);
    },
  };
}
