import { SEARCH_PROVIDERS, type SearchProviderName } from "@comanda/contract/calls/place-calls";

/** Who is asked, the first first; the second is who 'expand search' asks (spec §4, Address search). */
export type ProviderOrder = readonly SearchProviderName[];

/** Who is asked for a company's country, two upper-case letters; `others` is for all it does not name. */
export type SearchPlan = { countries: ReadonlyMap<string, ProviderOrder>; others: ProviderOrder };

const ALL = "*";
const GAZETTEER_ONLY: ProviderOrder = ["gazetteer"];

/**
 * Reads `BR:google,photon;*:gazetteer,radar`, or `gazetteer,radar` for all countries; null when it
 * says something else. Countries that are not named ask the address file alone.
 */
export function parseSearchPlan(text: string): SearchPlan | null {
  const orders = new Map<string, ProviderOrder>();
  for (const part of text.split(";")) {
    const [names = "", country = ALL, ...rest] = part.split(":").toReversed();
    const key = country.trim().toUpperCase();
    const order = names.split(",").map((name) => name.trim());
    const isCountry = key === ALL || /^[A-Z]{2}$/u.test(key);
    if (rest.length || !isCountry || orders.has(key) || !isOrder(order)) return null;
    orders.set(key, order);
  }
  const others = orders.get(ALL) ?? GAZETTEER_ONLY;
  orders.delete(ALL);
  return { countries: orders, others };
}

/** Who is asked for a company of this country. */
export function providersFor({ countries, others }: SearchPlan, country: string): ProviderOrder {
  return countries.get(country) ?? others;
}

/** Whether there is a second to ask by 'expand search' for a company of this country. */
export function hasSecondProvider(plan: SearchPlan, country: string): boolean {
  return providersFor(plan, country).length > 1;
}

/** Everybody whom a plan asks for some country. */
export function plannedProviders({ countries, others }: SearchPlan): Set<SearchProviderName> {
  return new Set([...others, ...[...countries.values()].flat()]);
}

function isOrder(names: string[]): names is SearchProviderName[] {
  const known: readonly string[] = SEARCH_PROVIDERS;
  return names.every((name) => known.includes(name)) && new Set(names).size === names.length;
}
