import { watchDisplayMode } from "../install/display-mode.ts";
import { savedClientId } from "../session/client/saved-client-id.ts";
import { removeServiceWorkers } from "../session/visit/remove-service-workers.ts";

export type AfterLoadOptions = {
  company: { id: string; language: string | null };
  /** Whether the company's storefront can be installed as an app. */
  installable: boolean;
};

/**
 * What a visit begins with that can wait until the page has what it is looked at for: who the visitor
 * is gets verified, how the page is shown is reported, and what an earlier storefront has left is
 * taken away.
 */
export function runAfterLoad({ company, installable }: AfterLoadOptions): void {
  void removeServiceWorkers();
  void verifyClientWhenOnline(company.id);
  if (installable) watchDisplayMode(company.language);
}

/**
 * Verifies the saved client; again when the network is back, where it could not be. Most visitors have
 * none, and no use for the code.
 */
async function verifyClientWhenOnline(companyId: string): Promise<void> {
  if (!savedClientId(companyId)) return;
  const module = await import("../session/client/saved-client.ts").catch(() => null);
  if (await module?.verifySavedClientOnce(companyId)) return;
  window.addEventListener("online", () => void verifyClientWhenOnline(companyId), { once: true });
}
