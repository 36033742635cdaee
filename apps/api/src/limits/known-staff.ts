import { MINUTE_MS } from "@comanda/domain/time/durations";
import { LRUCache } from "lru-cache";
import { hashToken } from "../shared/secret-token.ts";

/** Milliseconds for which staff are known after they were proven last; a board reads every 30 seconds. */
const KNOWN_MS = 15 * MINUTE_MS;
/** More sessions, tablets and keys than send requests to one process within that time. */
const MAX_KNOWN = 10_000;

/** The secrets of a request: of a session or an API key, and of an enrolled tablet. */
export type StaffSecrets = { session: string | null; tablet: string | null };

/**
 * The sessions, tablets and keys of staff that were proven lately. What they send counts for them alone. All other
 * requests of an address count together, so that a guest on a restaurant's Wi-Fi could use up what its boards need.
 */
export class KnownStaff {
  readonly #known = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: KNOWN_MS });

  /** Notes a secret that was just proven. */
  note(secret: string | null): void {
    if (secret !== null) this.#known.set(hashToken(secret), true);
  }

  /** The device that a request with these secrets counts for; null when none of them was proven lately. */
  deviceOf({ session, tablet }: StaffSecrets): string | null {
    const hashes = [tablet, session].map((secret) => secret && hashToken(secret));
    return hashes.find((hash) => hash !== null && this.#known.has(hash)) ?? null;
  }
}
