import { ApiError, createClient } from "@comanda/contract/client";
import { parseAnswer } from "@comanda/contract/validate";
import type { Position } from "@comanda/domain/geo";
import { KeptAnswers } from "@comanda/places/kept-answers";
import type { Backend } from "./backend.ts";

/** What address search needs to know of the company that a host serves. */
export type ServedCompany = { country: string; position: Position | null };

/** The company of a host, null where none is served; throws an `ApiError` when nobody can tell. */
export type FindServedCompany = (host: string, visitor?: string) => Promise<ServedCompany | null>;

const KEPT = 1_000;
const KEPT_FOR_MS = 60_000;
/** A restaurant that has just been imported is found soon. */
const NOBODY_KEPT_FOR_MS = 5_000;
const PATIENCE_MS = 4_000;

/** Asks the API behind the storefront, at most once a minute for each host. */
export function createFindServedCompany(backend: Backend): FindServedCompany {
  const kept = new KeptAnswers<ServedCompany | null>({
    max: KEPT,
    life: (company) => (company ? KEPT_FOR_MS : NOBODY_KEPT_FOR_MS),
  });
  const ask = async (host: string, visitor?: string): Promise<ServedCompany | null> => {
    const api = createClient({
      base: backend.base,
      fetch: backend.fetchFor(visitor),
      timeout: PATIENCE_MS,
      parse: parseAnswer,
    });
    try {
      const { company_id: companyId } = await api("findHost", { params: { host } });
      const company = await api("readCompany", { params: { companyId } });
      const { latitude, longitude, country } = company;
      const isPlaced = latitude !== null && longitude !== null;
      return { country: country.country_code, position: isPlaced ? { latitude, longitude } : null };
    } catch (error) {
      // A host that cannot even be a name has no company either.
      if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
      throw error;
    }
  };
  return (host, visitor) => kept.get(host, () => ask(host, visitor));
}
