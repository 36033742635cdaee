import { watchDisplayMode } from "../install/display-mode.ts";
import { savedClientId } from "../session/client-id.ts";
import { removeOldWorkers } from "../session/old-workers.ts";

export type Settled = {
  company: { id: string; language: string | null };
  /** Whether the company's storefront can be installed as an app. */
  installable: boolean;
};

/**
 * What a visit begins with that can wait until the page has what it is looked at for: who the visitor
 * is gets verified, how the page is shown is reported, and what an earlier storefront has left is
 * taken away.
 */
export function settled({ company, installable }: Settled): void {
  void removeOldWorkers();
  void verify(company.id);
  if (installable) watchDisplayMode(company.language);
}

/**
 * Verifies the saved client; again when the network is back, where it could not be. Most visitors have
 * none, and no use for the code.
 */
async function verify(companyId: string): Promise<void> {
  if (!savedClientId(companyId)) return;
  const module = await import("../session/saved-client.ts").catch(() => null);
  if (await module?.verifySavedClient(companyId)) return;
  window.addEventListener("online", () => void verify(companyId), { once: true });
}
