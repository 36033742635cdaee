import type { Place, SearchAnswer, Suggestion } from "@comanda/contract/calls/place-calls";
import { createStore } from "zustand/vanilla";
import type { fetchPlaceDetails, searchPlaces } from "../../../api/places-api.ts";
import { isSearchable, shouldAutoSearch } from "./address-search-rules.ts";

/** How long after the last key the typed text is searched (conformance 9.7). */
const TYPING_PAUSE_MS = 1_000;

export type AddressSearchState = {
  text: string;
  /**
   * `failed`: no provider answered. `details_failed`: the position of the picked suggestion is
   * unknown.
   */
  status: "idle" | "searching" | "answered" | "failed" | "picking" | "details_failed";
  answer: SearchAnswer | null;
  /** The text of the last search; null before it, and after the list was cleared. */
  searched: string | null;
  searchedManually: boolean;
  expanded: boolean;
};

type AddressSearchDeps = {
  /** The text of the field at the start: the chosen place, or what was typed before a reload. */
  text: string;
  country: string;
  search: typeof searchPlaces;
  details: typeof fetchPlaceDetails;
  newSession: () => string;
  /**
   * Called with the chosen place (null as soon as the customer types), the text of the field, and
   * the text that the customer typed to find the place.
   */
  onPlace: (place: Place | null, text: string, typed: string) => void;
};

const NO_RESULT = { status: "idle", answer: null, searched: null } as const;

/** Creates the state of the address search (conformance 4.63 to 4.67). A late answer is dropped. */
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
  /** The session of all searches until a place is picked: providers bill by session. */
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
    // A text whose search failed can be searched again.
    if (answer) store.setState({ answer, searched: query, status: "answered" });
    else store.setState({ ...NO_RESULT, status: "failed" });
  };

  const shouldSearch = (typed: string) =>
    shouldAutoSearch(typed, { country, searchedManually: store.getState().searchedManually });

  const searchAfterPause = () => {
    timer = setTimeout(() => void runSearch(), TYPING_PAUSE_MS);
  };

  return {
    store,
    stop: () => void stop(),
    /** Continues with the text from before a reload, as if its last key was pressed now. */
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
    /** Uses the second provider for this and every later search. */
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
      const knownPlace = position && { ...position, city: null, hasNumber, address: picked };
      const place =
        knownPlace ?? (provider ? await details({ id, provider, session: token }, signal) : null);
      if (signal.aborted) return;
      store.setState({ status: place ? "idle" : "details_failed" });
      // The picked text is more complete than a provider's short name of the place.
      const chosen = place && {
        ...place,
        address: picked,
        hasNumber: hasNumber || place.hasNumber,
      };
      onPlace(chosen, picked, typed);
    },
  };
}
