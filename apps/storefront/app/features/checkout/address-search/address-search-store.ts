import type { Place, SearchAnswer, Suggestion } from "@comanda/contract/calls/place-calls";
import { createStore } from "zustand/vanilla";
import type { fetchPlaceDetails, searchPlaces } from "../../../api/places-api.ts";
import { isSearchable, shouldAutoSearch } from "./address-search-rules.ts";

/** Milliseconds without a key until what was typed is searched for (spec §9). */
const PAUSE = 1_000;

export type AddressSearchState = {
  text: string;
  /**
   * `failed`: nobody could be asked. `details_failed`: where the suggestion that was picked is, nobody knows.
   */
  status: "idle" | "searching" | "answered" | "failed" | "picking" | "details_failed";
  answer: SearchAnswer | null;
  /** What was searched for last; null before that, and once it was cleared. */
  searched: string | null;
  searchedManually: boolean;
  expanded: boolean;
};

type AddressSearchDeps = {
  /** What the field begins with: the place that was chosen before, or what was typed. */
  text: string;
  country: string;
  search: typeof searchPlaces;
  details: typeof fetchPlaceDetails;
  newSession: () => string;
  /**
   * Told what place is chosen, null as soon as something else is typed, what the field says, and what
   * was typed to find the place.
   */
  onPlace: (place: Place | null, text: string, typed: string) => void;
};

const NO_RESULT = { status: "idle", answer: null, searched: null } as const;

/** The search for an address (spec §4, Address search). An answer that comes late is dropped. */
export function createAddressSearch({
  search,
  details,
  newSession,
  onPlace,
  ...initial
}: AddressSearchDeps) {
  const { text, country } = initial;
  const store = createStore<AddressSearchState>(() => ({
    ...NO_RESULT,
    text,
    searchedManually: false,
    expanded: false,
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  /** The same for all that is typed until a place is picked: providers bill by it. */
  let session: string | null = null;

  const stop = () => {
    clearTimeout(timer);
    request.abort();
    request = new AbortController();
    return request.signal;
  };

  const runSearch = async () => {
    const signal = stop();
    const { text: typed, expanded: expand } = store.getState();
    const query = typed.trim();
    session ??= newSession();
    store.setState({ status: "searching" });
    const answer = await search({ text: query, expand, session }, signal);
    if (signal.aborted) return;
    store.setState({ answer, searched: query, status: answer ? "answered" : "failed" });
  };

  const shouldSearch = (typed: string) =>
    shouldAutoSearch(typed, { country, searchedManually: store.getState().searchedManually });

  const searchAfterPause = () => {
    timer = setTimeout(() => void runSearch(), PAUSE);
  };

  return {
    store,
    stop: () => void stop(),
    /** Goes on with what was typed before, as if the last key had just been pressed. */
    resume() {
      if (shouldSearch(store.getState().text)) searchAfterPause();
    },
    type(typed: string) {
      stop();
      onPlace(null, typed, typed);
      if (!shouldSearch(typed)) return store.setState({ ...NO_RESULT, text: typed });
      store.setState({ text: typed, status: "idle" });
      searchAfterPause();
    },
    async searchManually() {
      const { text: typed, searched } = store.getState();
      if (!isSearchable(typed) || typed.trim() === searched) return;
      store.setState({ searchedManually: true });
      await runSearch();
    },
    /** The second provider is asked from now on; at once where there is something to ask. */
    async expand() {
      store.setState({ expanded: true });
      if (isSearchable(store.getState().text)) await runSearch();
    },
    async pick({ id, text: picked, position, hasNumber }: Suggestion) {
      const { answer, text: typed } = store.getState();
      const provider = answer?.provider;
      const signal = stop();
      const token = session ?? newSession();
      session = null;
      store.setState({ ...NO_RESULT, text: picked, status: "picking" });
      const known = position && { ...position, city: null, hasNumber, address: picked };
      const place =
        known ?? (provider ? await details({ id, provider, session: token }, signal) : null);
      if (signal.aborted) return;
      store.setState({ status: place ? "idle" : "details_failed" });
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
