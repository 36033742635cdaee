import type { Place, SearchProviderName, Suggestion } from "@comanda/contract/places";
import type { SearchProvider } from "../provider.ts";

export const suggestion = (text: string, position: Suggestion["position"] = null): Suggestion => ({
  id: text,
  text,
  position,
  hasNumber: true,
});

export const place = (address: string): Place => ({
  ...{ address, latitude: 20.9689, longitude: -89.6233 },
  city: "Mérida",
  hasNumber: true,
});

/** A provider that answers with its own name, but for what is said otherwise. */
export function stubProvider(
  name: SearchProviderName,
  says: Partial<SearchProvider> = {},
): SearchProvider {
  return {
    name,
    search: async () => [suggestion(name)],
    details: async () => place(name),
    reverse: async () => place(name),
    ...says,
  };
}
