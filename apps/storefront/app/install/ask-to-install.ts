import { emit } from "../analytics/events.ts";
import { clearInstallPrompt, type InstallPrompt } from "./kept-install-prompt.ts";

/** The prompt that is open now. */
let openPrompt: InstallPrompt | null = null;

/**
 * Shows the browser's install prompt and reports the visitor's choice (conformance 4.97). An accepted
 * prompt is removed. Returns false if the browser does not show the prompt again.
 */
export async function askToInstall(prompt: InstallPrompt): Promise<boolean> {
  if (openPrompt === prompt) return true;
  openPrompt = prompt;
  try {
    await prompt.prompt();
    const { outcome } = await prompt.userChoice;
    if (outcome === "accepted") clearInstallPrompt(prompt);
    emit({ event: outcome === "accepted" ? "install" : "install_cancelled" });
    return true;
  } catch {
    return false;
  } finally {
    openPrompt = null;
  }
}
