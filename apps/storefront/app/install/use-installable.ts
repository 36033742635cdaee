import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import { useCompanySite } from "../company/company-site.tsx";
import { useInstallPrompt } from "./kept-install-prompt.ts";
import { needsManualInstall } from "./needs-manual-install.ts";
import { offersApp } from "./offers-app.ts";

/**
 * Returns whether the footer offers the app now (conformance 2.39): the browser has an install prompt,
 * or the app can be installed by hand.
 */
export function useInstallable(): boolean {
  const prompt = useInstallPrompt();
  const hydrated = useHydrated();
  const offers = offersApp(useCompanySite());
  return offers && (prompt !== null || (hydrated && needsManualInstall()));
}
