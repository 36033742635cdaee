import { SEARCH_PROVIDERS, type SearchProviderName } from "@comanda/contract/calls/place-calls";

/** The providers, first to last in use; 'expand search' uses the second (conformance 2.79, 2.95). */
export type ProviderSequence = readonly SearchProviderName[];

/** The sequence for each country, two upper-case letters; `others` is for all other countries. */
export type SearchPlan = {
  countries: ReadonlyMap<string, ProviderSequence>;
  others: ProviderSequence;
};

const ALL = "*";
const GAZETTEER_ONLY: ProviderSequence = ["gazetteer"];

/**
 * Reads `BR:google,photon;*:gazetteer,radar`, or `gazetteer,radar` for all countries; null for an
 * invalid text. A country without a sequence uses only the address file.
 */
export function parseSearchPlan(text: string): SearchPlan | null {
  const sequences = new Map<string, ProviderSequence>();
  for (const part of text.split(";")) {
    const [names = "", country = ALL, ...rest] = part.split(":").toReversed();
    const key = country.trim().toUpperCase();
    const sequence = names.split(",").map((name) => name.trim());
    const isCountry = key === ALL || /^[A-Z]{2}$/u.test(key);
    if (rest.length || !isCountry || sequences.has(key) || !isSequence(sequence)) return null;
    sequences.set(key, sequence);
  }
  const others = sequences.get(ALL) ?? GAZETTEER_ONLY;
  sequences.delete(ALL);
  return { countries: sequences, others };
}

/** Returns the providers for a company's country. */
export function providersFor({ countries, others }: SearchPlan, country: string): ProviderSequence {
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

function isSequence(names: string[]): names is SearchProviderName[] {
  const providerNames: readonly string[] = SEARCH_PROVIDERS;
  return (
    names.every((name) => providerNames.includes(name)) && new Set(names).size === names.length
  );
}
