import { createGoogleProvider, type GoogleAccess } from "./google.ts";
import { createPhotonProvider, type PhotonAccess } from "./photon.ts";
import { createRadarProvider, type RadarAccess } from "./radar.ts";
import type { SearchProvider } from "./search-provider.ts";

/** How the services that search are reached; null where they are not to be asked. */
export type ProviderAccess = {
  radar: RadarAccess | null;
  google: GoogleAccess | null;
  photon: PhotonAccess | null;
};

/** All that can be asked, beside the address file. */
export function createProviders({ radar, google, photon }: ProviderAccess): SearchProvider[] {
  return [
    radar && createRadarProvider(radar),
    google && createGoogleProvider(google),
    photon && createPhotonProvider(photon),
  ].filter((provider) => provider !== null);
}
