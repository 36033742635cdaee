import { watchDisplayMode } from "../install/display-mode.ts";
import { savedClientId } from "../session/client/saved-client-id.ts";
import { removeServiceWorkers } from "../session/visit/remove-service-workers.ts";

export type AfterLoadOptions = {
  company: { id: string; language: string | null };
  /** Whether the company's storefront can be installed as an app. */
  installable: boolean;
};

/**
 * The tasks at the start of a visit that can wait until the page is loaded: removes old service workers,
 * verifies the saved client and reports the display mode (conformance 4.28, 4.30, 4.98).
 */
export function runAfterLoad({ company, installable }: AfterLoadOptions): void {
  void removeServiceWorkers();
  void verifyClientWhenOnline(company.id);
  if (installable) watchDisplayMode(company.language);
}

/**
 * Verifies the saved client, and tries again when the network is back if that failed. Most visitors have
 * no saved client, and do not load the code.
 */
async function verifyClientWhenOnline(companyId: string): Promise<void> {
  if (!savedClientId(companyId)) return;
  const module = await import("../session/client/saved-client.ts").catch(() => null);
  if (await module?.verifySavedClientOnce(companyId)) return;
  window.addEventListener("online", () => void verifyClientWhenOnline(companyId), { once: true });
}
