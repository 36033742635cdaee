import { useEffect, useEffectEvent } from "react";
import { rememberUtm } from "../session/utm.ts";
import { countVisit } from "../session/visit.ts";
import type { Settled } from "./settled.ts";

type Arrival = Settled & {
  company: { id: string; timezone: string; language: string | null };
  now: Date;
};

/** After this a page has what it is looked at for. */
const SETTLED_MS = 3_000;

/** What waits for the page to have settled, code included; without a network, for the network too. */
async function settle(page: Settled): Promise<void> {
  const module = await import("./settled.ts").catch(() => null);
  if (module) module.settled(page);
  else window.addEventListener("online", () => void settle(page), { once: true });
}

/**
 * What happens once a visit, in the browser, where the visitor enters: where they came from is kept
 * for their orders and the visit is counted; once the page has settled, the rest of `settled.ts`
 * (conformance 4.28 to 4.30; decision 14).
 */
export function useArrival({ company, installable, now }: Arrival): void {
  const arrive = useEffectEvent((search: string) => {
    rememberUtm(company.id, search);
    void countVisit(company, search, now);
    const wait = () => setTimeout(() => void settle({ company, installable }), SETTLED_MS);
    // What has still to come of the page comes first.
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
  // The company does not change while a visitor walks around; its data may be refreshed.
  useEffect(() => arrive(window.location.search), []);
}
