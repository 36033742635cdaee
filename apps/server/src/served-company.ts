import { ApiError, createClient } from "@comanda/contract/client";
import type { Position } from "@comanda/domain/geo";
import { KeptAnswers } from "@comanda/places/kept-answers";
import { within } from "@comanda/places/within";
import type { Backend } from "./backend.ts";

/** What address search needs to know of the company that a host serves. */
export type ServedCompany = { country: string; position: Position | null };

/**
 * The company of a host, null where none is served. Throws an `ApiError` when nobody can tell: the
 * API behind `API_URL` may be slow, gone, or answer with another shape.
 */
export type FindServedCompany = (host: string, visitor?: string) => Promise<ServedCompany | null>;

const KEPT = 1_000;
const KEPT_FOR_MS = 60_000;
/** A restaurant that has just been imported is found soon. */
const NOBODY_KEPT_FOR_MS = 5_000;
/** For all that has to be asked: somebody waits to see what their address may be. */
const PATIENCE_MS = 4_000;

/** Asks the API behind the storefront, at most once a minute for each host. */
export function createFindServedCompany(
  backend: Backend,
  patience = PATIENCE_MS,
): FindServedCompany {
  const kept = new KeptAnswers<ServedCompany | null>({
    max: KEPT,
    life: (company) => (company ? KEPT_FOR_MS : NOBODY_KEPT_FOR_MS),
  });
  const ask = async (host: string, visitor?: string): Promise<ServedCompany | null> => {
    const api = createClient({
      base: backend.base,
      fetch: backend.fetchFor(visitor),
      timeout: patience,
      parse: backend.read,
    });
    try {
      const { latitude, longitude, country } = await within(patience, async (signal) => {
        const { company_id: companyId } = await api("findHost", { params: { host } }, { signal });
        return await api("readCompany", { params: { companyId } }, { signal });
      });
      const isPlaced = latitude !== null && longitude !== null;
      return { country: country.country_code, position: isPlaced ? { latitude, longitude } : null };
    } catch (error) {
      // A host that cannot even be a name has no company either.
      if (!(error instanceof ApiError)) throw new ApiError("GET", "/ms-companies", 0, {}, error);
      if ([404, 422].includes(error.status)) return null;
      throw error;
    }
  };
  return (host, visitor) => kept.get(host, () => ask(host, visitor));
}
