import { useEffect, useEffectEvent } from "react";
import { removeOldWorkers } from "./old-workers.ts";
import { rememberUtm } from "./utm.ts";
import { countVisit } from "./visit.ts";

type Arrival = { company: { id: string; timezone: string }; now: Date };

/**
 * What happens once a visit, in the browser, where the visitor enters: where they came from is kept
 * for their orders, the visit is counted, and what an earlier storefront has left is taken away
 * (spec §2, Query parameters read on entry; §4, Startup).
 */
export function useArrival({ company, now }: Arrival): void {
  const arrive = useEffectEvent((search: string) => {
    rememberUtm(company.id, search);
    void countVisit(company, search, now);
    void removeOldWorkers();
  });
  // The company does not change while a visitor walks around; its data may be fetched anew.
  useEffect(() => arrive(window.location.search), []);
}
