import { createGoogleProvider, type GoogleAccess } from "./google.ts";
import { createPhotonProvider, type PhotonAccess } from "./photon.ts";
import { createRadarProvider, type RadarAccess } from "./radar.ts";
import type { SearchProvider } from "./search-provider.ts";

/** How to reach each search service; null for one that is not configured. */
export type ProviderAccess = {
  radar: RadarAccess | null;
  google: GoogleAccess | null;
  photon: PhotonAccess | null;
};

/** Creates the configured providers; the address file is opened elsewhere. */
export function createProviders({ radar, google, photon }: ProviderAccess): SearchProvider[] {
  return [
    radar && createRadarProvider(radar),
    google && createGoogleProvider(google),
    photon && createPhotonProvider(photon),
  ].filter((provider) => provider !== null);
}
