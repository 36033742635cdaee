import { ApiError, createApiClient } from "@comanda/contract/calls/api-client";
import type { Position } from "@comanda/domain/geo/position";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { AnswerCache } from "@comanda/places/remote/answer-cache";
import { withTimeout } from "@comanda/places/remote/with-timeout";
import type { Backend } from "../backend/backend.ts";

/** The facts about a host's company that the address search needs. */
export type ServedCompany = { country: string; position: Position | null };

/**
 * Finds the company of a host, or of an id; null where none is served. Throws an `ApiError` when the API
 * behind `API_URL` is slow, gone, or answers with another shape.
 */
export type FindServedCompany = (key: string, visitor?: string) => Promise<ServedCompany | null>;

const MAX_CACHED_HOSTS = 1_000;
const COMPANY_TTL_MS = MINUTE_MS;
/** Milliseconds; short, so that a newly imported company is found soon. */
const NOT_FOUND_TTL_MS = 5_000;
/** Milliseconds for both requests together: a visitor waits for suggestions. */
const TIMEOUT_MS = 4_000;

type LookupOptions = {
  /** What names a company: its host, or its id where one site serves all companies. */
  by?: "host" | "id";
  timeoutMs?: number;
};

/** Reads companies from the API behind the storefront, at most once a minute per host or id. */
export function createServedCompanyLookup(
  backend: Backend,
  { by = "host", timeoutMs = TIMEOUT_MS }: LookupOptions = {},
): FindServedCompany {
  const cache = new AnswerCache<ServedCompany | null>({
    max: MAX_CACHED_HOSTS,
    ttlOf: (company) => (company ? COMPANY_TTL_MS : NOT_FOUND_TTL_MS),
  });
  const fetchCompany = async (key: string, visitor?: string): Promise<ServedCompany | null> => {
    if (key === "") return null;
    const api = createApiClient({
      base: backend.base,
      fetch: backend.fetchFor(visitor),
      timeout: timeoutMs,
      parse: backend.readAnswer,
    });
    try {
      const { latitude, longitude, country } = await withTimeout(timeoutMs, async (signal) => {
        const companyId =
          by === "id"
            ? key
            : (await api("findHost", { params: { host: key } }, { signal })).company_id;
        return await api("readCompany", { params: { companyId } }, { signal });
      });
      const hasPosition = latitude !== null && longitude !== null;
      return {
        country: country.country_code,
        position: hasPosition ? { latitude, longitude } : null,
      };
    } catch (error) {
      // An invalid host name has no company either.
      if (!(error instanceof ApiError)) throw new ApiError("GET", "/ms-companies", 0, {}, error);
      if ([404, 422].includes(error.status)) return null;
      throw error;
    }
  };
  return (key, visitor) => cache.getOrLoad(key, () => fetchCompany(key, visitor));
}
