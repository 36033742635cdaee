import { useEffect, useEffectEvent } from "react";
import { preloadPage } from "../lazy/lazy-pages.ts";
import { whenLoaded } from "../lazy/when-loaded.ts";
import { reportVisit } from "../session/visit/report-visit.ts";
import { saveUtm } from "../session/visit/utm.ts";
import type { AfterLoadOptions } from "./after-load.ts";

type VisitStartOptions = AfterLoadOptions & {
  company: { id: string; timezone: string; language: string | null };
  now: Date;
};

/** Milliseconds after the page's `load` event at which the tasks of `after-load.ts` run. */
const AFTER_LOAD_MS = 3_000;

/** The routes of the menu, where most visitors go from the page on which they enter. */
const MENU_ROUTES = ["routes/menu-layout", "routes/products"];

/** Loads and runs the tasks of `after-load.ts`; without a network, once it is back. */
async function runAfterLoadWhenOnline(page: AfterLoadOptions): Promise<void> {
  const module = await import("./after-load.ts").catch(() => null);
  if (module) module.runAfterLoad(page);
  else window.addEventListener("online", () => void runAfterLoadWhenOnline(page), { once: true });
}

/**
 * Starts a visit in the browser, on the page where the visitor enters: keeps the UTM parameters for
 * orders, counts the visit, loads the menu's code, and later runs the tasks of `after-load.ts` (conformance
 * 4.28 to 4.30, decision 14).
 */
export function useVisitStart({ company, installable, now }: VisitStartOptions): void {
  const start = useEffectEvent((search: string) => {
    saveUtm(company.id, search);
    void reportVisit(company, search, now);
    const wait = () =>
      setTimeout(() => void runAfterLoadWhenOnline({ company, installable }), AFTER_LOAD_MS);
    // The rest of the page is loaded first.
    whenLoaded(wait);
  });
  // The company stays the same during a visit; only its data may be refreshed.
  useEffect(() => start(window.location.search), []);
  useEffect(() => MENU_ROUTES.forEach(preloadPage), []);
}
