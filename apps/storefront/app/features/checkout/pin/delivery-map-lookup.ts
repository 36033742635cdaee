import type { Place } from "@comanda/contract/places";
import type { Position } from "@comanda/domain/geo";
import { createStore } from "zustand/vanilla";
import type { placeAt } from "../../../session/places.ts";

/** Milliseconds for which the pin has to rest before its address is looked up (spec §9). */
const REST = 1_500;

/** What is known of where the pin stands; `unknown`: nobody knows its address, or could be asked. */
export type PinState = {
  position: Position;
  status: "loading" | "known" | "unknown";
  place: Pick<Place, "address" | "city" | "hasNumber"> | null;
};

type Deps = {
  position: Position;
  /** The address of where the pin begins, where it was chosen before; else it is looked up. */
  place: PinState["place"];
  lookUp: typeof placeAt;
};

/** The address under the pin (spec §4, Delivery map). An answer for where it no longer is is dropped. */
export function createPinLookup({ position, place, lookUp }: Deps) {
  const store = createStore<PinState>(() => ({
    position,
    place,
    status: place ? "known" : "loading",
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  const stop = () => {
    clearTimeout(timer);
    asking.abort();
    asking = new AbortController();
    return asking.signal;
  };

  const look = async () => {
    const signal = stop();
    const found = await lookUp(store.getState().position, signal);
    if (signal.aborted) return;
    store.setState({ place: found, status: found ? "known" : "unknown" });
  };

  return {
    store,
    stop: () => void stop(),
    /** Looks up where the pin begins, where that is not known. */
    begin: () => (store.getState().status === "loading" ? look() : undefined),
    /** Asks again where nobody knew. */
    again: () => (store.getState().status === "unknown" ? look() : undefined),
    moveTo(to: Position) {
      stop();
      store.setState({ position: to, place: null, status: "loading" });
      timer = setTimeout(() => void look(), REST);
    },
  };
}
