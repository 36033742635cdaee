import type { Place, SearchProviderName, Suggestion } from "@comanda/contract/calls/place-calls";
import type { SearchProvider } from "../providers/search-provider.ts";

/** A suggestion whose id is its text. */
export const stubSuggestion = (
  text: string,
  position: Suggestion["position"] = null,
): Suggestion => ({
  id: text,
  text,
  position,
  hasNumber: true,
});

/** A place in Mérida with this address. */
export const stubPlace = (address: string): Place => ({
  address,
  latitude: 20.9689,
  longitude: -89.6233,
  city: "Mérida",
  hasNumber: true,
});

/** Returns a provider that answers with its own name, with overrides. */
export function stubProvider(
  name: SearchProviderName,
  overrides: Partial<SearchProvider> = {},
): SearchProvider {
  return {
    name,
    search: async () => [stubSuggestion(name)],
    details: async () => stubPlace(name),
    reverse: async () => stubPlace(name),
    ...overrides,
  };
}
