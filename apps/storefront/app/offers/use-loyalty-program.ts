import type { LoyaltySettings } from "@comanda/contract/clients/loyalty";
import { useEffect, useMemo, useState } from "react";
import { browserApi } from "../api/browser-api.ts";
import { type Translate, useText } from "../i18n/text.ts";

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
  const t = useText();
  return useMemo(() => program && withRewardNames(program, t), [program, t]);
}

/** Returns the program; a reward of another backend without a name is called by its points. */
function withRewardNames(program: ActiveLoyaltyProgram, t: Translate): ActiveLoyaltyProgram {
  const rewards = program.rewards.map((reward) => ({
    ...reward,
    name: reward.name || t("loyalty.points", { points: reward.required_points }),
  }));
  return { ...program, rewards };
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
