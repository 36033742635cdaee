import { emit } from "../analytics/events.ts";
import { clearInstallPrompt, type InstallPrompt } from "./install-prompt.ts";

/** The offer that the visitor is being asked about. */
let asking: InstallPrompt | null = null;

/**
 * Asks the visitor (spec §4, Install prompt): accepted, the offer is over; declined, it stays. A
 * browser lets one offer be asked about once: false where it asks no more, until it makes another.
 */
export async function promptInstall(prompt: InstallPrompt): Promise<boolean> {
  if (asking === prompt) return true;
  asking = prompt;
  try {
    await prompt.prompt();
    const { outcome } = await prompt.userChoice;
    if (outcome === "accepted") clearInstallPrompt(prompt);
    emit({ event: outcome === "accepted" ? "install" : "install_cancelled" });
    return true;
  } catch {
    return false;
  } finally {
    asking = null;
  }
}
