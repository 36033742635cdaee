import { useCompanySite } from "../company/company-site.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useInstallPrompt } from "./install-prompt.ts";
import { needsManualInstall } from "./needs-manual-install.ts";
import { offersApp } from "./offers-app.ts";

/**
 * Whether the visitor can be offered the app now (spec §2, Footer variants): the browser lets it be
 * installed, or it is done by hand.
 */
export function useInstallable(): boolean {
  const prompt = useInstallPrompt();
  const alive = useHydrated();
  const offers = offersApp(useCompanySite());
  return offers && (prompt !== null || (alive && needsManualInstall()));
}
