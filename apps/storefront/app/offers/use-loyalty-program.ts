import type { LoyaltySettings } from "@comanda/contract/clients/loyalty";
import { useEffect, useState } from "react";
import { browserApi } from "../api/browser-api.ts";

export type ActiveLoyaltyProgram = NonNullable<LoyaltySettings["loyalty_program"]>;

/**
 * The company's active loyalty program, asked for once the page is there; null until then, and
 * where there is none. That it could not be had is reported as any failed call is, and nothing else
 * (spec §8).
 */
export function useLoyaltyProgram(companyId: string, wanted: boolean): ActiveLoyaltyProgram | null {
  const [program, setProgram] = useState<ActiveLoyaltyProgram | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    browserApi("readLoyaltySettings", { params: { companyId } }, { signal: stop.signal }).then(
      ({ loyalty_program: found }) => setProgram(found?.active ? found : null),
      () => undefined,
    );
    return () => stop.abort();
  }, [companyId, wanted]);
  return program;
}

/** The points that the order's client has now; null until they are known, and while not wanted. */
export function useClientPoints(companyId: string, clientId: string | null, wanted: boolean) {
  const [points, setPoints] = useState<number | null>(null);
  useEffect(() => {
    if (!(wanted && clientId)) return;
    const stop = new AbortController();
    browserApi("readClient", { params: { companyId, clientId } }, { signal: stop.signal }).then(
      ({ available_points }) => setPoints(available_points),
      () => undefined,
    );
    return () => stop.abort();
  }, [companyId, clientId, wanted]);
  return points;
}
