import { useEffect, useEffectEvent } from "react";
import { removeOldWorkers } from "../session/old-workers.ts";
import { rememberUtm } from "../session/utm.ts";
import { countVisit } from "../session/visit.ts";

type Arrival = {
  company: { id: string; timezone: string; language: string | null };
  /** Whether the company's storefront can be installed as an app. */
  installable: boolean;
  now: Date;
};

/** After this a page has what it is looked at for. */
const SETTLED_MS = 3_000;

/** Nobody waits for it: where it cannot be had, nothing is missing. */
async function loadDisplayMode(language: string | null): Promise<void> {
  const module = await import("../install/display-mode.ts").catch(() => null);
  module?.watchDisplayMode(language);
}

/**
 * What happens once a visit, in the browser, where the visitor enters: where they came from is kept
 * for their orders, the visit is counted, how the page is shown is reported, and what an earlier
 * storefront has left is taken away (spec §2, Query parameters read on entry; §4, Startup).
 */
export function useArrival({ company, installable, now }: Arrival): void {
  const arrive = useEffectEvent((search: string) => {
    rememberUtm(company.id, search);
    void countVisit(company, search, now);
    void removeOldWorkers();
    if (installable) setTimeout(() => void loadDisplayMode(company.language), SETTLED_MS);
  });
  // The company does not change while a visitor walks around; its data may be fetched anew.
  useEffect(() => arrive(window.location.search), []);
}
