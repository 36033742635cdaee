import {
  type Place,
  placesPaths,
  SEARCH_PROVIDERS,
  type SearchAnswer,
  type SearchProviderName,
  type Suggestion,
} from "@comanda/contract/calls/place-calls";
import type { Position } from "@comanda/domain/geo/position";
import { asRecord } from "../web/as-record.ts";

/** Milliseconds after which a request is aborted: a page goes on without its answer. */
const TIMEOUT_MS = 5_000;

type Search = {
  text: string;
  /** Whether to ask the second provider (conformance 4.67). */
  expand: boolean;
  session: string;
};

type Details = { id: string; provider: SearchProviderName; session: string };

/** A request without an answer: `status` is 0 where none came. */
export type PlacesFailure = { path: string; status: number; cause?: unknown };

type ClientOptions = {
  /** What every request says, such as the company. */
  query?: Readonly<Record<string, string>>;
  /** Called for each request that fails or times out, but not for one that the caller aborts. */
  onFailure: (failure: PlacesFailure) => void;
};

/** Creates a client of the calls of `placesPaths`. Its methods never throw. */
export function createPlacesClient({ query: shared = {}, onFailure }: ClientOptions) {
  /** Fetches the JSON answer of a path; undefined where the request fails or times out. */
  const fetchJson = async (
    path: string,
    query: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const url = `${path}?${new URLSearchParams({ ...query, ...shared })}`;
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    let status = 0;
    try {
      const answer = await fetch(url, {
        headers: { accept: "application/json" },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      status = answer.status;
      if (answer.ok) return await answer.json();
      onFailure({ path, status });
    } catch (cause) {
      // A request that the caller aborted has not failed; a timeout is a failure.
      const aborted = signal?.aborted && !isTimeout(signal.reason);
      if (!aborted) onFailure({ path, status, cause });
    }
    return undefined;
  };

  return {
    /** Returns the addresses that match the typed text; null where no provider answered. */
    async search(
      { text, expand, session }: Search,
      signal?: AbortSignal,
    ): Promise<SearchAnswer | null> {
      const query = { q: text, session, ...(expand && { expand: "1" }) };
      const found = asRecord(await fetchJson(placesPaths.search, query, signal));
      if (!Array.isArray(found.suggestions) || !isProvider(found.provider)) return null;
      return {
        suggestions: found.suggestions.flatMap((each) => suggestion(each) ?? []),
        provider: found.provider,
        expandable: found.expandable === true,
      };
    },
    /** Returns the place of a suggestion that has no position; null where it is unknown. */
    async details(query: Details, signal?: AbortSignal): Promise<Place | null> {
      return place(asRecord(await fetchJson(placesPaths.details, query, signal)).place);
    },
    /** Returns the address at a position; null where it is unknown. */
    async reverse({ latitude, longitude }: Position, signal?: AbortSignal): Promise<Place | null> {
      const query = { latitude: String(latitude), longitude: String(longitude) };
      return place(asRecord(await fetchJson(placesPaths.reverse, query, signal)).place);
    },
  };
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === "TimeoutError";
}

function suggestion(found: unknown): Suggestion | null {
  const { id, text, position: at, hasNumber } = asRecord(found);
  if (typeof id !== "string" || typeof text !== "string" || !text.trim()) return null;
  return { id, text, position: position(at), hasNumber: hasNumber === true };
}

function place(found: unknown): Place | null {
  const at = position(found);
  const { address, city, hasNumber } = asRecord(found);
  if (!at || typeof address !== "string" || !address.trim()) return null;
  return {
    ...at,
    address,
    city: typeof city === "string" && city ? city : null,
    hasNumber: hasNumber === true,
  };
}

function position(found: unknown): Position | null {
  const { latitude, longitude } = asRecord(found);
  const isPosition = within(latitude, 90) && within(longitude, 180);
  return isPosition ? { latitude, longitude } : null;
}

function within(found: unknown, most: number): found is number {
  return typeof found === "number" && Math.abs(found) <= most;
}

function isProvider(found: unknown): found is SearchProviderName {
  return SEARCH_PROVIDERS.some((name) => name === found);
}
