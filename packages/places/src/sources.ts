import type { SearchProvider } from "./provider.ts";
import { createGoogle, type GoogleAccess } from "./providers/google.ts";
import { createPhoton, type PhotonAccess } from "./providers/photon.ts";
import { createRadar, type RadarAccess } from "./providers/radar.ts";

/** How the services that search are reached; null where they are not to be asked. */
export type Sources = {
  radar: RadarAccess | null;
  google: GoogleAccess | null;
  photon: PhotonAccess | null;
};

/** All that can be asked, beside the address file. */
export function providersOf({ radar, google, photon }: Sources): SearchProvider[] {
  return [
    radar && createRadar(radar),
    google && createGoogle(google),
    photon && createPhoton(photon),
  ].filter((provider) => provider !== null);
}
