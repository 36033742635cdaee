import { SEARCH_PROVIDERS, type SearchProviderName } from "@comanda/contract/calls/place-calls";

/**
 * Providers in the order of their use; 'expand search' uses the second (conformance 2.79, 2.95).
 */
export type ProviderOrder = readonly SearchProviderName[];

/** Orders by country, two upper-case letters; `others` is for countries without one. */
export type SearchPlan = { countries: ReadonlyMap<string, ProviderOrder>; others: ProviderOrder };

const ALL = "*";
const GAZETTEER_ONLY: ProviderOrder = ["gazetteer"];

/**
 * Reads `BR:google,photon;*:gazetteer,radar`, or `gazetteer,radar` for all countries; null for an
 * invalid text. Countries without an order use only the address file.
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

/** Returns the providers for a company's country. */
export function providersFor({ countries, others }: SearchPlan, country: string): ProviderOrder {
  return countries.get(country) ?? others;
}

/** Returns whether 'expand search' has a second provider for a company's country. */
export function hasSecondProvider(plan: SearchPlan, country: string): boolean {
  return providersFor(plan, country).length > 1;
}

/** Returns all providers that a plan uses for some country. */
export function plannedProviders({ countries, others }: SearchPlan): Set<SearchProviderName> {
  return new Set([...others, ...[...countries.values()].flat()]);
}

function isOrder(names: string[]): names is SearchProviderName[] {
  const providerNames: readonly string[] = SEARCH_PROVIDERS;
  return (
    names.every((name) => providerNames.includes(name)) && new Set(names).size === names.length
  );
}
