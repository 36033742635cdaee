import { useEffect, useEffectEvent } from "react";
import { reportVisit } from "../session/visit/report-visit.ts";
import { saveUtm } from "../session/visit/utm.ts";
import type { AfterLoadOptions } from "./after-load.ts";

type Arrival = AfterLoadOptions & {
  company: { id: string; timezone: string; language: string | null };
  now: Date;
};

/** After this a page has what it is looked at for. */
const AFTER_LOAD_MS = 3_000;

/** What waits for the page to have settled, code included; without a network, for the network too. */
async function runAfterLoadWhenOnline(page: AfterLoadOptions): Promise<void> {
  const module = await import("./after-load.ts").catch(() => null);
  if (module) module.runAfterLoad(page);
  else window.addEventListener("online", () => void runAfterLoadWhenOnline(page), { once: true });
}

/**
 * What happens once a visit, in the browser, where the visitor enters: where they came from is kept
 * for their orders and the visit is counted; once the page has settled, the rest of `settled.ts`
 * (conformance 4.28 to 4.30; decision 14).
 */
export function useVisitStart({ company, installable, now }: Arrival): void {
  const arrive = useEffectEvent((search: string) => {
    saveUtm(company.id, search);
    void reportVisit(company, search, now);
    const wait = () =>
      setTimeout(() => void runAfterLoadWhenOnline({ company, installable }), AFTER_LOAD_MS);
    // What has still to come of the page comes first.
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
  // The company does not change while a visitor walks around; its data may be refreshed.
  useEffect(() => arrive(window.location.search), []);
}
