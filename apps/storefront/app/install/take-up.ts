import { emit } from "../analytics/events.ts";
import { forgetPrompt, type InstallPrompt } from "./install-prompt.ts";

/**
 * Asks the visitor (spec §4, Install prompt): accepted, the offer is over; declined, the browser
 * makes it anew when it likes to. One that it has taken back, too, is over.
 */
export async function takeUp(prompt: InstallPrompt): Promise<void> {
  try {
    await prompt.prompt();
    const { outcome } = await prompt.userChoice;
    if (outcome === "accepted") forgetPrompt(prompt);
    emit({ event: outcome === "accepted" ? "install" : "install_cancelled" });
  } catch {
    forgetPrompt(prompt);
  }
}
