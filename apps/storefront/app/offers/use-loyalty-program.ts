import type { LoyaltySettings } from "@comanda/contract/clients/loyalty";
import { useEffect, useState } from "react";
import { browserApi } from "../api/browser-api.ts";

export type ActiveLoyaltyProgram = NonNullable<LoyaltySettings["loyalty_program"]>;

/**
 * Returns the company's active loyalty program, fetched while `enabled`; null until it is loaded, and
 * where there is none. A failure is only reported, as for every call (conformance 8.19).
 */
export function useLoyaltyProgram(
  companyId: string,
  enabled: boolean,
): ActiveLoyaltyProgram | null {
  const [program, setProgram] = useState<ActiveLoyaltyProgram | null>(null);
  useEffect(() => {
    if (!enabled) return;
    const stop = new AbortController();
    browserApi("readLoyaltySettings", { params: { companyId } }, { signal: stop.signal }).then(
      ({ loyalty_program: found }) => setProgram(found?.active ? found : null),
      () => undefined,
    );
    return () => stop.abort();
  }, [companyId, enabled]);
  return program;
}

/** Returns the client's available points, fetched while `enabled`; null until they are loaded. */
export function useClientPoints(companyId: string, clientId: string | null, enabled: boolean) {
  const [points, setPoints] = useState<number | null>(null);
  useEffect(() => {
    if (!(enabled && clientId)) return;
    const stop = new AbortController();
    browserApi("readClient", { params: { companyId, clientId } }, { signal: stop.signal }).then(
      ({ available_points }) => setPoints(available_points),
      () => undefined,
    );
    return () => stop.abort();
  }, [companyId, clientId, enabled]);
  return points;
}
