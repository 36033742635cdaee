import type { Place, SearchAnswer, Suggestion } from "@comanda/contract/places";
import { createStore } from "zustand/vanilla";
import type { placeDetails, searchPlaces } from "../../../session/places.ts";
import { canSearch, searchesByItself } from "./address-search-rules.ts";

/** Milliseconds without a key until what was typed is searched for (spec §9). */
const PAUSE = 1_000;

export type AddressSearchState = {
  text: string;
  /**
   * `failed`: nobody could be asked. `lost`: where the suggestion that was picked is, nobody knows.
   */
  status: "idle" | "searching" | "answered" | "failed" | "picking" | "lost";
  answer: SearchAnswer | null;
  /** What was searched for last; null before that, and once it was cleared. */
  searched: string | null;
  byHand: boolean;
  expanded: boolean;
};

type Deps = {
  /** What the field begins with: the place that was chosen before, or what was typed. */
  text: string;
  country: string;
  search: typeof searchPlaces;
  details: typeof placeDetails;
  newSession: () => string;
  /**
   * Told what place is chosen, null as soon as something else is typed, what the field says, and what
   * was typed to find the place.
   */
  onPlace: (place: Place | null, text: string, typed: string) => void;
};

const none = { status: "idle", answer: null, searched: null } as const;

/** The search for an address (spec §4, Address search). An answer that comes late is dropped. */
export function createAddressSearch({ search, details, newSession, onPlace, ...given }: Deps) {
  const { text, country } = given;
  const store = createStore<AddressSearchState>(() => ({
    ...none,
    text,
    byHand: false,
    expanded: false,
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();
  /** The same for all that is typed until a place is picked: providers bill by it. */
  let session: string | null = null;

  const stop = () => {
    clearTimeout(timer);
    asking.abort();
    asking = new AbortController();
    return asking.signal;
  };

  const ask = async () => {
    const signal = stop();
    const { text: typed, expanded: expand } = store.getState();
    const wanted = typed.trim();
    session ??= newSession();
    store.setState({ status: "searching" });
    const answer = await search({ text: wanted, expand, session }, signal);
    if (signal.aborted) return;
    store.setState({ answer, searched: wanted, status: answer ? "answered" : "failed" });
  };

  const isSearched = (typed: string) =>
    searchesByItself(typed, { country, byHand: store.getState().byHand });

  const askAfterPause = () => {
    timer = setTimeout(() => void ask(), PAUSE);
  };

  return {
    store,
    stop: () => void stop(),
    /** Goes on with what was typed before, as if the last key had just been pressed. */
    resume() {
      if (isSearched(store.getState().text)) askAfterPause();
    },
    type(typed: string) {
      stop();
      onPlace(null, typed, typed);
      if (!isSearched(typed)) return store.setState({ ...none, text: typed });
      store.setState({ text: typed, status: "idle" });
      askAfterPause();
    },
    async searchByHand() {
      const { text: typed, searched } = store.getState();
      if (!canSearch(typed) || typed.trim() === searched) return;
      store.setState({ byHand: true });
      await ask();
    },
    /** The second provider is asked from now on; at once where there is something to ask. */
    async expand() {
      store.setState({ expanded: true });
      if (canSearch(store.getState().text)) await ask();
    },
    async pick({ id, text: picked, position, hasNumber }: Suggestion) {
      const { answer, text: typed } = store.getState();
      const provider = answer?.provider;
      const signal = stop();
      const token = session ?? newSession();
      session = null;
      store.setState({ ...none, text: picked, status: "picking" });
      const known = position && { ...position, city: null, hasNumber, address: picked };
      const place =
        known ?? (provider ? await details({ id, provider, session: token }, signal) : null);
      if (signal.aborted) return;
      store.setState({ status: place ? "idle" : "lost" });
      // What was picked names the place more fully than a provider's short form of it.
      const chosen = place && {
        ...place,
        address: picked,
        hasNumber: hasNumber || place.hasNumber,
      };
      onPlace(chosen, picked, typed);
    },
  };
}
